import type { Cents } from '#contract/primitives.ts'
import { add, cents, percentOf } from '../money.ts'

/** What a changed price ends in: full euros, half euros and `,90`; `none` leaves the cents as they come. */
export type PriceEnding = 'none' | '00' | '50' | '90'

export type PriceChange = {
  /** A percent with up to two decimals, or an amount; below zero makes it cheaper. */
  by: { percent: number } | { amount: Cents }
  ending: PriceEnding
}

const EURO = 100

/**
 * A price after a change, never below zero. It ends as it is asked to, at the nearest such price, the higher one of two.
 * What is free stays free, and a price that is not zero does not become it by its ending.
 */
export function changePrice(price: Cents, { by, ending }: PriceChange): Cents {
  if (price === 0) return price
  const moved = 'percent' in by ? add(price, percentOf(price, by.percent)) : add(price, by.amount)
  return withEnding(cents(Math.max(0, moved)), ending)
}

function withEnding(price: Cents, ending: PriceEnding): Cents {
  if (price === 0 || ending === 'none') return price
  const end = Number(ending)
  const euros = Math.floor((price - end) / EURO + 0.5)
  const nearest = Math.max(0, euros) * EURO + end
  return cents(nearest === 0 ? EURO : nearest)
}
