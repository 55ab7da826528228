import type { Quote, Totals } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { quoteDifferences, type QuoteDifference } from '#domain/checkout/quote-differences.ts'
import { times } from '#domain/money.ts'
import type { TimeChoice } from './timing.ts'

/** A change of the time: `from` is empty for as soon as possible, as is `to`. */
export type TimeChange = { kind: 'time'; from: string; to: string }
export type Change = Exclude<QuoteDifference, { kind: 'name' }> | TimeChange

/**
 * What the shop asks differently from what the guest has seen (ux.md U-25). A new name alone is no change: it also comes
 * from another language of the page.
 */
export function changesOf(lines: readonly CartLine[], seen: Totals, quote: Quote): Change[] {
  const seenLines = lines.map((line) => ({
    name: line.seen.name,
    price: times(line.seen.unitPrice, line.item.qty),
  }))
  const { deposit, delivery, discount, tax, total } = seen
  const all = quoteDifferences(seenLines, { deposit, delivery, discount, tax, total }, quote)
  return all.filter((change) => change.kind !== 'name')
}

/** How the total differs from what the shop itself had said to the same request before. */
export function changesSince(before: Quote | undefined, quote: Quote): Change[] {
  if (!before || before.totals.total === quote.totals.total) return []
  return [{ kind: 'total', from: before.totals.total, to: quote.totals.total }]
}

/** The time as it would be now instead of the one the guest has seen. */
export const changesOfTime = ({ timing, lost }: TimeChoice): Change[] =>
  lost ? [{ kind: 'time', from: lost.window, to: timing.when === 'now' ? '' : timing.window }] : []
