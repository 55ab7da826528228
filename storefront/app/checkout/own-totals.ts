import type { Tax, Totals } from '#contract/checkout.ts'
import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { totals } from '#domain/cart/totals.ts'
import { deliveryCost } from '#domain/delivery/fee.ts'
import { sum, times, zero } from '#domain/money.ts'

type OwnRules = { discount?: Cents; surchargeBelowMinimum?: boolean; reusableDeposit?: Cents }

/** What the browser itself makes of the cart, shown at once while the shop computes the same (design 8). */
export function ownTotals(
  lines: readonly CartLine[],
  area: Area | undefined,
  taxes: readonly Tax[],
  tip: Cents,
  { discount = zero, surchargeBelowMinimum = false, reusableDeposit = zero }: OwnRules = {},
): Totals {
  const priced = lines.map(({ item, seen }) => ({
    price: times(seen.unitPrice, item.qty),
    deposit: times(seen.deposit, item.qty),
  }))
  const goods = sum(priced.map((line) => line.price))
  const cost = area && deliveryCost(area, goods, { surchargeBelowMinimum })
  const delivery = cost?.delivery ?? zero
  const sums = totals({ lines: priced, reusableDeposit, delivery, discount, taxes, tip })
  return { ...sums, surcharge: cost?.surcharge, includedTaxes: [] }
}
