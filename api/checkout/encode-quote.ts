import { z } from 'zod'
import { Quote } from '#contract/checkout.ts'

/** A quote as it is sent in the body of an error. */
export function encodeQuote(quote: Quote): unknown {
  return z.encode(Quote, quote)
}
