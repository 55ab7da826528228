import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { comboWorth } from './combo-worth.ts'

const prices: Record<string, number> = { margherita: 900, tonno: 1_100, cola: 300 }
const priceOf = (product: string, size: string) =>
  prices[product] === undefined || size === 'bucket' ? undefined : cents(prices[product])
const slot = (products: string[], sizeId = 'normal') => ({
  id: products.join(),
  name: '',
  translations: {},
  sizeId,
  products,
})
const pizza = slot(['margherita', 'tonno', 'gone'])
const drink = slot(['cola'])

test.each([
  ['is cheaper than its cheapest parts', 1_000, 0, { pays: 1_000, isDearer: false }],
  ['costs as much as its cheapest parts', 1_200, 0, { pays: 1_200, isDearer: false }],
  ['is cheaper than its dearest parts alone', 1_201, 0, { pays: 1_201, isDearer: true }],
  ['is cheaper after its discount', 1_300, 10, { pays: 1_170, isDearer: false }],
])('a combo that %s', (_title, price, discount, expected) => {
  expect(comboWorth({ price: cents(price), discount, slots: [pizza, drink] }, priceOf)).toEqual({
    ...expected,
    singly: { least: 1_200, most: 1_400 },
  })
})

test('a combo with a slot that has nothing to choose cannot be compared', () => {
  const slots = [pizza, slot(['cola'], 'bucket')]
  expect(comboWorth({ price: cents(100), discount: 0, slots }, priceOf)).toBeUndefined()
})
