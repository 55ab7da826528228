import type { Quote, QuoteLine } from '#contract/checkout.ts'

/**
 * The lines of a quote by the lines of the cart it was asked for, `count` of them. A line with a problem is not quoted, so
 * the others move up.
 */
export function linesOfQuote(
  count: number,
  quote: Pick<Quote, 'lines' | 'problems'>,
): (QuoteLine | undefined)[] {
  const wrong = new Set(quote.problems.map((problem) => problem.line))
  const rest = quote.lines.values()
  return Array.from({ length: count }, (_, index) => (wrong.has(index) ? undefined : rest.next().value))
}
