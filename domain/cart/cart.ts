import type { Availability } from '#contract/availability.ts'
import type { CartItem } from '#contract/cart.ts'
import type { Cents } from '#contract/primitives.ts'
import { sum, times } from '../money.ts'
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
  /** When and how it can be had, with everything chosen; left out where that is not limited. */
  availability?: Availability
}

export type CartLine = { id: string; item: CartItem; seen: Seen }

export type Cart = { lines: readonly CartLine[]; tip: Tip }

export const emptyCart: Cart = { lines: [], tip: noTip }

/** Pieces in the cart, the number at the cart sign. */
export const count = (cart: Cart): number => cart.lines.reduce((all, line) => all + line.item.qty, 0)

/** The value of the goods as seen, without deposit, delivery and tip. */
export const goods = (cart: Cart): Cents =>
  sum(cart.lines.map((line) => times(line.seen.unitPrice, line.item.qty)))

/** The deposit of all lines as seen. */
export const cartDeposit = (cart: Cart): Cents =>
  sum(cart.lines.map((line) => times(line.seen.deposit, line.item.qty)))

/** A product in one size, with nothing else chosen. */
export type SimpleItem = { productId: string; sizeId: string }

/** One piece of a product with nothing chosen, as a line of the cart has it. */
export const simpleItem = ({ productId, sizeId }: SimpleItem): CartItem => ({
  kind: 'productItem',
  productId,
  sizeId,
  extraIds: [],
  optionIds: [],
  qty: 1,
})

/** The lines of a product in its simple form; more than one when there are more pieces than a line holds. */
export const simpleLines = (cart: Cart, { productId, sizeId }: SimpleItem): CartLine[] =>
  cart.lines.filter(
    ({ item }) =>
      item.kind === 'productItem' &&
      item.productId === productId &&
      item.sizeId === sizeId &&
      item.optionIds.length === 0 &&
      !item.extraIds.some(({ selected }) => selected),
  )
