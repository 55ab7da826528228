import { expect, test } from 'vitest'
import { clampQuantity, isQuantity } from './quantity.ts'

test.each([
  [0, 1],
  [7, 6],
  [2.4, 2],
  [2.5, 3],
  [NaN, 1],
  [-3, 1],
  [Infinity, 6],
  [3, 3],
])('a typed quantity of %s becomes %i', (typed, expected) => {
  expect(clampQuantity(typed)).toBe(expected)
})

test.each([0, 7, 2.5, NaN, -1])('%s may not be ordered', (qty) => {
  expect(isQuantity(qty)).toBe(false)
})

test.each([1, 6])('%i may be ordered', (qty) => {
  expect(isQuantity(qty)).toBe(true)
})
