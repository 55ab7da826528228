import type { Tax, Totals } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { add, percentOf, shareByWeights, subtract, sum, zero } from '../money.ts'

export type TotalsInput = {
  lines: readonly { price: Cents; deposit: Cents }[]
  /** What is paid for reusable containers (ux.md R-V1). */
  reusableDeposit?: Cents
  delivery: Cents
  discount: Cents
  /** Add-on taxes; empty in a shop whose prices include tax (ux.md 3.7). */
  taxes: readonly Pick<Tax, 'name' | 'value'>[]
  tip: Cents
}

/**
 * The totals of spec 4: price = goods + deposit + delivery; total = price − discount + tax + tip. The deposit of reusable
 * containers is a part of the deposit; where nothing is ordered, nothing is packed.
 */
export function totals({
  lines,
  reusableDeposit = zero,
  delivery,
  discount,
  taxes,
  tip,
}: TotalsInput): Omit<Totals, 'includedTaxes'> {
  const goods = sum(lines.map((line) => line.price))
  const reusable = lines.length > 0 ? reusableDeposit : zero
  const deposit = sum([...lines.map((line) => line.deposit), reusable])
  const price = sum([goods, deposit, delivery])
  const taxPercent = taxes.reduce((all, tax) => all + tax.value, 0)
  const taxed = subtract(price, discount)
  const tax = percentOf(taxed, taxPercent)
  const shares = shareByWeights(
    tax,
    taxes.map(({ value }) => value),
  )
  return {
    goods,
    deposit,
    ...(reusable > 0 && { reusableDeposit: reusable }),
    delivery,
    price,
    discount,
    taxPercent,
    tax,
    taxItems: taxes.map(({ name }, index) => ({ name, value: shares[index] ?? zero })),
    tip,
    total: add(add(taxed, tax), tip),
  }
}
