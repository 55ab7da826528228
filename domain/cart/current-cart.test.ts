import { expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { currentLines } from '../checkout/current-lines.ts'
import { messages } from '../messages.ts'
import { cents } from '../money.ts'
import { lunchRule } from '../test/availability-fixture.ts'
import { cartLine } from '../test/cart-fixture.ts'
import { productItem } from '../test/item-fixture.ts'
import { type Cart, goods } from './cart.ts'
import {
  changedLines,
  currentCart,
  currentLine,
  hasOtherChoice,
  lineAvailability,
  lineDeposit,
  lineWords,
} from './current-cart.ts'
import { noTip } from './tip.ts'

const soup = cartLine('Soup', productItem('soup', { qty: 2 }), 500)
const bread = cartLine('Bread', productItem('bread'), 150)
const wine = cartLine('Wine', productItem('wine'), 900, 25)
const cart: Cart = { lines: [soup, bread, wine], tip: noTip }

/** How the shop calls a line without choices. */
const words = (name: string) => ({ name, size: '', options: [], extras: [], items: [] })

/** What the shop answers for the cart: the price and deposit of each line that can still be had, or why it cannot. */
function quoted(...lines: ([price: number, deposit: number] | string)[]) {
  const known = lines.flatMap((line, at) =>
    typeof line === 'string' ? [] : [{ line, cart: cart.lines[at]! }],
  )
  const quote = {
    lines: known.map(({ line: [unitPrice, deposit], cart: { item, seen } }) => ({
      ...words(seen.name),
      unitPrice,
      deposit,
      qty: item.qty,
    })),
    problems: lines.flatMap((line, at) =>
      typeof line === 'string' ? [{ field: 'items', message: line, line: at }] : [],
    ),
  }
  return currentLines(cart.lines, quote as unknown as Quote)
}

const unchanged = quoted([500, 0], [150, 0], [900, 25])

test('a cart costs what the menu says now, and nothing for what cannot be had', () => {
  const now = quoted([550, 0], messages.soldOut, [900, 25])
  expect(currentLine(bread, now)).toEqual({ lost: 'soldOut' })
  expect(currentCart(cart, now).lines.map(({ id, seen }) => [id, seen.unitPrice])).toEqual([
    ['Soup', 550],
    ['Wine', 900],
  ])
  expect(goods(currentCart(cart, now))).toBe(cents(2000))
})

test('what is not on the menu any more is told from what is sold out', () => {
  expect(currentLine(wine, quoted([500, 0], [150, 0], messages.unknownProduct))).toEqual({ lost: 'gone' })
})

test('what is not sold because its allergens are not known is told from what is not on the menu any more', () => {
  const now = quoted([500, 0], messages.allergensUnknown, [900, 25])
  expect(currentLine(bread, now)).toEqual({ lost: 'allergensUnknown' })
})

test('of what only a choice is sold out, another choice can be had', () => {
  const problems = [{ field: 'items', message: messages.soldOut, line: 0, choice: 'Large' }]
  const now = currentLines([bread], { lines: [], problems } as unknown as Quote)
  expect(currentLine(bread, now)).toEqual({ lost: 'soldOut', choice: 'Large' })
  expect(hasOtherChoice(currentLine(bread, now))).toBe(true)
  expect(hasOtherChoice({ lost: 'soldOut' })).toBe(false)
})

test('a line can be had when the menu says now, not when it was added', () => {
  const lines = [
    { ...words('Soup'), unitPrice: 500, deposit: 0, qty: 2 },
    { ...words('Bread'), unitPrice: 150, deposit: 0, qty: 1 },
  ]
  const limited = [{ line: 0, availability: [[lunchRule]] }]
  const asked = [soup, { ...bread, seen: { ...bread.seen, availability: [[lunchRule]] } }]
  const now = currentLines(asked, { lines, problems: [], limited } as unknown as Quote)
  expect(asked.map((line) => lineAvailability(line, new Map()))).toEqual([undefined, [[lunchRule]]])
  expect(asked.map((line) => lineAvailability(line, now))).toEqual([[[lunchRule]], undefined])
  const current = currentCart({ ...cart, lines: asked }, now).lines
  expect(current.map(({ seen }) => seen.availability)).toEqual([[[lunchRule]], undefined])
})

test('the deposit of a line is that of now, like its sums, and what the guest has seen where it cannot be had', () => {
  const now = quoted([500, 0], [150, 0], [900, 50])
  expect(lineDeposit(wine, now)).toBe(50)
  expect(currentCart(cart, now).lines.map((line) => line.seen.deposit)).toEqual([0, 0, 50])
  expect(lineDeposit(wine, new Map())).toBe(25)
  expect(lineDeposit(wine, quoted([500, 0], [150, 0], messages.soldOut))).toBe(25)
})

test('a line and its choices are called as the menu calls them now, and what cannot be had as the guest has seen', () => {
  const asked = { ...soup, seen: { ...soup.seen, text: 'Large' } }
  const lines = [{ ...words('Suppe'), size: 'Groß', unitPrice: 500, deposit: 0, qty: 2 }]
  const problems = [{ field: 'items', message: messages.soldOut, line: 1 }]
  const now = currentLines([asked, bread], { lines, problems } as unknown as Quote)
  expect(lineWords(asked, now)).toEqual({ name: 'Suppe', text: 'Groß' })
  expect(lineWords(bread, now)).toEqual({ name: 'Bread', text: bread.seen.text })
  expect(lineWords(asked, new Map())).toEqual({ name: 'Soup', text: 'Large' })
})

test('a line that was configured anew is not taken for the one before', () => {
  const other = cartLine('Soup', productItem('soup', { sizeId: 'large' }), 700)
  expect(currentLine(other, unchanged)).toBeUndefined()
  expect(currentCart({ ...cart, lines: [other] }, unchanged).lines).toEqual([other])
})

test.each([
  ['nothing', new Map(), unchanged, []],
  ['a price', new Map(), quoted([550, 0], [150, 0], [900, 25]), ['Soup']],
  ['what is sold out', unchanged, quoted([500, 0], messages.soldOut, [900, 25]), ['Bread']],
  ['what can be had again', quoted([500, 0], messages.soldOut, [900, 25]), unchanged, ['Bread']],
  [
    'nothing that was said before',
    quoted([550, 0], [150, 0], [900, 25]),
    quoted([550, 0], [150, 0], [900, 25]),
    [],
  ],
])('%s is told', (_, before, after, names) => {
  expect(changedLines(cart, before, after).map(({ id }) => id)).toEqual(names)
})
