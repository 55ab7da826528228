import type { CartItem } from '#contract/cart.ts'
import type { CartLine } from '../cart/cart.ts'
import { cents } from '../money.ts'

/** A line as the storefront makes it; `unitPrice` and `deposit` in cents. */
export const cartLine = (id: string, item: CartItem, unitPrice = 1000, deposit = 0): CartLine => ({
  id,
  item,
  seen: {
    name: id,
    text: '',
    poster: '',
    unitPrice: cents(unitPrice),
    deposit: cents(deposit),
    path: `/${id}`,
  },
})
