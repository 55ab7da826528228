import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type WebhookEvent, type WebhookCall, WebhookRefused } from '../../gateway.ts'

const TOLERANCE_SECONDS = 300

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), payment_intent: z.unknown().optional() }),
  }),
})

/** The event of a webhook of Stripe. Throws `WebhookRefused` when Stripe has not signed it. */
export function handleStripeWebhook(webhook: WebhookCall, secret: string): WebhookEvent {
  verify(webhook, secret)
  return eventOf(webhook.body)
}

/**
 * Verifies that Stripe signed the body, at most five minutes before or after our clock. While a secret is being rolled
 * there are several signatures, and one right one is enough. Throws `WebhookRefused`.
 */
function verify({ headers, body, now }: WebhookCall, secret: string): void {
  const fields = (headers.get('stripe-signature') ?? '').split(',').map((field) => field.trim())
  const [stamp] = fields.flatMap((field) => /^t=(\d{1,12})$/.exec(field)?.[1] ?? [])
  const given = fields.flatMap((field) => /^v1=([0-9a-f]{64})$/.exec(field)?.[1] ?? [])
  if (stamp === undefined || given.length === 0) throw new WebhookRefused('no signature')
  // Stripe's own library accepts timestamps in the future.
  if (!(Math.abs(now / 1000 - Number(stamp)) <= TOLERANCE_SECONDS)) throw new WebhookRefused('stale or ahead')
  const right = createHmac('sha256', secret).update(`${stamp}.`).update(body).digest()
  const matches = given.filter((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), right))
  if (matches.length === 0) throw new WebhookRefused('wrong signature')
}

function eventOf(body: Uint8Array): WebhookEvent {
  const { data: event } = Event.safeParse(parse(body))
  if (!event) throw new WebhookRefused('no event')
  const { id, object, payment_intent } = event.data.object
  const isNamed = object === 'checkout.session' || object === 'payment_intent'
  const named = isNamed ? id : payment_intent
  return { id: event.id, kind: event.type, ref: typeof named === 'string' ? named : null }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new WebhookRefused('no JSON')
  }
}
