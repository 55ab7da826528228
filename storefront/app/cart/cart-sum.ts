import type { Tax } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { type Cart, cartDeposit, goods } from '#domain/cart/cart.ts'
import { add, percentOf } from '#domain/money.ts'

export type CartSums = { goods: Cents; deposit: Cents; tax: Cents; total: Cents }

/** What the cart costs as seen: goods, deposit and the taxes that are added to them, without delivery and tip (spec 4). */
export function cartSums(cart: Cart, taxes: readonly Pick<Tax, 'value'>[] = []): CartSums {
  const [dishes, deposit] = [goods(cart), cartDeposit(cart)]
  const price = add(dishes, deposit)
  const tax = percentOf(
    price,
    taxes.reduce((all, { value }) => all + value, 0),
  )
  return { goods: dishes, deposit, tax, total: add(price, tax) }
}
