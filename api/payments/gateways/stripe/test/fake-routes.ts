import type { Operation } from '../../../../test/payments/fake-gateway.ts'
import { type SendWebhook, refundCharge, voidIntent } from './fake-simulation.ts'
import {
  type Expand,
  intentObject,
  refundObject,
  sessionObject,
  type StripeIntent,
  type StripePayment,
} from './fake-objects.ts'
import { readForm } from '../../../../test/payments/read-form.ts'
import type { FakeAnswer, FakeRequest, FakeRoute } from '../../../../test/payments/serve-fake.ts'

export type StripeWorld = {
  payments: Map<string, StripePayment>
  /** How many things a list tells at most. */
  most: number
  seconds(): number
  newName(prefix: string): string
  pageOf(id: string): string
  webhookSender(payment: StripePayment): SendWebhook
}

type NewSession = {
  client_reference_id: string
  customer_email?: string
  success_url: string
  cancel_url: string
  expires_at: string
  locale: string
  metadata: Record<string, string>
  line_items: {
    quantity: string
    price_data: { currency: string; unit_amount: string; product_data: { name: string } }
  }[]
  payment_intent_data: { capture_method: string }
}

/** What is asked of a thing by its name: `[parameters of the request]` → answer. */
type Form = Record<string, string | undefined> & { expand?: Expand; metadata?: Record<string, string> }

const HALF_HOUR = 1800
const DAY = 86_400

export function routeStripe(world: StripeWorld, request: FakeRequest): FakeRoute | null {
  const { method, url, body } = request
  const form = readForm(method === 'GET' ? url.search : body) as Form
  const [, , kind, id = '', action = ''] = url.pathname.replace('/checkout/', '/').split('/')
  const as = (operation: Operation, answer: () => FakeAnswer): FakeRoute => ({ operation, answer })
  switch (`${method} ${kind}${id && '/id'}${action && `/${action}`}`) {
    case 'POST sessions':
      return as('create', () => openSession(world, form as unknown as NewSession))
    case 'GET sessions':
      return as(form['payment_intent'] ? 'read' : 'list', () => listSessions(world, form, url))
    case 'GET sessions/id':
      return as('read', () => withSession(world, id, (one) => ok(sessionObject(one, form.expand))))
    case 'POST sessions/id/expire':
      return as('close', () => withSession(world, id, (one) => expire(world, one)))
    case 'POST payment_intents/id/capture':
      return as('capture', () => withIntent(world, id, (one, intent) => capture(one, intent, form)))
    case 'POST payment_intents/id/cancel':
      return as('voidHold', () => withIntent(world, id, (one, intent) => cancel(world, one, intent, form)))
    case 'POST refunds':
      return as('refund', () => {
        const name = form['payment_intent'] ?? ''
        return withIntent(world, name, (one, intent) => refund(world, one, intent, form))
      })
    case 'GET refunds':
      return as('read', () => {
        const name = form['payment_intent'] ?? ''
        return withIntent(world, name, (one) =>
          ok(
            listOf(
              one.refunds.map((each) => refundObject(one, each)),
              false,
            ),
          ),
        )
      })
    default:
      return null
  }
}

export function stripeError(status: number, type: string, message: string, code?: string): FakeAnswer {
  return { status, json: { error: { type, message, ...(code !== undefined && { code }) } } }
}

const ok = (json: object): FakeAnswer => ({ status: 200, json })

const refuse = (message: string, code?: string) => stripeError(400, 'invalid_request_error', message, code)

const noSuch = (id: string) =>
  stripeError(404, 'invalid_request_error', `No such thing: ${id}`, 'resource_missing')

const listOf = (data: object[], has_more: boolean) => ({ object: 'list', data, has_more, url: '/v1/list' })

function withSession(
  world: StripeWorld,
  id: string,
  respond: (payment: StripePayment) => FakeAnswer,
): FakeAnswer {
  const payment = world.payments.get(id)
  return payment ? respond(payment) : noSuch(id)
}

function withIntent(
  { payments }: StripeWorld,
  id: string,
  respond: (payment: StripePayment, intent: StripeIntent) => FakeAnswer,
): FakeAnswer {
  const payment = [...payments.values()].find(({ intent }) => intent?.id === id)
  return payment?.intent ? respond(payment, payment.intent) : noSuch(id)
}

