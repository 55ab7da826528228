import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { minimumOrderOf } from './minimum-order.ts'

const area = (minimumOrder: number) => ({ minimumOrder: cents(minimumOrder) })
const near = area(1200)
const far = area(2500)

test.each([
  ['one area, below it', [near], 650, 'missing', 550],
  ['one area, one cent below it', [near], 1199, 'missing', 1],
  ['one area, exactly reached', [near], 1200, 'reached', 0],
  ['several areas, below the lowest', [far, near], 650, 'missing', 550],
  ['several areas, between lowest and highest', [far, near], 1200, 'depends', 0],
  ['several areas, all reached', [far, near], 2500, 'reached', 0],
  ['an area without a minimum beside one with', [area(0), near], 0, 'depends', 0],
])('the minimum order: %s', (_, areas, goods, state, missing) => {
  expect(minimumOrderOf(areas, cents(goods))).toMatchObject({ state, missing })
})

test.each([
  ['no area', []],
  ['areas without a minimum', [area(0), area(0)]],
])('there is nothing to reach with %s', (_, areas) => {
  expect(minimumOrderOf(areas, cents(0))).toBeUndefined()
})
