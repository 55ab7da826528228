import type { CartItem } from '#contract/cart.ts'
import { checkItem, type ItemIssue } from '#domain/menu/check-item.ts'
import { carryOver } from './carry-over.ts'
import { type Dish, factsOf, initialItem, snapshotOf } from './dish.ts'
import { isMissing } from './missing.ts'

/** What is chosen of a dish. */
export type Configuration = {
  /** The version of the dish that the choices were compared with last. */
  dish: Dish
  item: CartItem
  /** When the dish was changed so that not everything chosen could stay. */
  changed?: 'sinceAdded' | 'whileOpen'
}

/** `from` is the line that is edited; what the menu no longer allows of it is dropped. */
export function startOf(dish: Dish, from: CartItem | undefined): Configuration {
  if (!from) return { dish, item: initialItem(dish) }
  const isStillRight = factsOf(dish).soldOut || checkItem(snapshotOf(dish), from).length === 0
  return isStillRight ? { dish, item: from } : { dish, item: carryOver(dish, from), changed: 'sinceAdded' }
}

/**
 * The configuration with another version of its dish. What this version does not allow any more is dropped; what the guest
 * has yet to choose stays open. A dish that is sold out keeps its choices until it can be had again.
 */
export function followDish(now: Configuration, dish: Dish): Configuration {
  if (dish === now.dish || factsOf(dish).soldOut) return now
  const known = checkItem(snapshotOf(now.dish), now.item)
  const isRight = checkItem(snapshotOf(dish), now.item).every(
    (problem) => isMissing(problem) && known.some((one) => isSame(one, problem)),
  )
  return isRight ? { ...now, dish } : { dish, item: carryOver(dish, now.item), changed: 'whileOpen' }
}

const isSame = (one: ItemIssue, other: ItemIssue): boolean =>
  one.message === other.message && one.path.join('/') === other.path.join('/')
