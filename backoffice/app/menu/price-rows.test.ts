import { expect, test } from 'vitest'
import { cents, zero } from '#domain/money.ts'
import { withDeposit, withPrice } from './price-rows.ts'

const small = { sizeId: 'small', price: cents(300), deposit: cents(15) }
const large = { sizeId: 'large', price: cents(500), deposit: zero }

test('a size without a price has no row, and the others stay as they are', () => {
  expect(withPrice([small, large], 'small', null, small.deposit)).toEqual([large])
})

test('a price that is typed again brings the deposit back that the size had', () => {
  expect(withPrice([large], 'small', cents(320), cents(15))).toEqual([
    large,
    { sizeId: 'small', price: cents(320), deposit: cents(15) },
  ])
})

test('another price leaves the deposit of its row alone', () => {
  expect(withPrice([small, large], 'small', cents(320), zero)).toEqual([
    { ...small, price: cents(320) },
    large,
  ])
})

test('an emptied deposit is none', () => {
  expect(withDeposit([small, large], 'small', null)).toEqual([{ ...small, deposit: zero }, large])
})
