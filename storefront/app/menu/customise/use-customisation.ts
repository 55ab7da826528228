import { useMemo, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { checkItem } from '#domain/menu/check-item.ts'
import { linePrice } from '#domain/menu/line-price.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import { carryOver } from './carry-over.ts'
import { type Dish, factsOf, initialItem, snapshotOf } from './dish.ts'

/** A dish while it is being configured: the choices so far, what they cost and what is still missing. */
export type Customisation = ReturnType<typeof useCustomisation>

/** `from` is the configuration of a line being edited; what the menu no longer allows of it is dropped. */
export function useCustomisation(dish: Dish, from?: CartItem) {
  const menu = useMemo(() => snapshotOf(dish), [dish])
  const [start] = useState(() => startOf(dish, from))
  const [item, setItem] = useState<CartItem>(start.item)
  return {
    dish,
    menu,
    item,
    setItem,
    setQuantity: (qty: number) => setItem({ ...item, qty: clampQuantity(qty) }),
    /** The price of all pieces, without deposit (ux.md U-12). */
    price: linePrice(menu, item),
    problems: factsOf(dish).soldOut ? [] : checkItem(menu, item),
    /** The line that is edited could not be taken over whole, because the dish has changed. */
    hasChanged: start.hasChanged,
  }
}

function startOf(dish: Dish, from: CartItem | undefined): { item: CartItem; hasChanged: boolean } {
  if (!from) return { item: initialItem(dish), hasChanged: false }
  const isStillRight = factsOf(dish).soldOut || checkItem(snapshotOf(dish), from).length === 0
  return isStillRight ? { item: from, hasChanged: false } : { item: carryOver(dish, from), hasChanged: true }
}
