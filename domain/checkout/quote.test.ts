import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../hours/day-plan.ts'
import { messages } from '../messages.ts'
import { cents } from '../money.ts'
import { anyItem } from '../test/any-item.ts'
import { lunch, menuItem, productItem, slotPick } from '../test/item-fixture.ts'
import { eveningWeek, mitte, quoteInput, rules } from '../test/quote-fixture.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteCart } from './quote.ts'

const quote = (more: Partial<QuoteInput> = {}) => quoteCart(quoteInput(more))
const toMitte = (more: Partial<QuoteInput> = {}) =>
  quote({ deliverType: 'delivery', areaId: 'mitte', ...more })
/** Food is delivered until 18:30 only. */
const earlyDelivery: DayPlan = {
  ...eveningWeek,
  ways: { delivery: { week: { Friday: [{ start: '17:00', end: '18:30' }] }, dates: {} } },
}
const pasta = (qty: number) => productItem('carbonara', { qty })

describe('what a cart costs', () => {
  test('a takeaway of one dish costs the dish', () => {
    expect(quote()).toMatchObject({
      lines: [
        {
          kind: 'productItem',
          productId: 'carbonara',
          name: 'Carbonara',
          qty: 1,
          unitPrice: 1090,
          price: 1090,
          deposit: 0,
        },
      ],
      totals: { goods: 1090, delivery: 0, price: 1090, discount: 0, tax: 0, tip: 0, total: 1090 },
      problems: [],
    })
  })

  test('the worked example of the tax rules comes out to the cent', () => {
    const items = [
      productItem('margherita', { sizeId: 'medium' }),
      productItem('cola', { sizeId: 'can' }),
      lunch(),
    ]
    const { totals, problems } = toMitte({ items, useProfit: true, balance: cents(300), tip: cents(200) })
    expect(problems).toEqual([])
    expect(totals).toMatchObject({
      goods: 2570,
      deposit: 50,
      delivery: 250,
      price: 2870,
      discount: 300,
      tax: 0,
      total: 2770,
    })
    expect(totals.includedTaxes.map(({ rate, gross, value }) => [rate, gross, value])).toEqual([
      [7, 2024, 132],
      [19, 546, 87],
    ])
  })

  test('a shop with add-on taxes adds them and contains none', () => {
    const { totals } = quote({
      settings: { ...rules, pricesIncludeTax: false },
      taxes: [{ id: 't', name: 'VAT', value: 7 }],
    })
    expect(totals).toMatchObject({ taxPercent: 7, tax: 76, total: 1166, includedTaxes: [] })
  })

  test('a shop whose prices include tax ignores add-on taxes', () => {
    expect(quote({ taxes: [{ id: 't', name: 'VAT', value: 7 }] }).totals).toMatchObject({
      taxPercent: 0,
      tax: 0,
      total: 1090,
    })
  })

  test('points are a discount and leave a euro of the goods', () => {
    expect(quote({ useProfit: true, balance: cents(300) })).toMatchObject({
      totals: { discount: 300, total: 790 },
      points: { balance: 300, usable: 300, blocked: false },
      problems: [],
    })
    expect(quote({ useProfit: true, balance: cents(5000) }).totals).toMatchObject({
      discount: 990,
      total: 100,
    })
  })

  test('points that are not asked for are shown and take nothing', () => {
    expect(quote({ balance: cents(300) })).toMatchObject({
      totals: { discount: 0, total: 1090 },
      points: { balance: 300, usable: 300, blocked: false },
    })
    expect(quote().points).toBeUndefined()
  })

  test('the highest age limit of all lines counts, and is listed per line', () => {
    const { minAge, lines } = quote({
      items: [pasta(1), menuItem('lunch', lunch().items.with(2, slotPick('drink', 'beer')))],
    })
    expect(minAge).toBe(16)
    expect(lines.map((line) => line.minAge)).toEqual([undefined, 16])
  })

  test('a drink at a table pays the rate of eating in', () => {
    const items = [productItem('latte')]
    const table = quote({ items, deliverType: 'table', settings: { ...rules, allowTable: true } })
    expect(table.totals.includedTaxes.map(({ rate }) => rate)).toEqual([19])
    expect(quote({ items }).totals.includedTaxes.map(({ rate }) => rate)).toEqual([7])
  })
})

describe('delivery', () => {
  test('costs what the area says', () => {
    expect(toMitte({ items: [pasta(2)] })).toMatchObject({
      area: mitte,
      totals: { delivery: 250, total: 2430 },
      problems: [],
    })
  })

  test('is free from the threshold on, counted without deposit', () => {
    expect(toMitte({ items: [pasta(3)] }).totals.delivery).toBe(0)
    const drinks = productItem('beer', { qty: 6 })
    expect(toMitte({ items: [drinks, productItem('cola', { sizeId: 'can', qty: 3 })] }).totals).toMatchObject(
      {
        goods: 2970,
        deposit: 225,
        delivery: 250,
      },
    )
  })

  test('goes to the area of the saved address, whatever area is named beside it', () => {
    const saved = { addressId: 'home', areaId: 'moon', savedAddress: { areaId: 'mitte' } }
    expect(toMitte({ items: [pasta(2)], ...saved })).toMatchObject({ area: mitte, problems: [] })
  })

  test('falls away with takeaway, whatever the area', () => {
    expect(quote({ areaId: 'mitte' })).toMatchObject({
      area: undefined,
      totals: { delivery: 0 },
      problems: [],
    })
  })

  test('below the minimum order is refused with the missing amount', () => {
    expect(toMitte().problems).toEqual([{ field: 'items', message: messages.belowMinimum, missing: 410 }])
  })
})

