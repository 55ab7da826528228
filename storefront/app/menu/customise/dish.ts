import type { CartItem } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import type { MenuSnapshot } from '#domain/menu/menu-snapshot.ts'
import type { Times } from '../../ordering/times.ts'
import { initialMenuItem, initialProductItem } from '#domain/menu/pick.ts'

/** A product or a combo with everything needed to configure it, and where it stands on the menu. */
export type Dish = {
  /** Its short name in addresses: `pizza/margherita`, `menus/lunch`. */
  key: string
  /** The name of its category; empty for combos. */
  category: string
  /** What allergens and additives mean, by their id; once for the whole dish, because its parts share them. */
  explained: Readonly<Record<string, string>>
  /** When it can be had. */
  times?: Times
} & ({ kind: 'product'; product: Product } | { kind: 'combo'; combo: Combo })

/** The part of the menu that the rules need for this dish. */
export const snapshotOf = (dish: Dish): MenuSnapshot => ({
  products: new Map(dish.kind === 'product' ? [[dish.product.id, dish.product]] : []),
  combos: new Map(dish.kind === 'combo' ? [[dish.combo.id, dish.combo]] : []),
})

/** The dish as it stands before anything was chosen. */
export const initialItem = (dish: Dish): CartItem =>
  dish.kind === 'product' ? initialProductItem(dish.product) : initialMenuItem(dish.combo)

/** What products and combos have in common. */
export const factsOf = (dish: Dish): Product | Combo => (dish.kind === 'product' ? dish.product : dish.combo)

/** The page above it: that of its category, or that of all combos, which is called `menus`. */
export const categoryOf = ({ key, category }: Dish, menus: string): { path: string; name: string } => ({
  path: `/menu/${key.split('/')[0]}`,
  name: category || menus,
})
