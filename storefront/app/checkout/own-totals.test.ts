import { expect, test } from 'vitest'
import { cents, zero } from '#domain/money.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { mitte } from '#domain/test/quote-fixture.ts'
import { ownTotals } from './own-totals.ts'

const lines = [cartLine('a', productItem('carbonara'), 1000)]

test('the browser counts fee and surcharge as the shop does', () => {
  const charged = ownTotals(lines, mitte, [], zero, { surchargeBelowMinimum: true })
  expect(charged).toMatchObject({ goods: 1000, delivery: 750, surcharge: 500, total: 1750 })
  expect(ownTotals(lines, mitte, [], zero)).toMatchObject({ delivery: 250, surcharge: 0, total: 1250 })
})

test('the fee falls by the steps of the area', () => {
  const area = { ...mitte, feeSteps: [{ from: cents(1000), deliveryPrice: cents(120) }] }
  expect(ownTotals(lines, area, [], zero).delivery).toBe(120)
})

test('without an area nothing is brought, and points are taken off', () => {
  const totals = ownTotals(lines, undefined, [], zero, { discount: cents(300) })
  expect(totals).toMatchObject({ delivery: 0, discount: 300, total: 700 })
})

test('R-V1 reusable containers are in the sum at once', () => {
  const totals = ownTotals(lines, undefined, [], zero, { reusableDeposit: cents(500) })
  expect(totals).toMatchObject({ goods: 1000, deposit: 500, reusableDeposit: 500, total: 1500 })
})
