import { expect, test } from 'vitest'
import { slotPick } from '../test/item-fixture.ts'
import { combo, fries, lunchCombo, salad, saverCombo, slot } from '../test/menu-fixture.ts'
import { cents } from '../money.ts'
import { discountPrice, saving, singlePrice } from './combo.ts'

test.each([
  [1290, 10, 1161],
  [1290, 0, 1290],
  [1290, 100, 0],
  [995, 10, 896],
])('%i cents with a discount of %i percent cost %i', (price, discount, expected) => {
  expect(discountPrice(cents(price), discount)).toBe(expected)
})

test('the single price takes the cheapest product of every slot at the slot’s size', () => {
  expect(singlePrice(lunchCombo)).toBe(990 + 450 + 290)
  expect(singlePrice(combo('odd', 100, [slot('side', 'bucket', [fries, salad])]))).toBe(0)
})

test('R-P4 the saving compares the picked products bought singly with the discounted price', () => {
  const picks = [slotPick('main', 'burger'), slotPick('side', 'salad'), slotPick('drink', 'cola')]
  expect(saving(saverCombo, picks)).toBe(990 + 520 + 290 - 1161)
})

test('R-P4 a combo that is not cheaper than its parts saves nothing', () => {
  expect(saving(saverCombo, [slotPick('side', 'salad')])).toBe(0)
})
