import type { CartItem, OptionPick, SlotPick } from '#contract/cart.ts'
import type { Choices } from '../menu/chosen.ts'
import { valuesOf } from '../menu/option-values.ts'

/** A text that is the same for two items exactly when they are configured alike, whatever their quantity. */
export function itemKey(item: CartItem): string {
  return JSON.stringify(
    item.kind === 'productItem'
      ? ['product', item.productId, item.sizeId ?? '', ...choiceKey(item)]
      : ['menu', item.menuId, slotsKey(item.items)],
  )
}

type Key = readonly unknown[]

const choiceKey = (choices: Choices): Key => [
  choices.extraIds
    .filter((pick) => pick.selected)
    .map((pick) => pick.extraId)
    .sort(),
  sorted(choices.optionIds.filter((pick) => valuesOf(pick).length > 0).map(optionKey)),
]

const optionKey = (pick: OptionPick): Key => [
  pick.variantId,
  valuesOf(pick).sort(),
  sorted((pick.menus ?? []).map((child) => [child.optionId, slotsKey(child.items)])),
]

const slotsKey = (picks: readonly SlotPick[]): Key =>
  sorted(picks.map((pick) => [pick.slotId, pick.productId, ...choiceKey(pick)]))

const sorted = (keys: readonly Key[]): Key => keys.map((key) => JSON.stringify(key)).sort()
