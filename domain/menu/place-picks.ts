import type { CartItem, OptionPick, SlotPick } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import { childMenu } from './chosen.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'
import { valuesOf } from './option-values.ts'

/**
 * The same item with a slot for every product of a combo, also in the menus of options. A slot that was sent stands; where
 * none was, the products are in the order of the slots, and each goes to a slot that offers it (spec 3).
 */
export function placePicks(menu: MenuSnapshot, item: CartItem): CartItem {
  if (item.kind === 'menuItem') {
    const combo = menu.combos.get(item.menuId)
    return combo ? { ...item, items: inSlots(combo, item.items, 0) } : item
  }
  const product = menu.products.get(item.productId)
  return product ? { ...item, optionIds: inOptions(product, item.optionIds, 0) } : item
}

function inOptions(product: Product, picks: readonly OptionPick[], depth: number): OptionPick[] {
  return picks.map((pick) => {
    const variant = product.variants.find((one) => one.id === pick.variantId)
    if (!variant || !pick.menus) return pick
    const menus = pick.menus.map((child) => {
      const option = variant.options.find(
        (one) => one.id === child.optionId && valuesOf(pick).includes(one.id),
      )
      const combo = option && childMenu(option, depth)
      return combo ? { ...child, items: inSlots(combo, child.items, depth + 1) } : child
    })
    return { ...pick, menus }
  })
}

function inSlots(combo: Combo, picks: readonly SlotPick[], depth: number): SlotPick[] {
  const slots = slotIdsOf(combo, picks)
  return picks.map((pick, index) => {
    const slotId = slots[index] ?? ''
    const product = combo.items
      .find((slot) => slot.id === slotId)
      ?.products.find((one) => one.id === pick.productId)
    return { ...pick, slotId, ...(product && { optionIds: inOptions(product, pick.optionIds, depth) }) }
  })
}

/** A slot for every pick; a pick that fits no free slot gets the one at its own place, so that it is told about there. */
function slotIdsOf(combo: Combo, picks: readonly SlotPick[]): string[] {
  const holders = new Map(
    picks.flatMap((pick, index) => (pick.slotId === '' ? [] : [[pick.slotId, index] as const])),
  )
  const offers = (slotIndex: number, pick: SlotPick) =>
    combo.items[slotIndex]?.products.some((product) => product.id === pick.productId) ?? false

  /** Finds a slot for a pick; whoever is in it moves on to another one if that is possible. */
  const assign = (index: number, tried: Set<string>): boolean => {
    const pick = picks[index]!
    const candidates = [index, ...combo.items.keys()]
    for (const at of candidates) {
      const slot = combo.items[at]
      if (!slot || tried.has(slot.id) || !offers(at, pick)) continue
      tried.add(slot.id)
      const holder = holders.get(slot.id)
      if (holder !== undefined && (picks[holder]!.slotId !== '' || !assign(holder, tried))) continue
      holders.set(slot.id, index)
      return true
    }
    return false
  }
  picks.forEach((pick, index) => pick.slotId === '' && assign(index, new Set()))

  const found = new Map([...holders].map(([slotId, index]) => [index, slotId]))
  return picks.map((pick, index) => pick.slotId || (found.get(index) ?? freeSlotAt(combo, holders, index)))
}

const freeSlotAt = (combo: Combo, holders: ReadonlyMap<string, number>, index: number): string => {
  const slot = combo.items[index]
  return slot && !holders.has(slot.id) ? slot.id : ''
}
