import { z } from 'zod'
import { Quote } from '#contract/checkout.ts'

/** A quote as it stands on the wire, for the body of a refusal. */
export function encodeQuote(quote: Quote): unknown {
  return z.encode(Quote, quote)
}
