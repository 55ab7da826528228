import type { Totals } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import type { QuoteWithoutId } from './quote.ts'
import { goneLines } from './quoted-lines.ts'

const sums = ['deposit', 'delivery', 'discount', 'tax', 'tip', 'total'] as const

/** One thing that is no longer as the guest has seen it. `line` is the number of the guest's cart line, from 0. */
export type QuoteDifference =
  | { kind: 'gone'; line: number; name: string }
  | { kind: 'name'; line: number; from: string; to: string }
  | { kind: 'price'; line: number; name: string; from: Cents; to: Cents }
  | { kind: (typeof sums)[number]; from: Cents; to: Cents }

/** The price of a seen line is for its whole quantity, deposit not included. */
export type SeenLine = { name: string; price: Cents }
export type SeenTotals = Partial<Pick<Totals, (typeof sums)[number]>>

/** What changed between what a guest saw and what a quote of the same cart says now (ux.md U-25). */
export function quoteDifferences(
  seenLines: readonly SeenLine[],
  seenTotals: SeenTotals,
  quote: Pick<QuoteWithoutId, 'lines' | 'totals' | 'problems'>,
): QuoteDifference[] {
  const gone = goneLines(quote)
  const rest = quote.lines.values()
  const lines = seenLines.flatMap((seen, line): QuoteDifference[] => {
    const next = gone.has(line) ? undefined : rest.next().value
    if (!next) return [{ kind: 'gone', line, name: seen.name }]
    const renamed: QuoteDifference[] =
      next.name === seen.name ? [] : [{ kind: 'name', line, from: seen.name, to: next.name }]
    return next.price === seen.price
      ? renamed
      : [...renamed, { kind: 'price', line, name: next.name, from: seen.price, to: next.price }]
  })
  const amounts = sums.flatMap((kind): QuoteDifference[] => {
    const from = seenTotals[kind]
    const to = quote.totals[kind]
    return from === undefined || from === to ? [] : [{ kind, from, to }]
  })
  return [...lines, ...amounts]
}
