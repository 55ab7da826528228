import type { CartItem } from '#contract/cart.ts'
import type { Seen } from '#domain/cart/cart.ts'
import { lineDeposit, unitPrice } from '#domain/menu/line-price.ts'
import { choiceTexts, describeItem } from '#domain/menu/line-text.ts'
import { limitedParts } from '#domain/menu/limited-parts.ts'
import { type Dish, factsOf, snapshotOf } from './dish.ts'
import { dishPath } from './dish-key.ts'

/** What the cart keeps of a configured dish, so that it can be drawn without the menu. */
export function seenOf(dish: Dish, item: CartItem): Seen {
  const menu = snapshotOf(dish)
  const { hasPoster, poster } = factsOf(dish)
  const text = describeItem(menu, item)
  const availability = limitedParts(menu, item).flatMap((part) => part.availability)
  return {
    name: text.name,
    text: choiceTexts(text).join(', '),
    poster: hasPoster ? poster.data.square : '',
    unitPrice: unitPrice(menu, item),
    deposit: lineDeposit(menu, { ...item, qty: 1 }),
    path: dishPath(dish.key),
    ...(availability.length > 0 && { availability }),
  }
}
