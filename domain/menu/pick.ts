import type { ChildPick, MenuItem, OptionPick, ProductItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Product, Slot, Variant } from '#contract/menu.ts'
import { childMenu, extraPrice, type Choices } from './chosen.ts'
import { askedVariants, leastOf, limitsOf, mostOf } from './choice-limits.ts'
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

const initialChoices = (product: Product, depth: number): Choices => ({
  extraIds: [],
  optionIds: settled(product, [], depth),
})

/** Picks without those that are not asked for any more, and with the first option where one has to be chosen (spec 4). */
function settled(product: Product, picks: OptionPick[], depth: number): OptionPick[] {
  return product.variants.reduce((now, variant) => {
    const isChosen = now.some((pick) => pick.variantId === variant.id)
    if (!askedVariants(product.variants, now).includes(variant))
      return isChosen ? now.filter((pick) => pick.variantId !== variant.id) : now
    const first = firstLeft(variant.options)
    const isOpen = !isChosen && variant.type === 'select' && leastOf(variant) > 0
    return isOpen && first ? [...now, optionPick(variant, [first.id], [], depth)] : now
  }, picks)
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
  const isTakenBack = variant?.type === 'checkbox' && chosenValues(choices, variantId).includes(optionId)
  return withOptionCount(product, choices, variantId, optionId, isTakenBack ? 0 : 1, depth)
}

/** Chooses an option so many times, as far as its variant allows. */
export function withOptionCount<T extends Choices>(
  product: Product,
  choices: T,
  variantId: string,
  optionId: string,
  count: number,
  depth = 0,
): T {
  const variant = product.variants.find((one) => one.id === variantId)
  const option = variant?.options.find((one) => one.id === optionId)
  if (!variant || !option) return choices
  const others =
    variant.type === 'select' ? [] : chosenValues(choices, variantId).filter((id) => id !== optionId)
  const most = Math.min(mostOf(variant, option), limitsOf(variant).max - others.length)
  const values = [...others, ...Array.from({ length: Math.min(count, most) }, () => optionId)]
  const inMenuOrder = variant.options.flatMap(({ id }) => values.filter((value) => value === id))
  const rest = choices.optionIds.filter((pick) => pick.variantId !== variantId)
  const former = choices.optionIds.find((pick) => pick.variantId === variantId)?.menus ?? []
  const picks = inMenuOrder.length === 0 ? rest : [...rest, optionPick(variant, inMenuOrder, former, depth)]
  return { ...choices, optionIds: settled(product, picks, depth) }
}

/** Takes back whatever was chosen of a variant that is not required. */
export const withoutOption = <T extends Choices>(
  product: Product,
  choices: T,
  variantId: string,
  depth = 0,
): T => ({
  ...choices,
  optionIds: settled(
    product,
    choices.optionIds.filter((pick) => pick.variantId !== variantId),
    depth,
  ),
})

function chosenValues(choices: Choices, variantId: string): string[] {
  const pick = choices.optionIds.find((one) => one.variantId === variantId)
  return pick ? valuesOf(pick) : []
}

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
