import type { CartItem, OptionPick, SlotPick } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import { childMenu, type Choices, chosenSize, extraPrice, slotSize } from '#domain/menu/chosen.ts'
import { valuesOf } from '#domain/menu/option-values.ts'
import {
  initialSlotPick,
  withChild,
  withExtra,
  withOptionCount,
  withSize,
  withSlotPick,
} from '#domain/menu/pick.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import { type Dish, initialItem } from './dish.ts'

/** As much of a configuration as the menu of today still allows; the rest stands as at the start. */
export function carryOver(dish: Dish, from: CartItem): CartItem {
  const start = { ...initialItem(dish), qty: clampQuantity(from.qty) }
  if (dish.kind === 'product' && start.kind === 'productItem' && from.kind === 'productItem') {
    const isSold = dish.product.sizes.some((size) => size.id === from.sizeId)
    const sized = isSold && from.sizeId ? withSize(dish.product, start, from.sizeId) : start
    return withChoices(dish.product, chosenSize(dish.product, sized)?.id, sized, from, 0)
  }
  if (dish.kind === 'combo' && start.kind === 'menuItem' && from.kind === 'menuItem') {
    return withPicks(dish.combo, start, from.items, 0)
  }
  return start
}

function withPicks<T extends { items: SlotPick[] }>(
  combo: Combo,
  start: T,
  picks: readonly SlotPick[],
  depth: number,
): T {
  return picks.reduce((item, pick) => {
    const kept = slotPick(combo, pick, depth)
    return kept ? withSlotPick(item, kept) : item
  }, start)
}

function slotPick(combo: Combo, pick: SlotPick, depth: number): SlotPick | undefined {
  const slot = combo.items.find((one) => one.id === pick.slotId)
  const product = slot?.products.find((one) => one.id === pick.productId)
  if (!slot || !product || product.soldOut) return undefined
  const start = initialSlotPick(slot, product, depth)
  return withChoices(product, slotSize(slot, product)?.id, start, pick, depth)
}

/** `depth` is the number of menus around the product. */
function withChoices<T extends Choices>(
  product: Product,
  sizeId: string | undefined,
  start: T,
  from: Choices,
  depth: number,
): T {
  const withOptions = product.variants.reduce((choices, { id }) => {
    const pick = from.optionIds.find((one) => one.variantId === id)
    return pick ? withOptionPick(product, choices, pick, depth) : choices
  }, start)
  return product.extras
    .filter((extra) => extraPrice(extra, sizeId) !== undefined)
    .filter((extra) => from.extraIds.some((pick) => pick.selected && pick.extraId === extra.id))
    .reduce((choices, extra) => withExtra(choices, extra.id, true), withOptions)
}

function withOptionPick<T extends Choices>(product: Product, start: T, pick: OptionPick, depth: number): T {
  const { variantId, menus = [] } = pick
  const values = valuesOf(pick)
  const chosen = [...new Set(values)].reduce((choices, value) => {
    const count = values.filter((one) => one === value).length
    return withOptionCount(product, choices, variantId, value, count, depth)
  }, start)
  const options = product.variants.find(({ id }) => id === variantId)?.options ?? []
  const children = chosen.optionIds.find((one) => one.variantId === variantId)?.menus ?? []
  return children.reduce((choices, child) => {
    const option = options.find(({ id }) => id === child.optionId)
    const combo = option && childMenu(option, depth)
    const former = menus.find(({ optionId }) => optionId === child.optionId)
    if (!combo || !former) return choices
    return withChild(choices, variantId, withPicks(combo, child, former.items, depth + 1))
  }, chosen)
}
