import type { DeliverType, Quote } from '#contract/checkout.ts'
import { isAvailable, type Occasion } from '#domain/menu/availability.ts'
import type { Timing } from './quote-request.ts'

type Way = { deliverType: DeliverType | ''; timing: Timing }

/** Whether a quote for now says something else of the lines than the clock does since: a dish's time has ended or begun. */
export function isOvertakenByTime(
  quote: Pick<Quote, 'limited' | 'problems'> | undefined,
  { deliverType, timing }: Way,
  { at, zone }: Occasion,
): boolean {
  if (!quote?.limited || timing.when !== 'now') return false
  const missing = new Set(quote.problems.filter(({ next }) => next !== undefined).map(({ line }) => line))
  return quote.limited.some(
    ({ line, availability }) =>
      isAvailable(availability, { at, zone, deliverType: deliverType || undefined }) === missing.has(line),
  )
}
