import { expect, test } from 'vitest'
import { type Cart, emptyCart } from '#domain/cart/cart.ts'
import type { CurrentLine } from '#domain/cart/current-cart.ts'
import { itemKey } from '#domain/cart/item-key.ts'
import { cents, zero } from '#domain/money.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import { setCurrentLines, toldOf } from './current-lines.ts'

const soup = cartLine('Soup', productItem('soup', { qty: 2 }), 500)
const bread = cartLine('Bread', productItem('bread'), 150)
const cart: Cart = { ...emptyCart, lines: [soup, bread] }

/** The words of the open cart, once the menu says this of its two lines. */
function shown(...now: [CurrentLine, CurrentLine]): { soup: string; bread: string; sums: string } {
  setCurrentLines(cart, new Map(cart.lines.map(({ item }, at) => [itemKey(item), now[at]!])))
  const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
  const [, first = '', second = ''] = renderInShop(<CartLines lines={cart.lines} />, {}).split('<li ')
  return {
    soup: words(first),
    bread: words(second),
    sums: words(renderInShop(<CartTotals cart={cart} />, { REUSABLE_PACKAGING: '', REUSABLE_DEPOSIT: '0' })),
  }
}

/** A line that can be had, as the menu calls it. */
const costs = (unitPrice: number, name: string, text = '') => ({
  name,
  text,
  unitPrice: cents(unitPrice),
  deposit: zero,
})

test('a line at another price than the guest has seen shows both, and the total follows', () => {
  const { soup, bread, sums } = shown(costs(550, 'Soup'), costs(150, 'Bread'))
  expect(soup).toContain('|€11.00|was €10.00|')
  expect(bread).not.toContain('was')
  expect(sums).toContain('|€12.50|')
})

test('a line shows the deposit that the sums count, whatever it was when it was added', () => {
  const { soup, sums } = shown({ ...costs(500, 'Soup'), deposit: cents(25) }, costs(150, 'Bread'))
  expect(soup).toContain('|Deposit| |€0.50|')
  expect(sums).toContain('|Deposit|€0.50|')
})

test('a line that is sold out stays in its place, says so, can be removed and costs nothing', () => {
  const { soup, bread, sums } = shown(costs(500, 'Soup'), { lost: 'soldOut' })
  expect(soup).not.toContain('Sold out')
  expect(bread).toContain('|Sold out today|Remove| Bread|')
  expect(sums).toContain('|€10.00|')
})

test('a line of which the allergens are not known says that, and not that it is off the menu', () => {
  const { bread } = shown(costs(500, 'Soup'), { lost: 'allergensUnknown' })
  expect(bread).toContain('|Allergen information is missing – please call us|Remove| Bread|')
})

test('a line of which only a choice is sold out names it, and offers another one', () => {
  const { bread } = shown(costs(500, 'Soup'), { lost: 'soldOut', choice: 'Large' })
  expect(bread).toContain('|Large is sold out today|Choose something else| Bread|Remove| Bread|')
})

test('a line that can be had again reads as before', () => {
  shown(costs(500, 'Soup'), { lost: 'gone' })
  const { bread, sums } = shown(costs(500, 'Soup'), costs(150, 'Bread'))
  expect(bread).not.toMatch(/menu|was/)
  expect(sums).toContain('|€11.50|')
})

test('A-01 a line reads as the menu calls it now: its name, its choices and every label', () => {
  const { soup } = shown(costs(500, 'Suppe', 'Größe: Groß'), costs(150, 'Brot'))
  expect(soup).toContain('|Suppe|')
  expect(soup).toContain('|Größe: Groß|')
  expect(renderInShop(<CartLines lines={cart.lines} />, {})).not.toMatch(/aria-label="[^"]*Soup/)
})

test('A-01 what happens to a line is told as the menu calls it now, at what the guest has seen', () => {
  shown(costs(550, 'Suppe', 'Groß'), { lost: 'gone' })
  expect(toldOf(soup)).toEqual({ ...soup.seen, name: 'Suppe', text: 'Groß' })
  expect(toldOf(bread)).toEqual(bread.seen)
})
