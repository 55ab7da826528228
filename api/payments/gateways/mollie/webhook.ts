import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type WebhookEvent, type WebhookCall, WebhookRefused } from '../../gateway.ts'

export type MollieConfig = { apiKey: string; webhookSecret?: string; testUrl?: string }

const KEY = 'key'
const SIGNATURE = 'x-mollie-signature'
const REF = /^tr_\w{1,64}$/

/** What a subscription of the dashboard sends. The payment of a refund stands in the address of its entity alone. */
const Event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  entityId: z.string(),
  _links: z.object({ entity: z.object({ href: z.string() }).nullish() }).nullish(),
})

/** The address that Mollie calls for a payment: the key in it authenticates the call, which is not signed. */
export function webhookUrlOf(config: MollieConfig, url: string): string {
  const address = new URL(url)
  address.searchParams.set(KEY, keyOf(config))
  return address.href
}

/**
 * Authenticates the unsigned call of a payment (payments.md §3.4) or the signed one of a subscription. Throws
 * `WebhookRefused`.
 */
export function handleMollieWebhook(call: WebhookCall, config: MollieConfig): WebhookEvent {
  const signature = call.headers.get(SIGNATURE)
  return signature === null
    ? handleUnsigned(call, config)
    : handleSigned(call, signature, config.webhookSecret)
}

function handleUnsigned({ url, body }: WebhookCall, config: MollieConfig): WebhookEvent {
  const given = URL.parse(url)?.searchParams.get(KEY) ?? ''
  if (!isEqual(given, keyOf(config))) throw new WebhookRefused('wrong key in the address')
  const id = new URLSearchParams(Buffer.from(body).toString('utf8')).get('id') ?? ''
  // The call has no event id: the next call for the same payment may announce another change.
  return { id: null, kind: 'changed', ref: REF.test(id) ? id : null }
}

function handleSigned({ body }: WebhookCall, signature: string, secret: string | undefined): WebhookEvent {
  if (secret === undefined) throw new WebhookRefused('no secret for signed calls')
  const expected = createHmac('sha256', secret).update(body).digest('hex')
  if (!isEqual(signature.replace(/^sha256=/, ''), expected)) throw new WebhookRefused('wrong signature')
  const event = Event.safeParse(parse(body))
  if (!event.success) throw new WebhookRefused('not an event')
  const { id, type, entityId, _links } = event.data
  const [, ofEntity = ''] = /\/payments\/(tr_\w+)(?:[/?]|$)/.exec(_links?.entity?.href ?? '') ?? []
  return { id, kind: type, ref: [entityId, ofEntity].find((ref) => REF.test(ref)) ?? null }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}

/** It cannot be derived without our key. */
const keyOf = ({ apiKey }: MollieConfig): string =>
  createHmac('sha256', apiKey).update('webhook').digest('base64url')

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
