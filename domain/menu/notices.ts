import type { CartItem } from '#contract/cart.ts'
import type { Notice, Product, Size } from '#contract/menu.ts'
import { compareCodes } from './compare-codes.ts'
import { chosenExtras, chosenOptions, chosenPicks, chosenSize, type Choices } from './chosen.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'

export type Notices = { allergens: Notice[]; additives: Notice[]; allergensUnknown: boolean }

type Source = {
  allergens: readonly Notice[]
  additives: readonly Notice[]
  allergensUnknown?: boolean | undefined
}

/**
 * The union of the allergens and of the additives of everything that was chosen, and whether for some of it nobody has
 * said which allergens it has (ux.md R-F1).
 */
export function noticesOf(menu: MenuSnapshot, item: CartItem): Notices {
  const sources = itemSources(menu, item)
  return {
    allergens: union(sources.flatMap((source) => source.allergens)),
    additives: union(sources.flatMap((source) => source.additives)),
    allergensUnknown: sources.some((source) => source.allergensUnknown === true),
  }
}

function itemSources(menu: MenuSnapshot, item: CartItem): Source[] {
  if (item.kind === 'productItem') {
    const product = menu.products.get(item.productId)
    return product ? productSources(product, chosenSize(product, item), item, 0) : []
  }
  const combo = menu.combos.get(item.menuId)
  const picks = combo ? chosenPicks(combo, item.items) : []
  return picks.flatMap((pick) => productSources(pick.product, pick.size, pick.choices, pick.depth))
}

function productSources(product: Product, size: Size | undefined, choices: Choices, depth: number): Source[] {
  return [
    product,
    ...chosenExtras(product, choices, size).map(({ extra }) => extra),
    ...chosenOptions(product, choices, depth).flatMap(({ option, child }) => [
      option,
      ...(child?.picks ?? []).flatMap((pick) =>
        productSources(pick.product, pick.size, pick.choices, pick.depth),
      ),
    ]),
  ]
}

const union = (notices: readonly Notice[]): Notice[] =>
  [...new Map(notices.map((notice) => [notice.id, notice])).values()].sort((a, b) =>
    compareCodes(a.code, b.code),
  )
