import { randomBytes } from 'node:crypto'
import type { StripeConfig } from '../gateway.ts'
import { contractOf } from '../../../../test/payments/contract-check.ts'
import type { FakeGateway } from '../../../../test/payments/fake-gateway.ts'
import { signStripe, stripeEvent } from './fake-events.ts'
import { atStripe } from './fake-simulation.ts'
import type { StripePayment } from './fake-objects.ts'
import { routeStripe, stripeError, type StripeWorld } from './fake-routes.ts'
import { readForm } from '../../../../test/payments/read-form.ts'
import {
  createKeyTable,
  type FakeAnswer,
  type FakeRequest,
  type FakeRoute,
  serveFake,
} from '../../../../test/payments/serve-fake.ts'

const SECRET_KEY = 'sk_test_fake'
export const STRIPE_WEBHOOK_SECRET = 'whsec_fake'

export type FakeStripe = FakeGateway & {
  /** The credentials to use it. */
  config: StripeConfig & { testUrl: string }
}

/** Stripe on this machine. `clock` is its time, in milliseconds; `most` is how long its lists are at most. */
export async function startFakeStripe({ clock = Date.now, most = 100 } = {}): Promise<FakeStripe> {
  const contract = contractOf('stripe')
  const payments = new Map<string, StripePayment>()
  const byKey = createKeyTable(() =>
    stripeError(400, 'idempotency_error', 'Keys can only be used with the same parameters.'),
  )
  let url = ''

  const world: StripeWorld = {
    payments,
    most,
    seconds: () => Math.floor(clock() / 1000),
    newName: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    pageOf: (id) => `${url}/pay/${id}`,
    webhookSender: (payment) => (kind, object) => {
      const event = { id: world.newName('evt'), kind, object, isLive: payment.isLive }
      served.sendWebhook(stripeEvent(event, { secret: STRIPE_WEBHOOK_SECRET, now: clock() }))
    },
  }

  /** Expires sessions whose time is over. */
  function passTime(): void {
    for (const payment of payments.values())
      if (payment.expiresAt <= world.seconds()) atStripe.expire(payment, world.webhookSender(payment))
  }

  function route(request: FakeRequest): FakeRoute | null {
    passTime()
    const found = routeStripe(world, request)
    return found && { operation: found.operation, answer: () => checked(request, found.answer) }
  }

  function checked(request: FakeRequest, respond: FakeRoute['answer']): FakeAnswer {
    const { method, url: address, headers, body } = request
    if (headers.authorization !== `Bearer ${SECRET_KEY}`)
      return stripeError(401, 'invalid_request_error', 'Invalid API Key provided.')
    const given = { query: readForm(address.search), ...(method === 'POST' && { body: readForm(body) }) }
    const [fault] = contract.request(method, address.pathname, given)
    if (fault !== undefined) return stripeError(400, 'invalid_request_error', fault, 'parameter_unknown')
    const key = headers['idempotency-key']?.toString()
    const answer = method === 'POST' ? byKey(key, `${address.pathname} ${body}`, respond) : respond()
    const faults = contract.answer(method, address.pathname, answer.status, answer.json)
    if (faults.length > 0)
      throw new Error(`${method} ${address.pathname} breaks the contract: ${faults.join('; ')}`)
    return structuredClone(answer)
  }

  const served = await serveFake(() => ({
    route,
    page: {
      provider: 'Stripe',
      show(ref) {
        passTime()
        const payment = payments.get(ref)
        return payment?.status === 'open' ? `${payment.description}: ${payment.amount / 100} EUR` : null
      },
      choose(ref, choice) {
        const payment = payments.get(ref)
        if (!payment) return null
        if (choice === 'Cancel') return payment.cancelUrl
        atStripe[choice === 'Pay' ? 'pay' : 'decline'](payment, world.webhookSender(payment))
        return choice === 'Pay' ? payment.successUrl : null
      },
    },
    forge: (webhook) => {
      const header = signStripe(webhook.body, 'whsec_of_somebody_else', world.seconds())
      return { ...webhook, headers: { ...webhook.headers, 'stripe-signature': header } }
    },
  }))
  url = served.url

  return {
    url,
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_TEST_URL: url },
    config: { secretKey: SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, testUrl: url },
    fault: served.fault,
    calls: served.calls,
    webhooks: served.webhooks,
    stop: served.stop,
    async simulate(ref, what) {
      const payment = payments.get(ref)
      if (!payment) throw new Error(`Stripe knows no ${ref}`)
      atStripe[what](payment, world.webhookSender(payment))
    },
    payments: () => {
      passTime()
      return [...payments.values()].map((payment) => ({
        ref: payment.id,
        reference: payment.reference,
        state: [payment.status, payment.intent?.status].filter(Boolean).join(' '),
        captured: payment.intent?.received ?? 0,
        refunded: payment.refunds
          .filter(({ status }) => status !== 'failed')
          .reduce((sum, { amount }) => sum + amount, 0),
      }))
    },
  }
}
