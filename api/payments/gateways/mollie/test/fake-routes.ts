import { randomBytes } from 'node:crypto'
import type { Operation } from '../../../../test/payments/fake-gateway.ts'
import type { SendWebhook } from './fake-simulation.ts'
import {
  captured,
  captureJson,
  errorJson,
  type MolliePayment,
  paymentJson,
  refunded,
  refundJson,
} from './fake-objects.ts'
import {
  centsOf,
  type FakeAnswer,
  type FakeRequest,
  type FakeRoute,
} from '../../../../test/payments/serve-fake.ts'

type Amount = { currency: string; value: string }
type Body = Record<string, unknown> & { amount?: Amount; description?: string; metadata?: unknown }

export type MollieWorld = {
  payments: Map<string, MolliePayment>
  /** The address of the fake. */
  url: string
  now(): string
  /** How many payments stand on a page of a list at most. */
  most: number
  sendWebhook: SendWebhook
}

const LIFE_MS = 15 * 60_000
const hal = (status: number, json?: unknown): FakeAnswer => ({
  status,
  ...(json !== undefined && { json }),
  headers: { 'content-type': 'application/hal+json' },
})
const refuse = (detail: string, field?: string) => hal(422, errorJson(422, detail, field))
const named = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

/** The call of Mollie's API behind an address; null where there is none. */
export function routeMollie(world: MollieWorld, { method, url, body }: FakeRequest): FakeRoute | null {
  const [, id, below = ''] = /^\/v2\/payments(?:\/(tr_\w+)(\/[a-z-]+)?)?$/.exec(url.pathname) ?? []
  if (url.pathname !== '/v2/payments' && id === undefined) return null
  const given = (): Body => (body === '' ? {} : (JSON.parse(body) as Body))
  const route = (operation: Operation, answer: () => FakeAnswer): FakeRoute => ({ operation, answer })
  const payment = id === undefined ? undefined : world.payments.get(id)
  const ofPayment = (operation: Operation, respond: (payment: MolliePayment) => FakeAnswer) =>
    route(operation, () =>
      payment ? respond(payment) : hal(404, errorJson(404, `No payment exists with token ${id}.`)),
    )
  switch (`${method} ${id === undefined ? '' : '/tr'}${below}`) {
    case 'POST ':
      return route('create', () => create(world, given()))
    case 'GET ':
      return route('list', () => list(world, url))
    case 'GET /tr':
      return ofPayment('read', (one) => hal(200, paymentJson(one, world.url, url.searchParams.get('embed'))))
    case 'DELETE /tr':
      return ofPayment('close', (one) => cancel(world, one))
    case 'POST /tr/captures':
      return ofPayment('capture', (one) => capture(world, one, given()))
    case 'POST /tr/release-authorization':
      return ofPayment('voidHold', (one) => release(world, one))
    case 'POST /tr/refunds':
      return ofPayment('refund', (one) => refund(world, one, given()))
    default:
      return null
  }
}

function create(world: MollieWorld, body: Body): FakeAnswer {
  const { amount, description = '', metadata } = body
  if (!amount || !/^\d+\.\d{2}$/.test(amount.value))
    return refuse('The amount has a wrong format', 'amount.value')
  const text = (name: string) => String(body[name] ?? '')
  const payment: MolliePayment = {
    id: named('tr'),
    mode: 'test',
    status: 'open',
    cents: centsOf(amount),
    currency: amount.currency,
    description,
    redirectUrl: text('redirectUrl'),
    cancelUrl: text('cancelUrl'),
    webhookUrl: text('webhookUrl') || null,
    metadata,
    captureMode: body['captureMode'] === 'manual' ? 'manual' : 'automatic',
    captures: [],
    refunds: [],
    chargedBack: 0,
    isCancelable: true,
    createdAt: world.now(),
    expiresAt: new Date(Date.parse(world.now()) + LIFE_MS).toISOString().replace('.000Z', '+00:00'),
  }
  world.payments.set(payment.id, payment)
  return hal(201, paymentJson(payment, world.url))
}

function list({ payments, url, most }: MollieWorld, { searchParams }: URL): FakeAnswer {
  const all = [...payments.values()].reverse()
  const start = Math.max(
    0,
    all.findIndex(({ id }) => id === searchParams.get('from')),
  )
  const page = all.slice(start, start + Math.min(most, Number(searchParams.get('limit') ?? 50)))
  const next = all[start + page.length]
  const link = (query: string) => ({
    href: `https://api.mollie.com/v2/payments?${query}`,
    type: 'application/hal+json',
  })
  return hal(200, {
    count: page.length,
    _embedded: { payments: page.map((payment) => paymentJson(payment, url)) },
    _links: {
      self: link(''),
      previous: null,
      next: next ? link(`from=${next.id}&limit=${most}&sort=desc`) : null,
      documentation: { href: 'https://docs.mollie.com/', type: 'text/html' },
    },
  })
}

function cancel(world: MollieWorld, payment: MolliePayment): FakeAnswer {
  if (!paymentJson(payment, '').isCancelable) return refuse('The payment cannot be canceled')
  payment.status = 'canceled'
  world.sendWebhook(payment, 'payment.canceled')
  return hal(200, paymentJson(payment, world.url))
}

function capture(world: MollieWorld, payment: MolliePayment, { amount, metadata }: Body): FakeAnswer {
  if (payment.status !== 'authorized') return refuse('The payment has no authorization')
  const cents = amount ? centsOf(amount) : payment.cents
  if (cents > payment.cents) return refuse('The amount is higher than the authorization', 'amount')
  const taken = { id: named('cpt'), cents, metadata: metadata ?? null, createdAt: world.now() }
  payment.captures.push(taken)
  payment.status = 'paid'
  world.sendWebhook(payment, 'payment.paid')
  return hal(201, captureJson(payment, taken))
}

function release(world: MollieWorld, payment: MolliePayment): FakeAnswer {
  if (payment.status !== 'authorized') return refuse('The payment has no authorization')
  payment.status = 'canceled'
  world.sendWebhook(payment, 'payment.canceled')
  return { status: 202 }
}

function refund(world: MollieWorld, payment: MolliePayment, body: Body): FakeAnswer {
  const { amount, description = '', metadata = null } = body
  if (!amount || payment.status !== 'paid') return refuse('The payment cannot be refunded')
  if (centsOf(amount) > captured(payment) - refunded(payment))
    return refuse('The amount is higher than the maximum', 'amount')
  const made = {
    id: named('re'),
    cents: centsOf(amount),
    currency: amount.currency,
    description,
    status: 'queued' as const,
    metadata,
    createdAt: world.now(),
  }
  payment.refunds.push(made)
  world.sendWebhook(payment, 'refund.queued', {
    id: made.id,
    path: `/payments/${payment.id}/refunds/${made.id}`,
  })
  return hal(201, refundJson(payment, made))
}
