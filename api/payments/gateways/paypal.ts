import { rootCertificates } from 'node:tls'
import { z } from 'zod'
import type { PaypalConfig } from '../../payment-environment.ts'
import {
  type Gateway,
  ProviderTrouble,
  type SeenPayment,
  type SeenState,
  WebhookRefused,
} from '../gateway.ts'
import { createCallProvider, PATIENCE, type Patience, understand } from './call-provider.ts'
import { createPaypalApi } from './paypal-api.ts'
import { createSigningCertificates, type FetchCertificate } from './paypal-certificates.ts'
import { moveMoney } from './paypal-collect.ts'
import { readEvent, subjectOf } from './paypal-event.ts'
import { orderIdOf, ordersSince, unlessMissing } from './paypal-events.ts'
import { fetchCertificateFrom, placeOf } from './paypal-place.ts'
import { heldBy, pageOf, PaypalOrder, PaypalRefund, seenOrder, seenRefund, takenBy } from './paypal-order.ts'
import { newOrder, newRefund, paypalMoney } from './paypal-requests.ts'
import { proveOrigin } from './paypal-signature.ts'

const DAY_MS = 86_400_000

const Verification = z.object({ verification_status: z.literal('SUCCESS') })

const ENDS_OF_HOLD: Record<string, SeenState> = {
  AUTHORIZATION_EXPIRED: 'expired',
  AUTHORIZATION_VOIDED: 'canceled',
  AUTHORIZATION_DENIED: 'failed',
}

/** What a test replaces of the world. */
export type PaypalWorld = {
  patience?: Patience
  clock?: () => number
  fetchCertificate?: FetchCertificate
  /** The roots that the certificate of a webhook may lead to, in PEM. */
  roots?: readonly string[]
}

/** PayPal through its orders (payments.md §4). */
export function createPaypalGateway(config: PaypalConfig, world: PaypalWorld = {}): Gateway {
  const place = placeOf(config)
  const { patience = PATIENCE, clock = Date.now, roots = rootCertificates } = world
  const { createMs, moveMs, readMs, pausesMs } = patience
  const api = createPaypalApi(createCallProvider(place.apiUrl, pausesMs), { ...config, clock }, readMs)
  const certificates = createSigningCertificates(
    world.fetchCertificate ?? fetchCertificateFrom(config.testUrl, readMs),
    roots,
  )

  const seen = (order: PaypalOrder) => seenOrder(order, clock(), place)
  async function load(ref: string): Promise<PaypalOrder> {
    const id = await orderIdOf(api, ref, readMs)
    return understand(PaypalOrder, await api.get(`/v2/checkout/orders/${id}`, readMs))
  }
  const read = async (ref: string) => seen(await load(ref))

  async function* since(moment: string): AsyncGenerator<SeenPayment> {
    const now = new Date(clock()).toISOString()
    for await (const ref of ordersSince(api, moment, now, readMs)) {
      const payment = await read(ref).catch(unlessMissing)
      if (payment) yield payment
    }
  }

  async function collect(ref: string, key: string): Promise<SeenPayment> {
    const order = await load(ref)
    if (order.status !== 'APPROVED') return seen(order)
    const outcome = await moveMoney(api, order, { key, timeoutMs: moveMs })
    if (outcome === 'look') return read(ref)
    const now = { ...seen(order), ...outcome, url: outcome.state === 'open' ? pageOf(order, place) : null }
    return outcome.providerState === 'DUPLICATE_INVOICE_ID' ? ((await earlier(now)) ?? now) : now
  }

  /** The number of an invoice is the attempt's own, so a paid one is this attempt, under an order we have lost. */
  async function earlier({ reference }: SeenPayment): Promise<SeenPayment | null> {
    for await (const other of since(new Date(clock() - DAY_MS).toISOString()))
      if (other.reference === reference && other.captured > 0) return other
    return null
  }

  return {
    id: 'paypal',
    name: 'PayPal',
    description: 'By your PayPal account or by card on the page of PayPal',
    isLive: config.isLive,
    canHold: true,
    async create(payment) {
      const answer = await api.post('/v2/checkout/orders', newOrder(payment), createMs, payment.key)
      if (!answer.done) throw new ProviderTrouble('refused', answer.issue)
      return seen(understand(PaypalOrder, answer.json))
    },
    read,
    collect,
    // An unpaid order dies by itself, and nobody's money moves without our capture.
    close: read,
    async capture(ref, amount, key) {
      const order = await load(ref)
      const held = heldBy(order)
      if (held?.status !== 'CREATED') return seen(order)
      const [unit] = order.purchase_units
      const body = { amount: paypalMoney(amount, unit.amount.currency_code), final_capture: true }
      const answer = await api.post(`/v2/payments/authorizations/${held.id}/capture`, body, moveMs, key)
      if (answer.done || answer.issue === 'AUTHORIZATION_ALREADY_CAPTURED') return read(ref)
      const state = ENDS_OF_HOLD[answer.issue]
      if (state) return { ...seen(order), state, providerState: answer.issue }
      throw new ProviderTrouble('refused', answer.issue)
    },
    async release(ref) {
      const order = await load(ref)
      const held = heldBy(order)
      if (held?.status !== 'CREATED') return seen(order)
      const answer = await api.post(`/v2/payments/authorizations/${held.id}/void`, {}, moveMs)
      if (answer.done || answer.issue.startsWith('PREVIOUSLY_')) return read(ref)
      throw new ProviderTrouble('refused', answer.issue)
    },
    async refund(ref, wish) {
      const order = await load(ref)
      const [unit] = order.purchase_units
      const done = unit.payments.refunds.find(({ invoice_id }) => invoice_id === wish.key)
      if (done) return seenRefund(done)
      const taken = takenBy(order).at(-1)
      if (!taken) throw new ProviderTrouble('refused', 'nothing captured')
      const path = `/v2/payments/captures/${taken.id}/refund`
      const answer = await api.post(path, newRefund(wish), moveMs, wish.key)
      if (!answer.done) throw new ProviderTrouble('refused', answer.issue)
      return seenRefund(understand(PaypalRefund, answer.json))
    },
    since,
    async hear(call) {
      try {
        await proveOrigin(call, config.webhookId, certificates, async (body) => {
          const answer = await api.post('/v1/notifications/verify-webhook-signature', body, readMs)
          return answer.done && Verification.safeParse(answer.json).success
        })
        const event = readEvent(call.body)
        return { id: event.id, kind: event.event_type, ref: subjectOf(event) }
      } catch (error) {
        // A refused call comes again later.
        if (error instanceof ProviderTrouble)
          throw new WebhookRefused(`PayPal cannot be asked: ${error.code}`)
        throw error
      }
    },
  }
}
