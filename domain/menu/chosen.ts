import type { ProductItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Extra, Option, Product, Size, Slot, Variant } from '#contract/menu.ts'
import { MAX_MENU_DEPTH } from '../limits.ts'
import type { Cents } from '#contract/primitives.ts'
import { times } from '../money.ts'
import { askedVariants, freeOf } from './choice-limits.ts'
import { valuesOf } from './option-values.ts'

/** The choices of a product, on a cart line as well as in a slot. */
export type Choices = Pick<SlotPick, 'extraIds' | 'optionIds'>

/** `price` is what its quantity costs, without those that are `free`. */
export type ChosenOption = {
  variant: Variant
  option: Option
  qty: number
  free: number
  price: Cents
  child?: ChosenChild
}
export type ChosenChild = { combo: Combo; picks: ChosenPick[] }
export type ChosenExtra = { extra: Extra; price: Cents }

/** A product in a slot with what was chosen of it. `size` is missing when the product is not sold in the slot's size. */
export type ChosenPick = {
  slot: Slot
  product: Product
  size: Size | undefined
  choices: Choices
  depth: number
}

/** The size of a line: the named one, or the only one (spec 5). */
export const chosenSize = (product: Product, item: Pick<ProductItem, 'sizeId'>): Size | undefined =>
  item.sizeId === undefined && product.sizes.length === 1
    ? product.sizes[0]
    : product.sizes.find((size) => size.id === item.sizeId)

/** The size in which a slot serves a product. */
export const slotSize = (slot: Slot, product: Product): Size | undefined =>
  product.sizes.find((size) => size.id === slot.size.id)

/** The chosen extras that have a price in a size, in the order of the menu. */
export function chosenExtras(product: Product, choices: Choices, size: Size | undefined): ChosenExtra[] {
  const chosen = new Set(choices.extraIds.filter((pick) => pick.selected).map((pick) => pick.extraId))
  return product.extras.flatMap((extra) => {
    const price = chosen.has(extra.id) ? extraPrice(extra, size?.id) : undefined
    return price === undefined ? [] : [{ extra, price }]
  })
}

/** What an extra costs in a size; undefined when it is not offered in it (spec 3). */
export const extraPrice = (extra: Extra, sizeId: string | undefined): Cents | undefined =>
  extra.prices.find((price) => price.sizeId === sizeId)?.price

/**
 * The chosen options in the order of the menu, each with the resolved picks of its child menu. What the menu does not
 * know or does not ask is left out. `depth` is the number of menus around the product.
 */
export function chosenOptions(product: Product, choices: Choices, depth = 0): ChosenOption[] {
  return askedVariants(product.variants, choices.optionIds).flatMap((variant) => {
    const pick = choices.optionIds.find((one) => one.variantId === variant.id)
    if (!pick) return []
    const values = valuesOf(pick)
    const counted = variant.options
      .map((option) => ({ option, qty: values.filter((value) => value === option.id).length }))
      .filter(({ qty }) => qty > 0)
    const freeById = freeOf(counted, variant.free ?? 0)
    return counted.map(({ option, qty }) => {
      const free = freeById.get(option.id) ?? 0
      const chosen = { variant, option, qty, free, price: times(option.price, qty - free) }
      const combo = childMenu(option, depth)
      if (!combo) return chosen
      const items = pick.menus?.find((child) => child.optionId === option.id)?.items ?? []
      return { ...chosen, child: { combo, picks: chosenPicks(combo, items, depth + 1) } }
    })
  })
}

/** The menu that opens below an option; none below the deepest level. */
export const childMenu = (option: Option, depth: number): Combo | undefined =>
  option.hasChild && depth < MAX_MENU_DEPTH ? option.menu : undefined

/** The picks of a combo in the order of its slots; slots without a valid product are left out. */
export function chosenPicks(combo: Combo, picks: readonly SlotPick[], depth = 0): ChosenPick[] {
  return combo.items.flatMap((slot) => {
    const pick = picks.find((one) => one.slotId === slot.id)
    const product = slot.products.find((one) => one.id === pick?.productId)
    return pick && product ? [{ slot, product, size: slotSize(slot, product), choices: pick, depth }] : []
  })
}
