import type { QuoteRequest } from '#contract/checkout.ts'
import type { QuoteWithoutId } from './quote.ts'

type ConfirmedRequest = Pick<
  QuoteRequest,
  | 'deliverType'
  | 'areaId'
  | 'addressId'
  | 'placeId'
  | 'zipcode'
  | 'coordinates'
  | 'deliverAt'
  | 'deliverDate'
  | 'useProfit'
>

/**
 * One text of everything a guest agrees to by ordering: lines, prices, totals, place, deliver type, time and whether points
 * pay. It changes when any of that changes; the server hashes it into the quote's id.
 */
export function quoteFingerprint(quote: QuoteWithoutId, request: ConfirmedRequest): string {
  const { deliverType, areaId, addressId, placeId, deliverAt, deliverDate, useProfit } = request
  const later = deliverAt === 'later' && deliverDate ? canonicalInstant(deliverDate) : null
  const { zipcode, coordinates } = request
  const marked = placeId ? { placeId } : { areaId, zipcode, coordinates }
  const where = addressId ? { addressId } : marked
  const place = deliverType === 'delivery' ? [where, quote.area ?? null] : null
  const { lines, totals, minAge = null } = quote
  return JSON.stringify([lines, totals, minAge, deliverType, place, deliverAt, later, useProfit ?? false])
}

function canonicalInstant(instant: string): string {
  const milliseconds = Date.parse(instant)
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : instant
}
