import type { SlotPick } from '#contract/cart.ts'
import type { Combo } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents, percentOf, subtract, sum, zero } from '../money.ts'
import { chosenPicks, slotSize } from './chosen.ts'

/** price × (100 − discount) / 100, rounded once (spec 3). `discount` is a percent. */
export const discountPrice = (price: Cents, discount: number): Cents => percentOf(price, 100 - discount)

/** What the cheapest choice of every slot costs when bought singly. */
export const singlePrice = (combo: Pick<Combo, 'items'>): Cents =>
  sum(
    combo.items.map((slot) => {
      const prices = slot.products.flatMap((product) => slotSize(slot, product)?.price ?? [])
      return prices.length === 0 ? zero : cents(Math.min(...prices))
    }),
  )

/** What a guest saves against buying the picked products singly (ux.md R-P4); never below zero. */
export function saving(combo: Combo, picks: readonly SlotPick[]): Cents {
  const singly = sum(chosenPicks(combo, picks).map((pick) => pick.size?.price ?? zero))
  return cents(Math.max(0, subtract(singly, discountPrice(combo.price, combo.discount))))
}
