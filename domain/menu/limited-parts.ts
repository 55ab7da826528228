import type { Availability } from '#contract/availability.ts'
import type { CartItem } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import { chosenOptions, chosenPicks, type Choices, type ChosenPick } from './chosen.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'

/** A dish or combo that cannot be had at every time or in every way. */
export type LimitedPart = { name: string; availability: Availability }

/** What of an item is limited: itself, and what was chosen for its slots and in child menus. */
export function limitedParts(menu: MenuSnapshot, item: CartItem): LimitedPart[] {
  if (item.kind === 'productItem') {
    const product = menu.products.get(item.productId)
    return product ? partsOf(product, item, 0) : []
  }
  const combo = menu.combos.get(item.menuId)
  return combo ? partsOfCombo(combo, chosenPicks(combo, item.items)) : []
}

const partsOf = (product: Product, choices: Choices, depth: number): LimitedPart[] => [
  ...limited(product),
  ...chosenOptions(product, choices, depth).flatMap(({ child }) =>
    child ? partsOfCombo(child.combo, child.picks) : [],
  ),
]

const partsOfCombo = (combo: Combo, picks: readonly ChosenPick[]): LimitedPart[] => [
  ...limited(combo),
  ...picks.flatMap(({ product, choices, depth }) => partsOf(product, choices, depth)),
]

const limited = ({ name, availability }: Product | Combo): LimitedPart[] =>
  availability ? [{ name, availability }] : []
