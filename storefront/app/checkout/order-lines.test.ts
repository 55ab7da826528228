import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { cents, zero } from '#domain/money.ts'
import { changesOf } from './changes.ts'
import { lineDetails, orderLines } from './order-lines.ts'
import { ownTotals } from './own-totals.ts'

const cartLine = (id: string, price: number, qty = 1): CartLine => ({
  id,
  item: { kind: 'productItem', productId: `dish-${id}`, extraIds: [], optionIds: [], qty },
  seen: { name: `Dish ${id}`, text: 'large', poster: '', path: '', unitPrice: cents(price), deposit: zero },
})
const quoteLine = (id: string, price: number, qty = 1) =>
  ({
    kind: 'productItem',
    name: `Dish ${id}`,
    size: 'large',
    extras: [],
    options: [],
    items: [],
    allergens: [{ code: 'G', name: 'Milk' }],
    additives: [],
    qty,
    unitPrice: cents(price),
    price: cents(price * qty),
    deposit: zero,
  }) satisfies QuoteLine
const quoteOf = (lines: QuoteLine[], problems: Quote['problems'] = []) => {
  const total = cents(lines.reduce((all, line) => all + line.price, 0))
  const totals = { deposit: zero, delivery: zero, discount: zero, tax: zero, total }
  return { id: 'q', lines, problems, totals } as unknown as Quote
}
const gone = (line: number) => ({ field: 'items', message: 'Sold out today', line })

test('before the shop has answered, lines show what the guest has seen', () => {
  expect(orderLines([cartLine('a', 990, 2)], undefined, new Map())).toMatchObject([
    { name: 'Dish a', choices: ['large'], qty: 2, price: 1980, details: undefined },
  ])
})

test('a line with a problem is not quoted, and the lines after it keep their own prices', () => {
  const lines = [cartLine('a', 990), cartLine('b', 500)]
  expect(orderLines(lines, quoteOf([quoteLine('b', 550)], [gone(0)]), new Map())).toMatchObject([
    { id: 'a', price: 990, problems: [gone(0)] },
    { id: 'b', price: 550, problems: [] },
  ])
})

test('allergens stay while another quantity is asked for, and go with another configuration', () => {
  const line = cartLine('a', 990)
  const known = lineDetails([line], quoteOf([quoteLine('a', 990)]))
  const more = { ...line, item: { ...line.item, qty: 3 } }
  const other = { ...line, item: { ...line.item, extraIds: [{ extraId: 'x', selected: true }] } } as CartLine
  expect(orderLines([more], undefined, known)[0]?.details?.allergens).toHaveLength(1)
  expect(orderLines([other], undefined, known)[0]?.details).toBeUndefined()
})

test('a higher price, a vanished dish and the new total are changes to confirm', () => {
  const lines = [cartLine('a', 990), cartLine('b', 500)]
  const seen = ownTotals(lines, undefined, [], zero)
  expect(changesOf(lines, seen, quoteOf([quoteLine('a', 1090)], [gone(1)]))).toEqual([
    { kind: 'price', line: 0, name: 'Dish a', from: 990, to: 1090 },
    { kind: 'gone', line: 1, name: 'Dish b' },
    { kind: 'total', from: 1490, to: 1090 },
  ])
})

test('the same prices are no change, in whatever language the names come', () => {
  const lines = [cartLine('a', 990)]
  const seen = ownTotals(lines, undefined, [], zero)
  const translated = { ...quoteLine('a', 990), name: 'Gericht a' }
  expect(changesOf(lines, seen, quoteOf([translated]))).toEqual([])
})
