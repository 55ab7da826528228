import { describe, expect, test } from 'vitest'
import { cents, sum } from '../money.ts'
import { totals, type TotalsInput } from './totals.ts'

const line = (price: number, deposit = 0) => ({ price: cents(price), deposit: cents(deposit) })

/** The cart of ux.md 3.7: pizza, cola and a combo with a cola. */
const example: TotalsInput = {
  lines: [line(990), line(290, 25), line(1290, 25)],
  delivery: cents(250),
  discount: cents(300),
  taxes: [],
  tip: cents(200),
}

describe('totals', () => {
  test('of a shop whose prices include tax add nothing', () => {
    expect(totals(example)).toEqual({
      goods: 2570,
      deposit: 50,
      delivery: 250,
      price: 2870,
      discount: 300,
      taxPercent: 0,
      tax: 0,
      taxItems: [],
      tip: 200,
      total: 2770,
    })
  })

  test('of a shop with one add-on tax put it on items and delivery less the discount', () => {
    const withTax = totals({ ...example, taxes: [{ name: 'VAT', value: 7 }] })
    expect(withTax).toMatchObject({
      taxPercent: 7,
      tax: 180,
      total: 2950,
      taxItems: [{ name: 'VAT', value: 180 }],
    })
  })

  test('sum several taxes, round once, and share the tax among them', () => {
    const { tax, taxPercent, taxItems } = totals({
      ...example,
      taxes: [
        { name: 'State', value: 4.5 },
        { name: 'City', value: 2.5 },
      ],
    })
    expect([taxPercent, tax]).toEqual([7, 180])
    expect(sum(taxItems.map(({ value }) => value))).toBe(tax)
    expect(taxItems).toEqual([
      { name: 'State', value: 116 },
      { name: 'City', value: 64 },
    ])
  })

  test('of an empty cart are the tip', () => {
    expect(totals({ ...example, lines: [], delivery: cents(0), discount: cents(0) }).total).toBe(200)
  })
})
