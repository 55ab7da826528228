import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { anyItem } from '../test/any-item.ts'
import { productItem } from '../test/item-fixture.ts'
import { mitte, quoteInput, rules } from '../test/quote-fixture.ts'
import { quoteFingerprint } from './quote-fingerprint.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteCart } from './quote.ts'
import { reusableRules } from './reusable-packaging.ts'

const settings = { ...rules, offersReusable: true, reusableDeposit: cents(500) }
const quote = (more: Partial<QuoteInput> = {}) => quoteCart(quoteInput({ settings, reusable: true, ...more }))
const pasta = (qty: number) => productItem('carbonara', { qty })
const cola = productItem('cola', { sizeId: 'can', qty: 2 })

describe('R-V1 the deposit for reusable containers', () => {
  test('is a part of the deposit and of the total, and the dishes cost what they always do', () => {
    const { lines, totals } = quote({ items: [pasta(1), cola] })
    expect(lines.map((line) => [line.price, line.deposit])).toEqual([
      [1090, 0],
      [580, 50],
    ])
    expect(totals).toMatchObject({
      goods: 1670,
      deposit: 550,
      reusableDeposit: 500,
      price: 2220,
      total: 2220,
    })
  })

  test('is paid once, however much is ordered', () => {
    expect(quote({ items: [pasta(6), pasta(2)] }).totals).toMatchObject({
      deposit: 500,
      reusableDeposit: 500,
    })
  })

  test.each<[string, Partial<QuoteInput>]>([
    ['without the request', { reusable: false }],
    ['without a word about it', { reusable: undefined }],
    ['where none are offered', { settings: { ...settings, offersReusable: false } }],
    ['where nothing is asked for them', { settings: { ...settings, reusableDeposit: cents(0) } }],
    ['at a table', { deliverType: 'table', settings: { ...settings, allowTable: true } }],
    ['for a cart of which nothing can be ordered', { items: [productItem('sushi')] }],
    ['for an empty cart', { items: [] }],
  ])('is left out %s', (_, more) => {
    const { totals } = quote(more)
    expect(totals).toMatchObject({ deposit: 0 })
    expect(totals).not.toHaveProperty('reusableDeposit')
  })

  test('counts neither towards the minimum order nor towards free delivery', () => {
    const there = { deliverType: 'delivery' as const, areaId: 'mitte' }
    expect(quote(there).problems).toMatchObject([{ missing: mitte.minimumOrder - 1090 }])
    expect(quote({ ...there, items: [productItem('beer', { qty: 6 }), pasta(1)] })).toMatchObject({
      totals: { goods: 3190, delivery: 0 },
    })
    expect(quote({ ...there, items: [pasta(2)] }).totals).toMatchObject({ goods: 2180, delivery: 250 })
  })

  test('is not paid with points', () => {
    const { totals, points } = quote({ useProfit: true, balance: cents(5000) })
    expect(points).toMatchObject({ usable: 990 })
    expect(totals).toMatchObject({ discount: 990, total: 600 })
  })

  test('R-T3 follows what is in the containers: it is shared over the rates like the way there', () => {
    const { totals } = quote({ items: [pasta(1), productItem('cola', { sizeId: 'can' })] })
    // 10,90 at 7 % and 2,90 at 19 %: of 5,00 they take 3,95 and 1,05; the can has 0,25 of its own.
    expect(totals.includedTaxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [7, 1485],
      [19, 420],
    ])
  })

  test('is taxed like a bottle’s where taxes come on top', () => {
    const { totals } = quote({
      settings: { ...settings, pricesIncludeTax: false },
      taxes: [{ id: 't', name: 'VAT', value: 10 }],
    })
    expect(totals).toMatchObject({ price: 1590, tax: 159, total: 1749 })
  })

  test('is a part of what a guest agrees to', () => {
    const print = (reusable: boolean) => {
      const input = quoteInput({ settings, reusable })
      return quoteFingerprint(quoteCart(input), input)
    }
    expect(print(true)).not.toBe(print(false))
  })
})

test('R-T3 with whatever cart, tip, points and deposit, the sums add up and contain their taxes', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 5 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.nat(9000),
      fc.constantFrom('delivery' as const, 'takeaway' as const, 'table' as const),
      (items, deposit, balance, deliverType) => {
        const input = { items, deliverType, areaId: 'mitte', useProfit: true, balance: cents(balance) }
        const { lines, totals } = quote({
          ...input,
          settings: { ...settings, allowTable: true, reusableDeposit: cents(deposit) },
        })
        const own = lines.reduce((all, line) => all + line.deposit, 0)
        expect(totals.deposit).toBe(own + (totals.reusableDeposit ?? 0))
        expect(totals.price).toBe(totals.goods + totals.deposit + totals.delivery)
        expect(totals.total).toBe(totals.price - totals.discount)
        const gross = totals.includedTaxes.reduce((all, tax) => all + tax.gross, 0)
        if (lines.length > 0) expect(gross).toBe(totals.total)
      },
    ),
  )
})

test.each([
  ['offer', '5', true, 500],
  ['offer', '2.5', true, 250],
  ['offer', '0.29', true, 29],
  ['offer', '', true, 0],
  ['own_container', '5', false, 500],
  ['off', '5', false, 500],
])(
  'with %s and "%s" they are offered: %s, for %i cents',
  (REUSABLE_PACKAGING, REUSABLE_DEPOSIT, offered, deposit) => {
    expect(reusableRules({ REUSABLE_PACKAGING, REUSABLE_DEPOSIT })).toEqual({
      offersReusable: offered,
      reusableDeposit: deposit,
    })
  },
)
