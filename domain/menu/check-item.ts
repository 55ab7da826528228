import type { CartItem, ChildPick, OptionPick, SlotPick } from '#contract/cart.ts'
import type { Combo, Product, Size, Variant } from '#contract/menu.ts'
import { messages, type Message } from '../messages.ts'
import { childMenu, chosenSize, extraPrice, slotSize, type Choices } from './chosen.ts'
import { askedVariants, leastOf, limitsOf, mostOf } from './choice-limits.ts'
import { valuesOf } from './option-values.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'
import { isQuantity } from './quantity.ts'

/** What is wrong with an item, and where: `['items', slotId, 'optionIds', variantId]`. */
export type ItemIssue = {
  path: readonly string[]
  message: Message
  /** The size, option or dish of a combo that is sold out, by its name: with another one the item may be ordered. */
  choice?: string
}

type Path = readonly string[]

/** Every violation of an item against the menu; none when it may be ordered (spec 4, 5). */
export function checkItem(menu: MenuSnapshot, item: CartItem): ItemIssue[] {
  const problems = item.kind === 'productItem' ? productItemIssues(menu, item) : menuItemIssues(menu, item)
  return isQuantity(item.qty) ? problems : [...problems, { path: ['qty'], message: messages.wrongQuantity }]
}

function productItemIssues(
  menu: MenuSnapshot,
  item: Extract<CartItem, { kind: 'productItem' }>,
): ItemIssue[] {
  const product = menu.products.get(item.productId)
  if (!product) return [{ path: ['productId'], message: messages.unknownProduct }]
  const size = chosenSize(product, item)
  const problems = soldOut(product, ['productId'])
  if (!size) {
    const message =
      item.sizeId === undefined && product.sizes.length > 1 ? messages.sizeMissing : messages.wrongSize
    problems.push({ path: ['sizeId'], message })
  } else if (!product.soldOut) problems.push(...soldOut(size, ['sizeId'], size.name))
  return [...problems, ...choiceIssues(product, size, item, [], 0)]
}

function menuItemIssues(menu: MenuSnapshot, item: Extract<CartItem, { kind: 'menuItem' }>): ItemIssue[] {
  const combo = menu.combos.get(item.menuId)
  if (!combo) return [{ path: ['menuId'], message: messages.unknownCombo }]
  return [...soldOut(combo, ['menuId']), ...slotIssues(combo, item.items, ['items'], 0)]
}

const soldOut = (thing: { soldOut?: boolean | undefined }, path: Path, choice?: string): ItemIssue[] =>
  thing.soldOut ? [{ path, message: messages.soldOut, ...(choice && { choice }) }] : []

function choiceIssues(
  product: Product,
  size: Size | undefined,
  choices: Choices,
  path: Path,
  depth: number,
): ItemIssue[] {
  return [...extraIssues(product, size, choices, path), ...optionIssues(product, choices, path, depth)]
}

function extraIssues(product: Product, size: Size | undefined, choices: Choices, path: Path): ItemIssue[] {
  const ids = choices.extraIds.filter((pick) => pick.selected).map((pick) => pick.extraId)
  return ids.flatMap((id, index): ItemIssue[] => {
    const at = [...path, 'extraIds', id]
    const extra = product.extras.find((one) => one.id === id)
    if (ids.indexOf(id) !== index) return [{ path: at, message: messages.duplicateExtra }]
    if (!extra) return [{ path: at, message: messages.unknownExtra }]
    if (size && extraPrice(extra, size.id) === undefined)
      return [{ path: at, message: messages.extraNotInSize }]
    return []
  })
}

