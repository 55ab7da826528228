import { MAX_CART_LINES, MAX_QUANTITY } from '../limits.ts'
import { clampQuantity } from '../menu/quantity.ts'
import type { Cart, CartLine } from './cart.ts'
import { itemKey } from './item-key.ts'
import { noTip, type Tip } from './tip.ts'

/** A line that was taken out, and where it stood: all that an undo needs. */
export type RemovedLine = { line: CartLine; index: number }

/**
 * Adds a line. The same configuration joins a line with a quantity below 6, else it becomes a new line. An empty cart begins
 * without the tip of what was in it before (ux.md R-C11).
 */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = itemKey(line.item)
  const qty = clampQuantity(line.item.qty)
  const same = cart.lines.find((one) => itemKey(one.item) === key && one.item.qty + qty <= MAX_QUANTITY)
  if (!same) {
    const tip = cart.lines.length === 0 ? noTip : cart.tip
    return { lines: [...cart.lines, { ...line, item: { ...line.item, qty } }], tip }
  }
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
