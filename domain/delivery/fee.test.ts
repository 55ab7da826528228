import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { mitte } from '../test/quote-fixture.ts'
import { deliveryCost, deliveryFee, missingToFree, missingToMinimum } from './fee.ts'

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

describe('the fee with steps', () => {
  const stepped = {
    ...mitte,
    feeSteps: [
      { from: cents(1500), deliveryPrice: cents(200) },
      { from: cents(2000), deliveryPrice: cents(99) },
    ],
  }

  test.each([
    [0, 250],
    [1499, 250],
    [1500, 200],
    [1999, 200],
    [2000, 99],
    [2999, 99],
    [3000, 0],
  ])('for goods of %i cents is %i', (goods, fee) => {
    expect(deliveryFee(stepped, cents(goods))).toBe(fee)
  })

  test('keeps to the last step where delivery is never free', () => {
    expect(deliveryFee({ ...stepped, freeDeliveryThreshold: cents(0) }, cents(99_999))).toBe(99)
  })

  test('may fall to nothing, and rise again', () => {
    const odd = {
      ...stepped,
      feeSteps: [
        { from: cents(500), deliveryPrice: cents(0) },
        { from: cents(900), deliveryPrice: cents(400) },
      ],
    }
    expect([499, 500, 900].map((goods) => deliveryFee(odd, cents(goods)))).toEqual([250, 0, 400])
  })
})

describe('the cost of a delivery', () => {
  test.each<[string, boolean, number, number, number]>([
    ['below the minimum with a surcharge', true, 1040, 460, 710],
    ['below the minimum without one', false, 1040, 0, 250],
    ['at the minimum', true, 1500, 0, 250],
    ['above the free delivery', true, 3000, 0, 0],
    ['of nothing', true, 0, 0, 250],
  ])('%s', (_, surchargeBelowMinimum, goods, surcharge, delivery) => {
    expect(deliveryCost(mitte, cents(goods), { surchargeBelowMinimum })).toEqual({ delivery, surcharge })
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
