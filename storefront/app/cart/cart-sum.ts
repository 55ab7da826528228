import { type Cart, cartDeposit, goods } from '#domain/cart/cart.ts'
import { add } from '#domain/money.ts'
import type { Cents } from '#contract/primitives.ts'

/** What the cart costs as seen: goods and deposit, without delivery and tip. */
export const cartSum = (cart: Cart): Cents => add(goods(cart), cartDeposit(cart))
