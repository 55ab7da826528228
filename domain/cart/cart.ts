import type { CartItem } from '#contract/cart.ts'
import type { Cents } from '#contract/primitives.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../limits.ts'
import { clampQuantity } from '../menu/quantity.ts'
import { sum, times } from '../money.ts'
import { itemKey } from './item-key.ts'
import { noTip, type Tip } from './tip.ts'

/** What a guest saw of a line when it was added: enough to draw the cart without the menu. Money is per piece. */
export type Seen = {
  name: string
  /** The choices in short, for a comma list. */
  text: string
  /** The address of the picture; empty without one. */
  poster: string
  unitPrice: Cents
  deposit: Cents
  /** The path of the page of the dish. */
  path: string
}

export type CartLine = { id: string; item: CartItem; seen: Seen }

export type Cart = { lines: readonly CartLine[]; tip: Tip }

/** A line that was taken out, and where it stood: all that an undo needs. */
export type RemovedLine = { line: CartLine; index: number }

export const emptyCart: Cart = { lines: [], tip: noTip }

/** Adds a line. The same configuration joins a line that has room up to 6, else it becomes a new line. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = itemKey(line.item)
  const qty = clampQuantity(line.item.qty)
  const same = cart.lines.find((one) => itemKey(one.item) === key && one.item.qty + qty <= MAX_QUANTITY)
  if (!same) return { ...cart, lines: [...cart.lines, { ...line, item: { ...line.item, qty } }] }
  return replaceLine(cart, same.id, { item: { ...line.item, qty: same.item.qty + qty }, seen: line.seen })
}

/** Puts another configuration in the place of a line. An unknown id changes nothing. */
export const replaceLine = (cart: Cart, id: string, next: Omit<CartLine, 'id'>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    line.id === id
      ? { id, item: { ...next.item, qty: clampQuantity(next.item.qty) }, seen: next.seen }
      : line,
  ),
})

/** Takes a line out. `removed` brings it back by `restoreLine` (ux.md U-21). */
export function removeLine(cart: Cart, id: string): { cart: Cart; removed: RemovedLine | undefined } {
  const index = cart.lines.findIndex((line) => line.id === id)
  const line = cart.lines[index]
  if (!line) return { cart, removed: undefined }
  return { cart: { ...cart, lines: cart.lines.toSpliced(index, 1) }, removed: { line, index } }
}

/** Brings a removed line back to where it stood. */
export const restoreLine = (cart: Cart, { line, index }: RemovedLine): Cart => ({
  ...cart,
  lines: cart.lines.toSpliced(Math.min(index, cart.lines.length), 0, line),
})

/** Sets the quantity of a line, clamped to 1 to 6. */
export const setQuantity = (cart: Cart, id: string, qty: number): Cart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    line.id === id ? { ...line, item: { ...line.item, qty: clampQuantity(qty) } } : line,
  ),
})

export const withTip = (cart: Cart, tip: Tip): Cart => ({ ...cart, tip })

/** Whether another line fits. */
export const hasRoom = (cart: Cart): boolean => cart.lines.length < MAX_CART_LINES

/** Pieces in the cart, the number at the cart sign. */
export const count = (cart: Cart): number => cart.lines.reduce((all, line) => all + line.item.qty, 0)

/** The value of the goods as seen, without deposit, delivery and tip. */
export const goods = (cart: Cart): Cents =>
  sum(cart.lines.map((line) => times(line.seen.unitPrice, line.item.qty)))

/** The deposit of all lines as seen. */
export const cartDeposit = (cart: Cart): Cents =>
  sum(cart.lines.map((line) => times(line.seen.deposit, line.item.qty)))