function optionIssues(product: Product, choices: Choices, path: Path, depth: number): ItemIssue[] {
  const asked = askedVariants(product.variants, choices.optionIds)
  const missing = asked.flatMap((variant): ItemIssue[] => {
    const pick = choices.optionIds.find((one) => one.variantId === variant.id)
    const count = pick ? valuesOf(pick).length : 0
    if (count >= leastOf(variant)) return []
    const message = count === 0 ? messages.optionMissing : messages.tooFewOptions
    return [{ path: [...path, 'optionIds', variant.id], message }]
  })
  const wrong = choices.optionIds.flatMap((pick, index): ItemIssue[] => {
    const at = [...path, 'optionIds', pick.variantId]
    const variant = product.variants.find((one) => one.id === pick.variantId)
    const first = choices.optionIds.findIndex((one) => one.variantId === pick.variantId)
    if (first !== index) return [{ path: at, message: messages.duplicateVariant }]
    if (!variant) return [{ path: at, message: messages.unknownVariant }]
    if (!asked.includes(variant))
      return valuesOf(pick).length > 0 ? [{ path: at, message: messages.notAsked }] : []
    return [...valueIssues(variant, pick, at), ...childIssues(variant, pick, at, depth)]
  })
  return [...missing, ...wrong]
}

function valueIssues(variant: Variant, pick: OptionPick, at: Path): ItemIssue[] {
  const values = valuesOf(pick)
  const problems = [...new Set(values)].flatMap((value): ItemIssue[] => {
    const option = variant.options.find((one) => one.id === value)
    if (!option) return [{ path: at, message: messages.unknownOption }]
    const count = values.filter((one) => one === value).length
    const most = mostOf(variant, option)
    if (count > most)
      return [{ path: at, message: most === 1 ? messages.duplicateOption : messages.optionTooOften }]
    return soldOut(option, at, option.name)
  })
  const { max } = limitsOf(variant)
  if (values.length > max && problems.length === 0)
    problems.push({ path: at, message: max === 1 ? messages.severalOptions : messages.tooManyOptions })
  return problems
}

function childIssues(variant: Variant, pick: OptionPick, at: Path, depth: number): ItemIssue[] {
  const values = valuesOf(pick)
  const children: readonly ChildPick[] = pick.menus ?? []
  const chosen = variant.options.filter((option) => values.includes(option.id))
  const missing = chosen.flatMap((option): ItemIssue[] => {
    const needed = childMenu(option, depth) !== undefined
    if (!needed || children.some((child) => child.optionId === option.id)) return []
    return [{ path: [...at, 'menus', option.id], message: messages.childMissing }]
  })
  const wrong = children.flatMap((child, index): ItemIssue[] => {
    const path = [...at, 'menus', child.optionId]
    const option = chosen.find((one) => one.id === child.optionId)
    const combo = option && childMenu(option, depth)
    if (children.findIndex((one) => one.optionId === child.optionId) !== index) {
      return [{ path, message: messages.childDuplicate }]
    }
    if (!option?.hasChild || !option.menu) return [{ path, message: messages.childSuperfluous }]
    if (!combo) return [{ path, message: messages.childTooDeep }]
    return slotIssues(combo, child.items, [...path, 'items'], depth + 1)
  })
  return [...missing, ...wrong]
}

function slotIssues(combo: Combo, picks: readonly SlotPick[], path: Path, depth: number): ItemIssue[] {
  const missing = combo.items.flatMap((slot): ItemIssue[] =>
    picks.some((pick) => pick.slotId === slot.id)
      ? []
      : [{ path: [...path, slot.id], message: messages.slotMissing }],
  )
  const wrong = picks.flatMap((pick, index): ItemIssue[] => {
    const at = [...path, pick.slotId]
    const slot = combo.items.find((one) => one.id === pick.slotId)
    if (picks.findIndex((one) => one.slotId === pick.slotId) !== index)
      return [{ path: at, message: messages.duplicateSlot }]
    if (!slot) return [{ path: at, message: messages.unknownSlot }]
    const product = slot.products.find((one) => one.id === pick.productId)
    if (!product) return [{ path: at, message: messages.notInSlot }]
    const size = slotSize(slot, product)
    const unsold: ItemIssue[] = size ? [] : [{ path: at, message: messages.wrongSize }]
    const isSoldOut = product.soldOut || size?.soldOut === true
    return [
      ...soldOut({ soldOut: isSoldOut }, at, product.name),
      ...unsold,
      ...choiceIssues(product, size, pick, at, depth),
    ]
  })
  return [...missing, ...wrong]
}
