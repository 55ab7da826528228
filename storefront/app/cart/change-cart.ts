import type { CartItem } from '#contract/cart.ts'
import { type Seen, type SimpleItem, simpleLines } from '#domain/cart/cart.ts'
import {
  addLine,
  hasRoom,
  type RemovedLine,
  removeLine,
  replaceLine,
  restoreLine,
  setQuantity,
  withTip,
} from '#domain/cart/change-cart.ts'
import type { Tip } from '#domain/cart/tip.ts'
import { randomId } from '#ui/random-id.ts'
import { changeCart, findLine, readCart } from './cart-store.ts'
import { toldOf } from './current-lines.ts'

/** Puts an item into the cart. Answers false when the cart is full. */
export function addToCart(item: CartItem, seen: Seen): boolean {
  const before = readCart()
  const cart = addLine(before, { id: randomId(), item, seen })
  if (cart.lines.length > before.lines.length && !hasRoom(before)) return false
  changeCart(cart, { kind: 'added', seen, qty: item.qty })
  return true
}

export function replaceInCart(id: string, item: CartItem, seen: Seen): void {
  changeCart(replaceLine(readCart(), id, { item, seen }), { kind: 'changed', seen, qty: item.qty })
}

/** Takes a line out; what is answered brings it back with `restoreToCart`. */
export function removeFromCart(id: string): RemovedLine | undefined {
  const { cart, removed } = removeLine(readCart(), id)
  if (removed) changeCart(cart, { kind: 'removed', seen: toldOf(removed.line), qty: removed.line.item.qty })
  return removed
}

/** Brings a line back. Answers false when the cart is full. */
export function restoreToCart(removed: RemovedLine): boolean {
  const { line } = removed
  const before = readCart()
  if (!hasRoom(before)) return false
  changeCart(restoreLine(before, removed), { kind: 'restored', seen: toldOf(line), qty: line.item.qty })
  return true
}

export function setLineQuantity(id: string, qty: number): void {
  const line = findLine(id)
  changeCart(setQuantity(readCart(), id, qty), line && { kind: 'changed', seen: toldOf(line), qty })
}

/** Takes one piece of a product without choices out; its last one takes the line with it. */
export function takeOneFromCart(one: SimpleItem): void {
  const line = simpleLines(readCart(), one).at(-1)
  if (!line) return
  if (line.item.qty === 1) removeFromCart(line.id)
  else setLineQuantity(line.id, line.item.qty - 1)
}

export const setTip = (tip: Tip): void => changeCart(withTip(readCart(), tip))
