import { expect, test } from 'vitest'
import { moved, moveOf } from './calendar-moves.ts'

const range = { first: '2026-11-20', last: '2027-05-18' }

test.each([
  ['ArrowRight', '2026-11-25', '2026-11-26'],
  ['ArrowLeft', '2026-11-25', '2026-11-24'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['ArrowUp', '2026-12-02', '2026-11-25'],
  ['Home', '2026-11-25', '2026-11-23'],
  ['End', '2026-11-25', '2026-11-29'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-15', '2026-12-15'],
])('%s leads from %s to %s (A-33)', (key, from, to) => {
  expect(moved(from, moveOf(key, false)!, range)).toBe(to)
})

test('no key leads out of what can be reserved', () => {
  expect(moved('2026-11-20', 'day before', range)).toBe('2026-11-20')
  expect(moved('2026-11-25', 'month before', range)).toBe('2026-11-20')
  expect(moved('2027-05-17', 'month after', range)).toBe('2027-05-18')
})

test('from right to left the left arrow goes on', () => {
  expect([moveOf('ArrowLeft', true), moveOf('ArrowRight', true)]).toEqual(['day after', 'day before'])
})

test('other keys are left alone', () => {
  expect(['Tab', 'a', 'constructor'].map((key) => moveOf(key, false))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
