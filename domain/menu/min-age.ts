import type { CartItem } from '#contract/cart.ts'
import type { Product } from '#contract/menu.ts'
import { chosenOptions, chosenPicks, type Choices } from './chosen.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'

/** The age a guest must have for an item: the highest one of everything chosen; undefined without a limit (ux.md R-F7). */
export function minAgeOf(menu: MenuSnapshot, item: CartItem): number | undefined {
  if (item.kind === 'productItem') {
    const product = menu.products.get(item.productId)
    return product && highest(agesOf(product, item, 0))
  }
  const combo = menu.combos.get(item.menuId)
  return (
    combo &&
    highest(chosenPicks(combo, item.items).flatMap((pick) => agesOf(pick.product, pick.choices, pick.depth)))
  )
}

/** The highest of several ages, of which some may be missing. */
export function highest(ages: readonly (number | undefined)[]): number | undefined {
  const known = ages.filter((age) => age !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function agesOf(product: Product, choices: Choices, depth: number): (number | undefined)[] {
  const picks = chosenOptions(product, choices, depth).flatMap(({ child }) => child?.picks ?? [])
  return [product.minAge, ...picks.flatMap((pick) => agesOf(pick.product, pick.choices, pick.depth))]
}
