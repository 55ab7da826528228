import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { earnedPoints } from './earned-points.ts'

test.each([
  ['5', 1990, 100],
  ['2.5', 1000, 25],
  ['2,5', 1000, 25],
  [' 10 ', 995, 100],
  ['0', 1990, 0],
  ['', 1990, 0],
  ['-5', 1990, 0],
  ['many', 1990, 0],
  ['500', 1990, 1990],
  ['5', 0, 0],
])('a percent of "%s" makes of %i cents %i points', (setting, goods, points) => {
  expect(earnedPoints(cents(goods), setting)).toBe(points)
})
