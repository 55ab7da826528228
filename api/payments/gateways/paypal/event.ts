import { z } from 'zod'
import { WebhookRefused } from '../../gateway.ts'

const Resource = z.object({
  id: z.string().optional(),
  order_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
})

/** An event of PayPal, of which only the referenced id is used. */
export const PaypalEvent = z.object({ id: z.string().min(1), event_type: z.string(), resource: Resource })
export type PaypalEvent = z.infer<typeof PaypalEvent>

const NAME = /^[A-Z0-9]{1,36}$/
const CAPTURE = 'capture:'

/** The event in the body of an authenticated call. Throws `WebhookRefused`. */
export function readEvent(body: Uint8Array): PaypalEvent {
  try {
    return PaypalEvent.parse(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    throw new WebhookRefused('not an event')
  }
}

/**
 * What an event is about: the id of an order, or `capture:` and the id of a capture whose order must be fetched from
 * PayPal. A refund names its capture only in a link, a dispute in its own way; a link is never fetched.
 */
export function subjectOf({ event_type, resource }: PaypalEvent): string | null {
  const ofCheckout = event_type.startsWith('CHECKOUT.') ? (resource.order_id ?? resource.id) : undefined
  const order = ofCheckout ?? resource.supplementary_data?.related_ids?.order_id
  if (order !== undefined) return NAME.test(order) ? order : null
  const up = resource.links?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
  const capture = up?.href.split('/').at(-1) ?? resource.disputed_transactions?.[0]?.seller_transaction_id
  return capture !== undefined && NAME.test(capture) ? `${CAPTURE}${capture}` : null
}

/** Parses a reference as `subjectOf` returns it; null for anything else. */
export function readSubject(ref: string): { of: 'order' | 'capture'; id: string } | null {
  const of = ref.startsWith(CAPTURE) ? 'capture' : 'order'
  const id = of === 'capture' ? ref.slice(CAPTURE.length) : ref
  return NAME.test(id) ? { of, id } : null
}