describe('problems', () => {
  test.each<[string, Partial<QuoteInput>, string, string]>([
    ['an empty cart', { items: [] }, 'items', messages.cartEmpty],
    [
      'a delivery of an empty cart',
      { items: [], deliverType: 'delivery', areaId: 'mitte' },
      'items',
      messages.cartEmpty,
    ],
    ['too many lines', { items: Array.from({ length: 51 }, () => pasta(1)) }, 'items', messages.tooManyLines],
    [
      'a deliver type that is switched off',
      { deliverType: 'curbside' },
      'deliverType',
      messages.deliverTypeNotAllowed,
    ],
    ['a table without sitting at one', { deliverType: 'table' }, 'deliverType', messages.tableUnknown],
    ['a delivery without an area', { deliverType: 'delivery' }, 'areaId', messages.areaMissing],
    [
      'a delivery to an unknown area',
      { deliverType: 'delivery', areaId: 'moon' },
      'areaId',
      messages.areaUnknown,
    ],
    ['an inactive restaurant', { settings: { ...rules, isActive: false } }, 'deliverAt', messages.inactive],
    ['an order for now while closed', { now: '2026-11-20T08:00:00Z' }, 'deliverAt', messages.closed],
    [
      'a delivery for now while only the rest of the restaurant is open',
      { deliverType: 'delivery', areaId: 'mitte', items: [pasta(2)], week: earlyDelivery },
      'deliverAt',
      messages.notDeliveredNow,
    ],
    [
      'a delivery for a time at which only the rest of the restaurant is open',
      {
        deliverType: 'delivery',
        areaId: 'mitte',
        items: [pasta(2)],
        week: earlyDelivery,
        deliverAt: 'later',
        deliverDate: '2026-11-20T20:00:00Z',
      },
      'deliverDate',
      messages.dateOutside,
    ],
    ['an order for later without a time', { deliverAt: 'later' }, 'deliverDate', messages.dateMissing],
    [
      'a time outside the windows',
      { deliverAt: 'later', deliverDate: '2026-11-21T08:00:00Z' },
      'deliverDate',
      messages.dateOutside,
    ],
    [
      'a time before the lead time',
      { deliverAt: 'later', deliverDate: '2026-11-20T18:15:00Z' },
      'deliverDate',
      messages.dateOutside,
    ],
    ['a time that is none', { deliverAt: 'later', deliverDate: 'soon' }, 'deliverDate', messages.dateOutside],
    ['a tip below zero', { tip: cents(-1) }, 'tip', messages.tipNegative],
    ['a tip above a thousand euros', { tip: cents(100_001) }, 'tip', messages.tipTooHigh],
    [
      'a tip where none are taken',
      { tip: cents(1), settings: { ...rules, allowTip: false } },
      'tip',
      messages.tipNotAllowed,
    ],
    ['points of somebody who cannot have any', { useProfit: true }, 'useProfit', messages.pointsNotAllowed],
    [
      'points while the balance is what the cart costs',
      { useProfit: true, balance: cents(1090) },
      'useProfit',
      messages.pointsBlocked,
    ],
    [
      'an address of somebody else',
      { deliverType: 'delivery', addressId: 'theirs', areaId: 'mitte', savedAddress: null },
      'addressId',
      messages.addressUnknown,
    ],
    [
      'a saved address whose area is served no more',
      { deliverType: 'delivery', addressId: 'home', areaId: 'mitte', savedAddress: { areaId: 'moon' } },
      'addressId',
      messages.areaUnknown,
    ],
  ])('%s', (_, more, field, message) => {
    expect(quote(more).problems).toEqual([{ field, message }])
  })

  test('a refused tip stays out of the total', () => {
    expect(quote({ tip: cents(100_001) }).totals).toMatchObject({ tip: 0, total: 1090 })
    expect(quote({ tip: cents(100_000) })).toMatchObject({ totals: { tip: 100_000 }, problems: [] })
  })

  test('a time in a window is accepted while the restaurant is closed', () => {
    const later = {
      deliverAt: 'later' as const,
      deliverDate: '2026-11-21T17:00:00.000Z',
      now: '2026-11-20T08:00:00Z',
    }
    expect(quote(later).problems).toEqual([])
  })

  test('a wrong line is named and left out, the rest is still quoted', () => {
    const { lines, totals, problems } = quote({ items: [productItem('sushi'), pasta(2), pasta(7)] })
    expect(lines.map((line) => line.qty)).toEqual([2])
    expect(totals.total).toBe(2180)
    expect(problems).toEqual([
      { field: 'items', message: messages.unknownProduct, line: 0 },
      { field: 'items', message: messages.wrongQuantity, line: 2 },
    ])
  })

  test('several issues are reported at once', () => {
    const { problems } = quote({
      items: [],
      deliverType: 'delivery',
      tip: cents(-1),
      now: '2026-11-20T08:00:00Z',
    })
    expect(problems.map(({ field }) => field)).toEqual(['items', 'areaId', 'deliverAt', 'tip'])
  })
})

test('no cart that can be sent makes the quote throw, and the contained taxes always add up', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 5 }),
      fc.integer({ min: -500, max: 5000 }),
      fc.integer({ min: 0, max: 9000 }),
      (items, tip, balance) => {
        const { totals } = toMitte({ items, tip: cents(tip), useProfit: true, balance: cents(balance) })
        const gross = totals.includedTaxes.reduce((all, tax) => all + tax.gross, 0)
        if (totals.goods > 0) expect(gross + totals.tip).toBe(totals.total)
        if (totals.discount > 0) expect(totals.goods).toBeGreaterThanOrEqual(totals.discount + 100)
      },
    ),
  )
})
