import { createHmac } from 'node:crypto'
import { contractOf } from '../../../../test/payments/contract-check.ts'
import type { OutgoingWebhook } from '../../../../test/payments/fake-gateway.ts'

/** The header that proves a body, as Stripe makes it. */
export function signStripe(body: string | Uint8Array, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest('hex')
  return `t=${atSeconds},v1=${signature}`
}

/** A signed webhook call about an object. */
export function stripeEvent(
  { id, kind, object, isLive }: { id: string; kind: string; object: object; isLive: boolean },
  { secret, now }: { secret: string; now: number },
): OutgoingWebhook {
  const created = Math.floor(now / 1000)
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: isLive,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: kind,
  }
  const faults = contractOf('stripe').value(`event_${kind}`, event)
  if (faults.length > 0) throw new Error(`${kind} breaks the contract: ${faults.join('; ')}`)
  const body = JSON.stringify(event)
  return {
    kind,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signStripe(body, secret, created),
    },
    body,
  }
}
