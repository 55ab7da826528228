import { ApiError, type Client } from '#contract/client.ts'
import { placeOrder, type PlaceOrder, Quote } from '#contract/checkout.ts'

/** How sending an order can end. With `lost` it is unknown whether it arrived: send again under the same key. */
export type Outcome =
  | { kind: 'placed'; url: string; orderUrl: string }
  | { kind: 'fields'; fields: Record<string, string[]> }
  | { kind: 'changed'; quote: Quote }
  | { kind: 'ordered'; url: string }
  | { kind: 'refused'; message: string }
  /** The session that the order was prepared in has ended; nothing was ordered. */
  | { kind: 'signedOut'; message: string }
  | { kind: 'lost' }

/** Sends an order once and returns the outcome; never throws. */
export async function sendOrder(call: Client, body: PlaceOrder, idempotencyKey: string): Promise<Outcome> {
  try {
    return { kind: 'placed', ...(await call(placeOrder, { body, idempotencyKey })) }
  } catch (error) {
    return error instanceof ApiError ? outcomeOf(error) : { kind: 'lost' }
  }
}

function outcomeOf(error: ApiError): Outcome {
  if (error.code === 'fields') return { kind: 'fields', fields: error.fields }
  const { quote, url } = (error.body ?? {}) as { quote?: unknown; url?: unknown }
  if (error.code === 'quote_changed') {
    const decoded = Quote.safeParse(quote)
    if (decoded.success) return { kind: 'changed', quote: decoded.data }
  }
  if (error.code === 'idempotency_mismatch' && typeof url === 'string') return { kind: 'ordered', url }
  if (error.code === 'unauthenticated') return { kind: 'signedOut', message: error.message }
  // The server itself has answered: nothing was ordered yet, and the cart is kept.
  if (error.code === 'unavailable') return { kind: 'refused', message: error.message }
  if (error.status >= 500 || error.code === 'network') return { kind: 'lost' }
  return { kind: 'refused', message: error.message }
}
