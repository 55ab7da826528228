import { expect, test } from 'vitest'
import { createPressGuard } from './press-guard.ts'

function guardAt() {
  const clock = { now: 0 }
  return { clock, guard: createPressGuard(() => clock.now) }
}

test('while a change is on its way a second press on its order is not taken, one on another order is', () => {
  const { guard } = guardAt()
  expect([guard.take('a'), guard.take('a'), guard.take('b')]).toEqual([true, false, true])
})

test('a press right after a change does not hit the card that has moved under the finger', () => {
  const { clock, guard } = guardAt()
  guard.take('a')
  guard.release('a', true)
  clock.now = 650
  expect(guard.take('b')).toBe(false)
  clock.now = 750
  expect(guard.take('b')).toBe(true)
})

test('after a change that failed nothing has moved, so every order can be pressed again at once', () => {
  const { guard } = guardAt()
  guard.take('a')
  guard.release('a', false)
  expect(guard.take('b')).toBe(true)
})

test('the order itself can be pressed again right after it has moved', () => {
  const { guard } = guardAt()
  guard.take('a')
  guard.release('a', true)
  expect(guard.take('a')).toBe(true)
})
