import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { minimumOrderOf } from './minimum-order.ts'

const area = (zipcode: string, minimumOrder: number) => ({ zipcode, minimumOrder: cents(minimumOrder) })
const near = area('12045, 12047', 1200)
const far = area('12099', 2500)

test.each([
  ['one area, below it', [near], 650, 'missing', 550],
  ['one area, one cent below it', [near], 1199, 'missing', 1],
  ['one area, exactly reached', [near], 1200, 'reached', 0],
  ['several areas, below the lowest', [far, near], 650, 'missing', 550],
  ['several areas, between lowest and highest', [far, near], 1200, 'depends', 0],
  ['several areas, all reached', [far, near], 2500, 'reached', 0],
  ['an area without a minimum beside one with', [area('1', 0), near], 0, 'depends', 0],
])('the minimum order: %s', (_, areas, goods, state, missing) => {
  expect(minimumOrderOf(areas, cents(goods))).toMatchObject({ state, missing })
})

test.each([
  ['no area', []],
  ['areas without a minimum', [area('1', 0), area('2', 0)]],
])('there is nothing to reach with %s', (_, areas) => {
  expect(minimumOrderOf(areas, cents(0))).toBeUndefined()
})
