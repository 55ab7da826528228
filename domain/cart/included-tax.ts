import type { DeliverType, IncludedTax } from '#contract/checkout.ts'
import type { VatClass } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import type { PricePart } from '../menu/line-price.ts'
import { messages } from '../messages.ts'
import { add, cents, roundHalfUp, shareByWeights, subtract, sum, zero } from '../money.ts'

type Rates = Record<VatClass, { table: number; away: number }>

/** German VAT in percent, newest first (ux.md R-T1). `table` is eating in, `away` is delivered or fetched. */
export const vatRates: readonly { validFrom: string; rates: Rates }[] = [
  {
    validFrom: '2026-01-01',
    rates: {
      food: { table: 7, away: 7 },
      drink: { table: 19, away: 19 },
      milk_drink: { table: 19, away: 7 },
      luxury: { table: 7, away: 19 },
    },
  },
]

/** The rate of a class on a calendar date. Dates before our history take its oldest entry. */
export function vatRate(vatClass: VatClass, deliverType: DeliverType, date: string): number {
  const entry = vatRates.find(({ validFrom }) => validFrom <= date) ?? vatRates.at(-1)
  return entry?.rates[vatClass][deliverType === 'table' ? 'table' : 'away'] ?? 0
}

export type IncludedTaxInput = {
  parts: readonly PricePart[]
  /** What is paid for reusable containers, nothing by default (ux.md R-V1). */
  reusableDeposit?: Cents
  delivery: Cents
  discount: Cents
  deliverType: DeliverType
  /** The calendar date of the supply, `YYYY-MM-DD`. */
  date: string
}

/**
 * The VAT contained in gross prices per rate, lowest rate first (ux.md 3.7). Delivery and discount are shared in
 * proportion to the goods, and so is the deposit of reusable containers, which shares the fate of what is packed in them
 * (R-T3); deposits of bottles keep their drink's rate; the tip stays outside. The gross amounts add up to goods + deposit
 * + delivery − discount.
 */
export function includedTaxes({
  parts,
  reusableDeposit = zero,
  delivery,
  discount,
  deliverType,
  date,
}: IncludedTaxInput): IncludedTax[] {
  const rateOf = (part: PricePart): number => vatRate(part.vatClass, deliverType, date)
  const rates = [...new Set(parts.map(rateOf))].sort((a, b) => a - b)
  const goods = rates.map((rate) =>
    sum(parts.filter((part) => rateOf(part) === rate).map((part) => part.gross)),
  )
  const shares = shareByWeights(subtract(add(delivery, reusableDeposit), discount), goods)
  return rates.flatMap((rate, index) => {
    const deposit = sum(parts.filter((part) => rateOf(part) === rate).map((part) => part.deposit))
    const gross = sum([goods[index] ?? zero, shares[index] ?? zero, deposit])
    return gross === 0 ? [] : [includedTax(rate, gross)]
  })
}

function includedTax(rate: number, gross: Cents): IncludedTax {
  const net = cents(roundHalfUp((gross * 100) / (100 + rate)))
  return { name: messages.includedTax, rate, gross, net, value: subtract(gross, net) }
}
