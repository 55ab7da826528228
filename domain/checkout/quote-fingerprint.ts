import type { QuoteRequest } from '#contract/checkout.ts'
import type { DraftQuote } from './quote.ts'

type Agreed = Pick<QuoteRequest, 'deliverType' | 'areaId' | 'deliverAt' | 'deliverDate'>

/**
 * One text of everything a guest agrees to by ordering: lines, prices, totals, area, deliver type and time. It changes
 * when any of that changes; the server hashes it into the quote's id.
 */
export function quoteFingerprint(quote: DraftQuote, request: Agreed): string {
  const { deliverType, areaId, deliverAt, deliverDate } = request
  const later = deliverAt === 'later' && deliverDate ? canonicalInstant(deliverDate) : null
  const place = deliverType === 'delivery' ? [areaId ?? null, quote.area ?? null] : null
  return canonical([quote.lines, quote.totals, quote.minAge ?? null, deliverType, place, deliverAt, later])
}

/** JSON with sorted keys and without undefined values. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  )

function canonicalInstant(instant: string): string {
  const milliseconds = Date.parse(instant)
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : instant
}
