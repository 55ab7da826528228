import type { Combo, Product } from '#contract/menu.ts'
import type { ItemIssue } from '#domain/menu/check-item.ts'
import { messages } from '#domain/messages.ts'
import type { Dish } from './dish.ts'

const toChoose: readonly string[] = [
  messages.sizeMissing,
  messages.optionMissing,
  messages.tooFewOptions,
  messages.slotMissing,
  messages.childMissing,
]

/** Whether a problem goes away by choosing something. */
export const isMissing = (problem: ItemIssue): boolean => toChoose.includes(problem.message)

/** The name of the group a problem points at, as the guest sees it; empty for the size and for whole dishes. */
export function groupName(dish: Dish, path: readonly string[]): string {
  return dish.kind === 'combo' ? slotName(dish.combo, path.slice(1)) : choiceName([dish.product], path)
}

function slotName(combo: Combo, [slotId, ...rest]: readonly string[]): string {
  const slot = combo.items.find((one) => one.id === slotId)
  if (!slot) return ''
  const inside = rest.length === 0 ? '' : choiceName(slot.products, rest)
  return inside === '' ? slot.name : `${slot.name}, ${inside}`
}

function choiceName(
  products: readonly Product[],
  [kind, id, , optionId, , ...slot]: readonly string[],
): string {
  if (kind !== 'optionIds') return ''
  const variant = products.flatMap((product) => product.variants).find((one) => one.id === id)
  const option = variant?.options.find((one) => one.id === optionId)
  if (option?.menu && slot.length > 0) return slotName(option.menu, slot)
  return option?.name ?? variant?.name ?? ''
}
