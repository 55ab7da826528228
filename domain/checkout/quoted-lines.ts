import type { Availability } from '#contract/availability.ts'
import type { Quote, QuoteLine } from '#contract/checkout.ts'

/**
 * The lines of a quote by the lines of the cart it was asked for, `count` of them. A line with a problem is not quoted, so
 * the others move up; one that can be had at another time is.
 */
export function linesOfQuote(
  count: number,
  quote: Pick<Quote, 'lines' | 'problems'>,
): (QuoteLine | undefined)[] {
  const wrong = goneLines(quote)
  const rest = quote.lines.values()
  return Array.from({ length: count }, (_, index) => (wrong.has(index) ? undefined : rest.next().value))
}

/** The lines of the cart that are not quoted. */
export const goneLines = ({ problems }: Pick<Quote, 'problems'>): ReadonlySet<number | undefined> =>
  new Set(problems.filter(({ next }) => next === undefined).map(({ line }) => line))

/** When and how everything in the cart of a quote can be had; empty where nothing of it is limited. */
export const availabilityOf = ({ limited }: Pick<Quote, 'limited'>): Availability =>
  limited?.flatMap(({ availability }) => availability) ?? []
