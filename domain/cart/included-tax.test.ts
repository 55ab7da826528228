import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VatClass } from '#contract/menu.ts'
import { priceParts, type PricePart } from '../menu/line-price.ts'
import { cents } from '../money.ts'
import { lunch, productItem } from '../test/item-fixture.ts'
import { menu } from '../test/menu-fixture.ts'
import { validItem } from '../test/valid-item.ts'
import { includedTaxes, vatRate, type IncludedTaxInput } from './included-tax.ts'

const date = '2026-11-20'
const part = (vatClass: VatClass, gross: number, deposit = 0): PricePart => ({
  vatClass,
  gross: cents(gross),
  deposit: cents(deposit),
})
const contained = (more: Partial<IncludedTaxInput>) =>
  includedTaxes({ parts: [], delivery: cents(0), discount: cents(0), deliverType: 'delivery', date, ...more })

describe('the rates', () => {
  test.each<[VatClass, number, number]>([
    ['food', 7, 7],
    ['drink', 19, 19],
    ['milk_drink', 7, 19],
    ['luxury', 19, 7],
  ])('%s pays %i percent away and %i percent at a table', (vatClass, away, table) => {
    expect(vatRate(vatClass, 'delivery', date)).toBe(away)
    expect(vatRate(vatClass, 'takeaway', date)).toBe(away)
    expect(vatRate(vatClass, 'curbside', date)).toBe(away)
    expect(vatRate(vatClass, 'table', date)).toBe(table)
  })
})

test('R-T2 R-T3 the worked example of pizza, cola and a combo is split as the law wants it', () => {
  const items = [
    productItem('margherita', { sizeId: 'medium' }),
    productItem('cola', { sizeId: 'can' }),
    lunch(),
  ]
  const parts = items.flatMap((item) => priceParts(menu, item))
  expect(contained({ parts, delivery: cents(250), discount: cents(300) })).toEqual([
    { name: 'VAT', rate: 7, gross: 2024, net: 1892, value: 132 },
    { name: 'VAT', rate: 19, gross: 546, net: 459, value: 87 },
  ])
})

test('R-T1 the same drink with milk changes its rate at a table', () => {
  const parts = [part('milk_drink', 350)]
  expect(contained({ parts }).map(({ rate }) => rate)).toEqual([7])
  expect(contained({ parts, deliverType: 'table' }).map(({ rate }) => rate)).toEqual([19])
})

test('an empty cart contains no tax', () => {
  expect(contained({})).toEqual([])
})

test('a rate that nothing is left of is not listed', () => {
  expect(contained({ parts: [part('food', 0), part('drink', 290)] }).map(({ rate }) => rate)).toEqual([19])
})

test('R-T3 gross amounts add up, net and tax make gross, and nothing is below zero', () => {
  fc.assert(
    fc.property(
      fc.array(validItem, { minLength: 1, maxLength: 6 }),
      fc.nat(1000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom('delivery' as const, 'takeaway' as const, 'table' as const),
      (items, fee, points, deliverType) => {
        const parts = items.flatMap((item) => priceParts(menu, item))
        const goods = parts.reduce((all, one) => all + one.gross, 0)
        const deposit = parts.reduce((all, one) => all + one.deposit, 0)
        const discount = Math.floor(goods * points)
        const taxes = contained({ parts, delivery: cents(fee), discount: cents(discount), deliverType })
        expect(taxes.reduce((all, tax) => all + tax.gross, 0)).toBe(goods + deposit + fee - discount)
        for (const { gross, net, value, rate } of taxes) {
          expect(net + value).toBe(gross)
          expect(Math.min(gross, net, value)).toBeGreaterThanOrEqual(0)
          expect(Math.abs(net * (1 + rate / 100) - gross)).toBeLessThan(1)
        }
      },
    ),
  )
})
