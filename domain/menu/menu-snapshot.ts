import type { Combo, Product } from '#contract/menu.ts'

/** What the rules need of the menu, in one language: at least everything the items in question name. */
export type MenuSnapshot = {
  products: ReadonlyMap<string, Product>
  combos: ReadonlyMap<string, Combo>
}

export const menuSnapshot = (products: readonly Product[], combos: readonly Combo[] = []): MenuSnapshot => ({
  products: new Map(products.map((product) => [product.id, product])),
  combos: new Map(combos.map((combo) => [combo.id, combo])),
})
