import { rootCertificates } from 'node:tls'
import { z } from 'zod'
import { type Gateway, ProviderError, type SeenPayment, WebhookRefused } from '../../gateway.ts'
import { createCallProvider, PATIENCE, type Patience, understand } from '../call-provider.ts'
import { createPaypalApi } from './api.ts'
import { createSigningCertificates, type FetchCertificate } from './certificates.ts'
import { readEvent, subjectOf } from './event.ts'
import { orderIdOf, ordersSince, unlessMissing } from './events.ts'
import { captureHold, collectOrder, type Outcome, refundOrder, voidHold } from './moves.ts'
import { pageOf, PaypalOrder, seenOrder } from './order.ts'
import { fetchCertificateFrom, type PaypalConfig, placeOf } from './place.ts'
import { newOrder } from './requests.ts'
import { proveOrigin } from './signature.ts'
import { isoAt, isoNow } from '../../../context.ts'

const DAY_MS = 86_400_000

const Verification = z.object({ verification_status: z.literal('SUCCESS') })

/** The dependencies that a test replaces. */
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
    const now = isoNow({ clock })
    for await (const ref of ordersSince(api, moment, now, readMs)) {
      const payment = await read(ref).catch(unlessMissing)
      if (payment) yield payment
    }
  }

  /** The payment after we have tried to move its money. */
  async function after(order: PaypalOrder, outcome: Outcome): Promise<SeenPayment> {
    if (outcome === 'poll') return read(order.id)
    return { ...seen(order), ...outcome, url: outcome.state === 'open' ? pageOf(order, place) : null }
  }

  /**
   * The invoice number belongs to the attempt, so a paid invoice is this attempt, under an order whose answer was lost.
   */
  async function earlier({ reference }: SeenPayment): Promise<SeenPayment | null> {
    for await (const other of since(isoAt(clock() - DAY_MS)))
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
      if (!answer.done) throw new ProviderError('refused', answer.issue)
      return seen(understand(PaypalOrder, answer.json))
    },
    read,
    // An unpaid order expires by itself, and no money moves without our capture.
    close: read,
    async collect(ref, key) {
      const order = await load(ref)
      const now = await after(order, await collectOrder(api, order, { key, timeoutMs: moveMs }))
      return now.providerState === 'DUPLICATE_INVOICE_ID' ? ((await earlier(now)) ?? now) : now
    },
    async capture(ref, amount, key) {
      const order = await load(ref)
      return after(order, await captureHold(api, order, amount, { key, timeoutMs: moveMs }))
    },
    async voidHold(ref) {
      const order = await load(ref)
      return after(order, await voidHold(api, order, moveMs))
    },
    async refund(ref, request) {
      return refundOrder(api, await load(ref), request, moveMs)
    },
    since,
    async handleWebhook(call) {
      try {
        await proveOrigin(call, config.webhookId, certificates, async (body) => {
          const answer = await api.post('/v1/notifications/verify-webhook-signature', body, readMs)
          return answer.done && Verification.safeParse(answer.json).success
        })
        const event = readEvent(call.body)
        return { id: event.id, kind: event.event_type, ref: subjectOf(event) }
      } catch (error) {
        // PayPal sends a refused call again later.
        if (error instanceof ProviderError) throw new WebhookRefused(`PayPal cannot be asked: ${error.code}`)
        throw error
      }
    },
  }
}
