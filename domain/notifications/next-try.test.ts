import { expect, test } from 'vitest'
import { MAX_TRIES, waitAfter } from './next-try.ts'

test('each wait is twice as long as the one before, up to a day', () => {
  const seconds = Array.from({ length: MAX_TRIES - 1 }, (_, tries) => waitAfter(tries + 1)! / 1000)
  expect(seconds.slice(0, 4)).toEqual([15, 30, 60, 120])
  expect(Math.max(...seconds)).toBe(86_400)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
})

test('after the last try there is no other', () => {
  expect(waitAfter(MAX_TRIES - 1)).toBeDefined()
  expect(waitAfter(MAX_TRIES)).toBeUndefined()
})
