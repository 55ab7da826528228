import type { Tax, Totals } from '#contract/checkout.ts'
import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { totals } from '#domain/cart/totals.ts'
import { deliveryFee } from '#domain/delivery/fee.ts'
import { sum, times, zero } from '#domain/money.ts'

/** What the browser itself makes of the cart, shown at once while the shop computes the same (design 8). */
export function ownTotals(
  lines: readonly CartLine[],
  area: Area | undefined,
  taxes: readonly Tax[],
  tip: Cents,
  discount: Cents = zero,
): Totals {
  const priced = lines.map(({ item, seen }) => ({
    price: times(seen.unitPrice, item.qty),
    deposit: times(seen.deposit, item.qty),
  }))
  const goods = sum(priced.map((line) => line.price))
  const delivery = area ? deliveryFee(area, goods) : zero
  return { ...totals({ lines: priced, delivery, discount, taxes, tip }), includedTaxes: [] }
}
