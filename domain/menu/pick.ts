import type { ChildPick, MenuItem, OptionPick, ProductItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Product, Slot, Variant } from '#contract/menu.ts'
import { childMenu, extraPrice, type Choices } from './chosen.ts'
import { valuesOf } from './option-values.ts'

/**
 * A product as it stands before anything was chosen: first size, required select variants on their first option (spec 4);
 * what is sold out is passed over while something is left.
 */
export function initialProductItem(product: Product): ProductItem {
  const sizeId = firstLeft(product.sizes)?.id
  return {
    kind: 'productItem',
    productId: product.id,
    ...(sizeId ? { sizeId } : {}),
    ...initialChoices(product, 0),
    qty: 1,
  }
}

/** A combo as it stands before anything was chosen: slots with exactly one product are filled (spec 4). */
export const initialMenuItem = (combo: Combo): MenuItem => ({
  kind: 'menuItem',
  menuId: combo.id,
  items: initialPicks(combo, 0),
  qty: 1,
})

/** A product put into a slot, with its required variants preselected. */
export const initialSlotPick = (slot: Slot, product: Product, depth = 0): SlotPick => ({
  slotId: slot.id,
  productId: product.id,
  ...initialChoices(product, depth),
})

function initialPicks(combo: Combo, depth: number): SlotPick[] {
  return combo.items.flatMap((slot) => {
    const [only, ...others] = slot.products
    return only && others.length === 0 ? [initialSlotPick(slot, only, depth)] : []
  })
}

function initialChoices(product: Product, depth: number): Choices {
  const optionIds = product.variants.flatMap((variant) => {
    const first = firstLeft(variant.options)
    return variant.required && variant.type === 'select' && first
      ? [optionPick(variant, [first.id], [], depth)]
      : []
  })
  return { extraIds: [], optionIds }
}

const firstLeft = <T extends { soldOut?: boolean | undefined }>(all: readonly T[]): T | undefined =>
  all.find(({ soldOut }) => !soldOut) ?? all[0]

function optionPick(variant: Variant, values: string[], known: ChildPick[], depth: number): OptionPick {
  const menus = variant.options.flatMap((option) => {
    const combo = values.includes(option.id) ? childMenu(option, depth) : undefined
    if (!combo) return []
    return [
      known.find((child) => child.optionId === option.id) ?? {
        optionId: option.id,
        items: initialPicks(combo, depth + 1),
      },
    ]
  })
  const value = variant.type === 'checkbox' ? values : (values[0] ?? '')
  return { variantId: variant.id, value, ...(menus.length > 0 ? { menus } : {}) }
}

/**
 * Chooses an option. In a checkbox variant it toggles; in a select variant it replaces the former one. Child menus of
 * newly chosen options start with their preselected picks. `depth` is the number of child menus around the product.
 */
export function withOption<T extends Choices>(
  product: Product,
  choices: T,
  variantId: string,
  optionId: string,
  depth = 0,
): T {
  const variant = product.variants.find((one) => one.id === variantId)
  if (!variant?.options.some((option) => option.id === optionId)) return choices
  const former = choices.optionIds.find((pick) => pick.variantId === variantId)
  const chosen = former ? valuesOf(former) : []
  const values = variant.type === 'select' ? [optionId] : toggled(chosen, optionId)
  const inMenuOrder = variant.options.map((option) => option.id).filter((id) => values.includes(id))
  const rest = choices.optionIds.filter((pick) => pick.variantId !== variantId)
  if (inMenuOrder.length === 0) return { ...choices, optionIds: rest }
  return { ...choices, optionIds: [...rest, optionPick(variant, inMenuOrder, former?.menus ?? [], depth)] }
}

/** Takes back whatever was chosen of a variant that is not required. */
export const withoutOption = <T extends Choices>(choices: T, variantId: string): T => ({
  ...choices,
  optionIds: choices.optionIds.filter((pick) => pick.variantId !== variantId),
})

/** Chooses an extra or takes it back. */
export function withExtra<T extends Choices>(choices: T, extraId: string, selected: boolean): T {
  const rest = choices.extraIds.filter((pick) => pick.extraId !== extraId)
  return { ...choices, extraIds: selected ? [...rest, { extraId, selected: true }] : rest }
}

/** Chooses a size. Extras that are not offered in it fall away. */
export function withSize(product: Product, item: ProductItem, sizeId: string): ProductItem {
  const extraIds = item.extraIds.filter((pick) =>
    product.extras.some((extra) => extra.id === pick.extraId && extraPrice(extra, sizeId) !== undefined),
  )
  return { ...item, sizeId, extraIds }
}

type WithPicks = { items: SlotPick[] }

/** Chooses the product of a slot. Choosing the product that is already there keeps how it was configured. */
export function withSlotProduct<T extends WithPicks>(
  combo: Combo,
  item: T,
  slotId: string,
  productId: string,
  depth = 0,
): T {
  const slot = combo.items.find((one) => one.id === slotId)
  const product = slot?.products.find((one) => one.id === productId)
  const former = item.items.find((pick) => pick.slotId === slotId)
  if (!slot || !product || former?.productId === productId) return item
  return withSlotPick(item, initialSlotPick(slot, product, depth))
}

/** Puts a configured product into its slot. */
export const withSlotPick = <T extends WithPicks>(item: T, pick: SlotPick): T => ({
  ...item,
  items: item.items.some((one) => one.slotId === pick.slotId)
    ? item.items.map((one) => (one.slotId === pick.slotId ? pick : one))
    : [...item.items, pick],
})

/** Replaces the picks of the child menu that belongs to a chosen option. */
export const withChild = <T extends Choices>(choices: T, variantId: string, child: ChildPick): T => ({
  ...choices,
  optionIds: choices.optionIds.map((pick) =>
    pick.variantId === variantId
      ? { ...pick, menus: [...(pick.menus ?? []).filter((one) => one.optionId !== child.optionId), child] }
      : pick,
  ),
})

const toggled = (values: string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
