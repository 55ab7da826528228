import { useMemo, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { checkItem } from '#domain/menu/check-item.ts'
import { linePrice } from '#domain/menu/line-price.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import { followDish, startOf } from './configuration.ts'
import { type Dish, factsOf, snapshotOf } from './dish.ts'

/** A dish while it is being configured: the choices so far, what they cost and what is still missing. */
export type Customisation = ReturnType<typeof useCustomisation>

/** `from` is the configuration of a line being edited. The dish may change while it is open. */
export function useCustomisation(dish: Dish, from?: CartItem) {
  const menu = useMemo(() => snapshotOf(dish), [dish])
  const [kept, setKept] = useState(() => startOf(dish, from))
  const now = followDish(kept, dish)
  if (now !== kept) setKept(now)
  const { item, changed } = now
  const setItem = (item: CartItem) => setKept({ ...now, item })
  return {
    dish,
    menu,
    item,
    setItem,
    setQuantity: (qty: number) => setItem({ ...item, qty: clampQuantity(qty) }),
    /** The price of all pieces, without deposit (ux.md U-12). */
    price: linePrice(menu, item),
    problems: factsOf(dish).soldOut ? [] : checkItem(menu, item),
    changed,
  }
}
