import { z } from 'zod'
import { type Gateway, ProviderError } from '../../gateway.ts'
import { createCallProvider, isDenied, PATIENCE, type ProviderAnswer, understand } from '../call-provider.ts'
import { encodeForm, type Form } from './form.ts'
import { newSession } from './new-session.ts'
import { chargeOf, Intent, intentOf, page, Refund, seeRefund, seeSession, Session } from './objects.ts'
import { handleStripeWebhook } from './webhook.ts'

const API = 'https://api.stripe.com'
const API_VERSION = '2026-10-28.endive'
const INTENT = 'payment_intent.latest_charge.refunds'
const PAGE = 100

export type StripeConfig = { secretKey: string; webhookSecret: string; testUrl?: string }

type Ask = { form?: Form; key?: string; timeoutMs?: number }

/** Stripe by its hosted page, the Checkout Session, which is the payment's `ref` (payments.md §2). */
export function createStripeGateway(config: StripeConfig, patience = PATIENCE): Gateway {
  const call = createCallProvider(config.testUrl ?? API, patience.pausesMs)

  async function ask<T>(schema: z.ZodType<T>, method: 'GET' | 'POST', path: string, how: Ask = {}) {
    const form = encodeForm(how.form ?? {})
    const answer = await call({
      method,
      path: method === 'GET' ? `${path}?${form}` : path,
      headers: {
        authorization: `Bearer ${config.secretKey}`,
        'stripe-version': API_VERSION,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(how.key !== undefined && { 'idempotency-key': how.key }),
      },
      ...(method === 'POST' && { body: form }),
      timeoutMs: how.timeoutMs ?? patience.readMs,
    })
    if (answer.status >= 400) throw refusalOf(answer)
    return understand(schema, answer.json)
  }

  /** Finds a session by its own id or by that of its intent, which is all that most webhooks name. */
  async function load(ref: string): Promise<Session> {
    const [, kind] = /^(cs|pi)_\w+$/.exec(ref) ?? []
    if (kind === 'cs') {
      const path = `/v1/checkout/sessions/${ref}`
      return withRefunds(await ask(Session, 'GET', path, { form: { expand: [INTENT] } }))
    }
    const form = { payment_intent: ref, limit: 1, expand: [`data.${INTENT}`] }
    const found = kind && (await ask(page(Session), 'GET', '/v1/checkout/sessions', { form })).data[0]
    if (!found) throw new ProviderError('missing', 'no such session')
    return withRefunds(found)
  }

  /** A charge holds its last ten refunds only. */
  async function withRefunds(session: Session): Promise<Session> {
    const refunds = chargeOf(session)?.refunds
    if (!refunds?.has_more) return session
    const form = { payment_intent: intentOf(session)?.id, limit: PAGE }
    refunds.data = (await ask(page(Refund), 'GET', '/v1/refunds', { form })).data
    return session
  }

  const read = async (ref: string) => seeSession(await load(ref))

  /** Captures or voids held money. A call that comes too late gets the current state. */
  async function moveHeld(ref: string, action: 'capture' | 'cancel', key: string, form: Form) {
    const session = await load(ref)
    const intent = intentOf(session)
    if (!intent) throw new ProviderError('refused', 'nothing is held')
    try {
      const path = `/v1/payment_intents/${intent.id}/${action}`
      const how = { form: { ...form, expand: ['latest_charge.refunds'] }, key, timeoutMs: patience.moveMs }
      return seeSession({ ...session, payment_intent: await ask(Intent, 'POST', path, how) })
    } catch (error) {
      if (isRefused(error, 'payment_intent_unexpected_state')) return read(ref)
      throw error
    }
  }

  return {
    id: 'stripe',
    name: 'Card online',
    description: 'By card, Apple Pay or Google Pay on the page of Stripe',
    isLive: /^[sr]k_live_/.test(config.secretKey),
    canHold: true,
    async create(payment) {
      const how = { form: newSession(payment), key: payment.key, timeoutMs: patience.createMs }
      return seeSession(await ask(Session, 'POST', '/v1/checkout/sessions', how))
    },
    read,
    collect: read,
    async close(ref) {
      const session = await load(ref)
      if (session.status !== 'open') return seeSession(session)
      try {
        return seeSession(await ask(Session, 'POST', `/v1/checkout/sessions/${session.id}/expire`))
      } catch (error) {
        const seen = isRefused(error) ? await read(ref) : null
        if (!seen || seen.state === 'open') throw error
        return seen
      }
    },
    capture: (ref, amount, key) => moveHeld(ref, 'capture', key, { amount_to_capture: amount }),
    voidHold: (ref, key) => moveHeld(ref, 'cancel', key, { cancellation_reason: 'requested_by_customer' }),
    async refund(ref, request) {
      const session = await load(ref)
      const intent = intentOf(session)
      if (!intent) throw new ProviderError('refused', 'nothing was paid')
      // Stripe drops a key after a day, and the money would be refunded twice.
      const before = chargeOf(session)?.refunds?.data.find(
        ({ metadata }) => metadata?.['refund'] === request.key,
      )
      if (before) return seeRefund(before)
      const form = {
        payment_intent: intent.id,
        amount: request.amount,
        reason: 'requested_by_customer',
        metadata: { refund: request.key, note: request.note.slice(0, 500) },
      }
      return seeRefund(
        await ask(Refund, 'POST', '/v1/refunds', { form, key: request.key, timeoutMs: patience.moveMs }),
      )
    },
    async *since(moment) {
      const created = { gte: Math.floor(Date.parse(moment) / 1000) }
      let after: string | undefined
      do {
        const form = { created, limit: PAGE, starting_after: after, expand: [`data.${INTENT}`] }
        const { data, has_more } = await ask(page(Session), 'GET', '/v1/checkout/sessions', { form })
        for (const session of data) yield seeSession(await withRefunds(session))
        after = has_more ? data.at(-1)?.id : undefined
      } while (after !== undefined)
    },
    handleWebhook: async (webhook) => handleStripeWebhook(webhook, config.webhookSecret),
  }
}

const StripeErrorBody = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) })

function refusalOf({ status, json }: ProviderAnswer): ProviderError {
  const { data } = StripeErrorBody.safeParse(json)
  const code = data?.error.code ?? data?.error.type ?? `status ${status}`
  if (isDenied({ status })) return new ProviderError('denied', code)
  return new ProviderError(status === 404 || code === 'resource_missing' ? 'missing' : 'refused', code)
}

const isRefused = (error: unknown, code?: string): boolean =>
  error instanceof ProviderError && error.kind === 'refused' && (!code || error.code === code)
