import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { lunchRule } from '../test/availability-fixture.ts'
import { cartLine } from '../test/cart-fixture.ts'
import { burgerAsMenu, chosenExtra, ketchup, lunch, productItem } from '../test/item-fixture.ts'
import { validItem } from '../test/valid-item.ts'
import { emptyCart } from './cart.ts'
import { parseStoredCart } from './stored-cart.ts'

const good = cartLine(
  'good',
  productItem('burger', { optionIds: [ketchup, burgerAsMenu], extraIds: [chosenExtra('onions')] }),
)
const stored = (...lines: unknown[]): string =>
  JSON.stringify({ lines, tip: { kind: 'amount', amount: 100 } })

test('a stored cart comes back as it was', () => {
  const cart = {
    lines: [good, cartLine('combo', lunch({ qty: 2 }))],
    tip: { kind: 'percent' as const, percent: 10 },
  }
  expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
})

test('every cart a guest can make comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(validItem, { maxLength: 5 }), (items) => {
      const cart = { ...emptyCart, lines: items.map((item, index) => cartLine(`${index}`, item)) }
      expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
    }),
  )
})

test('when a line can be had comes back with it, and what cannot be read of that is left out', () => {
  const limited = (availability: unknown) => ({ ...good, seen: { ...good.seen, availability } })
  const seenOf = (line: unknown) => parseStoredCart(stored(line)).lines[0]?.seen
  expect(seenOf(limited([[lunchRule]]))).toEqual({ ...good.seen, availability: [[lunchRule]] })
  const wrong = [{}, [[null]], [[{ ...lunchRule, weekdays: ['Someday'] }]], [[{ ...lunchRule, from: 'x' }]]]
  for (const availability of [...wrong, [[{ ...lunchRule, spans: [{ start: 'now', end: '14:00' }] }]]])
    expect(seenOf(limited(availability))).toEqual(good.seen)
})

describe('a malformed line is dropped, the others stay', () => {
  const bad = { ...good, id: 'bad' }
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no id', { ...bad, id: '' }],
    ['an id twice', { ...bad, id: 'good' }],
    ['no item', { ...bad, item: undefined }],
    ['another kind', { ...bad, item: { ...good.item, kind: 'voucher' } }],
    ['quantity 0', { ...bad, item: { ...good.item, qty: 0 } }],
    ['a quantity in words', { ...bad, item: { ...good.item, qty: '2' } }],
    ['extras that are no list', { ...bad, item: { ...good.item, extraIds: {} } }],
    ['an extra without an id', { ...bad, item: { ...good.item, extraIds: [{ selected: true }] } }],
    [
      'an option value that is a number',
      { ...bad, item: { ...good.item, optionIds: [{ variantId: 'v', value: 3 }] } },
    ],
    ['a size that is a number', { ...bad, item: { ...good.item, sizeId: 1 } }],
    ['nothing seen', { ...bad, seen: undefined }],
    ['a price with fractions', { ...bad, seen: { ...good.seen, unitPrice: 9.5 } }],
    ['a price below zero', { ...bad, seen: { ...good.seen, unitPrice: -1 } }],
    ['a picture that is no text', { ...bad, seen: { ...good.seen, poster: {} } }],
  ])('%s', (_, line) => {
    expect(parseStoredCart(stored(line, good, line)).lines.map((one) => one.id)).toContain('good')
    expect(parseStoredCart(stored(line, good, line)).lines.filter((one) => one.id === 'bad')).toEqual([])
    expect(parseStoredCart(stored(line, good, line)).lines).toHaveLength(1)
  })
})

test.each<[unknown, unknown]>([
  [
    { kind: 'amount', amount: 250 },
    { kind: 'amount', amount: cents(250) },
  ],
  [{ kind: 'amount', amount: -5 }, emptyCart.tip],
  [
    { kind: 'percent', percent: 15 },
    { kind: 'percent', percent: 15 },
  ],
  [{ kind: 'percent', percent: 5000 }, emptyCart.tip],
  ['much', emptyCart.tip],
])('a stored tip %j is read as %j', (tip, expected) => {
  expect(parseStoredCart(JSON.stringify({ lines: [], tip })).tip).toEqual(expected)
})

test('no more than fifty lines are read', () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...good, id: `${index}` }))
  expect(parseStoredCart(stored(...lines)).lines).toHaveLength(50)
})

test.each(['', 'null', '[]', '{', '"cart"', '{"lines":3}'])('%j is an empty cart', (json) => {
  expect(parseStoredCart(json)).toEqual(emptyCart)
})

test('no stored text makes reading throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.anything().map((value) => stored(value)),
      ),
      (json) => {
        const cart = parseStoredCart(json)
        expect(cart.lines.every((line) => typeof line.id === 'string')).toBe(true)
      },
    ),
  )
})
