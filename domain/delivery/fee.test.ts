import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { mitte } from '../test/quote-fixture.ts'
import { deliveryFee, missingToFree, missingToMinimum } from './fee.ts'

const neverFree = { ...mitte, freeDeliveryThreshold: cents(0) }

describe('the fee', () => {
  test.each([
    [0, 250],
    [2999, 250],
    [3000, 0],
    [5000, 0],
  ])('for goods of %i cents is %i', (goods, fee) => {
    expect(deliveryFee(mitte, cents(goods))).toBe(fee)
  })

  test('never falls away with a threshold of 0', () => {
    expect(deliveryFee(neverFree, cents(99_999))).toBe(250)
  })
})

test.each([
  [1040, 460],
  [1500, 0],
  [1501, 0],
])('goods of %i cents miss %i to the minimum order', (goods, missing) => {
  expect(missingToMinimum(mitte, cents(goods))).toBe(missing)
})

test.each([
  [2690, 310],
  [3000, 0],
])('goods of %i cents miss %i to free delivery', (goods, missing) => {
  expect(missingToFree(mitte, cents(goods))).toBe(missing)
})

test('there is nothing to reach where delivery is never free, or always', () => {
  expect(missingToFree(neverFree, cents(100))).toBeUndefined()
  expect(missingToFree({ ...mitte, deliveryPrice: cents(0) }, cents(100))).toBeUndefined()
})
