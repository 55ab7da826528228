import type { CartItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import { type Choices, chosenSize, extraPrice, slotSize } from '#domain/menu/chosen.ts'
import { valuesOf } from '#domain/menu/option-values.ts'
import { initialSlotPick, withExtra, withOptionCount, withSize, withSlotPick } from '#domain/menu/pick.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import { type Dish, initialItem } from './dish.ts'

/** As much of a configuration as the menu of today still allows; the rest stands as at the start. */
export function carryOver(dish: Dish, from: CartItem): CartItem {
  const start = { ...initialItem(dish), qty: clampQuantity(from.qty) }
  if (dish.kind === 'product' && start.kind === 'productItem' && from.kind === 'productItem') {
    const isSold = dish.product.sizes.some((size) => size.id === from.sizeId)
    const sized = isSold && from.sizeId ? withSize(dish.product, start, from.sizeId) : start
    return withChoices(dish.product, chosenSize(dish.product, sized)?.id, sized, from)
  }
  if (dish.kind === 'combo' && start.kind === 'menuItem' && from.kind === 'menuItem') {
    return from.items.reduce((item, pick) => {
      const kept = slotPick(dish.combo, pick)
      return kept ? withSlotPick(item, kept) : item
    }, start)
  }
  return start
}

function slotPick(combo: Combo, pick: SlotPick): SlotPick | undefined {
  const slot = combo.items.find((one) => one.id === pick.slotId)
  const product = slot?.products.find((one) => one.id === pick.productId)
  if (!slot || !product || product.soldOut) return undefined
  return withChoices(product, slotSize(slot, product)?.id, initialSlotPick(slot, product), pick)
}

function withChoices<T extends Choices>(
  product: Product,
  sizeId: string | undefined,
  start: T,
  from: Choices,
): T {
  const withOptions = product.variants.reduce((choices, { id }) => {
    const pick = from.optionIds.find((one) => one.variantId === id)
    const values = pick ? valuesOf(pick) : []
    return [...new Set(values)].reduce((all, value) => {
      const count = values.filter((one) => one === value).length
      return withOptionCount(product, all, id, value, count)
    }, choices)
  }, start)
  return product.extras
    .filter((extra) => extraPrice(extra, sizeId) !== undefined)
    .filter((extra) => from.extraIds.some((pick) => pick.selected && pick.extraId === extra.id))
    .reduce((choices, extra) => withExtra(choices, extra.id, true), withOptions)
}