function openSession(world: StripeWorld, form: NewSession): FakeAnswer {
  const ahead = Number(form.expires_at) - world.seconds()
  if (ahead < HALF_HOUR || ahead > DAY)
    return refuse(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    )
  const id = world.newName('cs_test')
  const items = form.line_items.map(
    ({ quantity, price_data }) => Number(quantity) * Number(price_data.unit_amount),
  )
  const payment: StripePayment = {
    id,
    status: 'open',
    amount: items.reduce((sum, item) => sum + item, 0),
    currency: form.line_items[0]?.price_data.currency ?? '',
    reference: form.client_reference_id,
    metadata: form.metadata,
    isLive: false,
    isManual: form.payment_intent_data.capture_method === 'manual',
    email: form.customer_email ?? null,
    locale: form.locale,
    successUrl: form.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: form.cancel_url,
    url: world.pageOf(id),
    description: form.line_items[0]?.price_data.product_data.name ?? '',
    created: world.seconds(),
    expiresAt: Number(form.expires_at),
    intent: null,
    refunds: [],
  }
  world.payments.set(id, payment)
  return ok(sessionObject(payment))
}

function listSessions(world: StripeWorld, form: Form, url: URL): FakeAnswer {
  const since = Number(url.searchParams.get('created[gte]') ?? 0)
  const wanted = [...world.payments.values()]
    .toReversed()
    .filter(
      ({ created, intent }) =>
        created >= since && (form['payment_intent'] === undefined || intent?.id === form['payment_intent']),
    )
  const start = wanted.findIndex(({ id }) => id === form['starting_after']) + 1
  const page = wanted.slice(start, start + Math.min(Number(form['limit'] ?? 10), world.most))
  const expand = (form.expand ?? []).map((path) => path.replace(/^data\./, ''))
  const data = page.map((payment) => sessionObject(payment, expand))
  return ok(listOf(data, start + page.length < wanted.length))
}

function expire(world: StripeWorld, payment: StripePayment): FakeAnswer {
  if (payment.status !== 'open')
    return refuse(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${payment.status}.`,
    )
  payment.status = 'expired'
  world.webhookSender(payment)('checkout.session.expired', sessionObject(payment))
  return ok(sessionObject(payment))
}

const notHeld = ({ status }: StripeIntent) =>
  refuse(`This PaymentIntent's status is ${status}.`, 'payment_intent_unexpected_state')

function capture(payment: StripePayment, intent: StripeIntent, form: Form): FakeAnswer {
  if (intent.status !== 'requires_capture') return notHeld(intent)
  const amount = Number(form['amount_to_capture'] ?? payment.amount)
  if (amount > payment.amount) return refuse('The amount is more than is held.', 'amount_too_large')
  intent.status = 'succeeded'
  intent.received = amount
  return ok(intentObject(payment, intent, form.expand))
}

function cancel(world: StripeWorld, payment: StripePayment, intent: StripeIntent, form: Form): FakeAnswer {
  if (intent.status !== 'requires_capture') return notHeld(intent)
  voidIntent(payment, intent, 'requested_by_customer', world.webhookSender(payment))
  return ok(intentObject(payment, intent, form.expand))
}

function refund(world: StripeWorld, payment: StripePayment, intent: StripeIntent, form: Form): FakeAnswer {
  const gone = payment.refunds.filter(({ status }) => status !== 'failed')
  const left = intent.received - gone.reduce((sum, { amount }) => sum + amount, 0)
  if (intent.received === 0) return refuse('This PaymentIntent does not have a successful charge to refund.')
  if (left === 0) return refuse('The charge has already been refunded.', 'charge_already_refunded')
  const amount = Number(form['amount'] ?? left)
  if (amount > left)
    return refuse('Refund amount is greater than unrefunded amount on charge.', 'amount_too_large')
  const made = {
    id: world.newName('re'),
    amount,
    status: 'pending' as const,
    metadata: form.metadata ?? {},
    created: world.seconds(),
  }
  refundCharge(payment, made, world.webhookSender(payment))
  return ok(refundObject(payment, made))
}
