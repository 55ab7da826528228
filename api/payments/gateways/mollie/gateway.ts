import { z } from 'zod'
import { type Gateway, type NewPayment, ProviderError } from '../../gateway.ts'
import { createCallProvider, isDenied, PATIENCE, type ProviderAnswer, understand } from '../call-provider.ts'
import { toDecimal } from '../decimal-amount.ts'
import { Payment, PaymentPage, Refund, seePayment, seeRefund } from './objects.ts'
import { newPaymentBody, refundBody, uuidOf } from './requests.ts'
import { handleMollieWebhook, type MollieConfig, webhookUrlOf } from './webhook.ts'

const API = 'https://api.mollie.com'
const REF = /^tr_\w{1,64}$/
const PAGE = 250
/** Mollie drops a key after an hour; shortly before that we look the payment up before creating it again. */
const KEY_MS = 50 * 60_000
/** How far its clock and ours may differ (payments.md §7, case 27). */
const SKEW_MS = 10 * 60_000
const SECOND_MS = 1_000

type Ask = { body?: object; key?: string; timeoutMs?: number }

/** Mollie by its hosted page, where the buyer chooses among the methods of the restaurant's account (payments.md §3). */
export function createMollieGateway(
  config: MollieConfig,
  patience = PATIENCE,
  clock: () => number = Date.now,
): Gateway {
  const call = createCallProvider(config.testUrl ?? API, patience.pausesMs)

  async function ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    how: Ask = {},
  ) {
    const answer = await call({
      method,
      path: `/v2/payments${path}`,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        ...(how.body && { 'content-type': 'application/json' }),
        ...(how.key !== undefined && { 'idempotency-key': uuidOf(how.key) }),
      },
      ...(how.body && { body: JSON.stringify(how.body) }),
      timeoutMs: how.timeoutMs ?? patience.readMs,
    })
    if (answer.status >= 400) throw refusalOf(answer)
    return understand(schema, answer.json)
  }

  async function load(ref: string, embed: 'refunds' | 'captures' = 'refunds'): Promise<Payment> {
    if (!REF.test(ref)) throw new ProviderError('missing', 'no name of a payment')
    return ask(Payment, 'GET', `/${ref}?embed=${embed}`)
  }

  const read = async (ref: string) => seePayment(await load(ref))

  /**
   * Changes a payment. When the change is refused because the payment has changed meanwhile, its current state is
   * returned.
   */
  async function move(payment: Payment, how: Promise<unknown>) {
    try {
      await how
      return await read(payment.id)
    } catch (error) {
      if (!isRefused(error)) throw error
      const now = await load(payment.id)
      if (now.status === payment.status) throw error
      return seePayment(now)
    }
  }

  /** All payments since a moment, the newest first; a list does not embed. */
  async function* list(moment: number): AsyncIterable<Payment> {
    const from = Math.floor(moment / SECOND_MS) * SECOND_MS // Mollie's times have no fractions
    let query = `?limit=${PAGE}&sort=desc`
    while (query !== '') {
      const page = await ask(PaymentPage, 'GET', query)
      for (const payment of page.payments) {
        if (Date.parse(payment.createdAt) < from) return
        yield payment
      }
      // Only the query is taken from the link, so that our key goes nowhere else.
      query = page.next === null ? '' : new URL(page.next).search
    }
  }

  async function findMade({ key, madeAt }: NewPayment): Promise<Payment | null> {
    const made = Date.parse(madeAt)
    if (clock() - made < KEY_MS) return null
    for await (const payment of list(made - SKEW_MS)) if (payment.key === key) return load(payment.id)
    return null
  }

  return {
    id: 'mollie',
    name: 'Pay online',
    description: 'By card, bank or wallet on the page of Mollie',
    isLive: config.apiKey.startsWith('live_'),
    canHold: true,
    async create(payment) {
      const made = await findMade(payment)
      if (made) return seePayment(made)
      const isReachable = payment.webhookUrl.startsWith('https://') || config.testUrl !== undefined
      const body = newPaymentBody(payment, isReachable ? webhookUrlOf(config, payment.webhookUrl) : null)
      const how = { body, key: payment.key, timeoutMs: patience.createMs }
      return seePayment(await ask(Payment, 'POST', '', how))
    },
    read,
    collect: read,
    async close(ref) {
      const payment = await load(ref)
      const isUnpaid = payment.status === 'open' || payment.status === 'pending'
      // A payment that cannot be cancelled expires by itself.
      if (!isUnpaid || payment.isCancelable !== true) return seePayment(payment)
      return move(payment, ask(z.unknown(), 'DELETE', `/${ref}`))
    },
    async capture(ref, amount, key) {
      const payment = await load(ref, 'captures')
      if (payment.status === 'paid' || payment.captures.some(({ status }) => status !== 'failed'))
        return read(ref)
      if (payment.status !== 'authorized') throw new ProviderError('refused', 'nothing is held')
      const { currency } = payment.amount
      const body = { amount: { currency, value: toDecimal(amount) }, metadata: { key } }
      const how = { body, key, timeoutMs: patience.moveMs }
      return move(payment, ask(z.unknown(), 'POST', `/${ref}/captures`, how))
    },
    async voidHold(ref, key) {
      const payment = await load(ref)
      if (payment.status === 'canceled' || payment.status === 'expired') return seePayment(payment)
      if (payment.status !== 'authorized') throw new ProviderError('refused', 'nothing is held')
      const how = { body: {}, key, timeoutMs: patience.moveMs }
      return move(payment, ask(z.unknown(), 'POST', `/${ref}/release-authorization`, how))
    },
    async refund(ref, request) {
      const { refunds } = await load(ref)
      // After an hour the key is dropped, and the money would be refunded twice.
      const before = refunds.find(({ metadata }) => metadata === request.key)
      if (before) return seeRefund(before)
      const how = { body: refundBody(request), key: request.key, timeoutMs: patience.moveMs }
      return seeRefund(await ask(Refund, 'POST', `/${ref}/refunds`, how))
    },
    async *since(moment) {
      for await (const payment of list(Date.parse(moment)))
        yield payment.amountRefunded?.value ? read(payment.id) : seePayment(payment)
    },
    handleWebhook: async (webhook) => handleMollieWebhook(webhook, config),
  }
}

const MollieErrorBody = z.object({ field: z.string().regex(/^[\w.]{1,60}$/) })

/** Mollie has no codes, only sentences, which may repeat our request. */
function refusalOf({ status, json }: ProviderAnswer): ProviderError {
  const { data } = MollieErrorBody.safeParse(json)
  const code = data ? `status ${status} ${data.field}` : `status ${status}`
  if (isDenied({ status })) return new ProviderError('denied', code)
  const isMissing = status === 404 || status === 410
  return new ProviderError(isMissing ? 'missing' : 'refused', code)
}

const isRefused = (error: unknown): boolean => error instanceof ProviderError && error.kind === 'refused'
