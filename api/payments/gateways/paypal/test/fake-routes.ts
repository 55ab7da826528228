import { randomUUID } from 'node:crypto'
import type { ContractCheck } from '../../../../test/payments/contract-check.ts'
import type { Operation } from '../../../../test/payments/fake-gateway.ts'
import type { PaypalBook } from './fake-book.ts'
import { refusal } from './fake-errors.ts'
import { captureJson, type FakeOrder, orderJson } from './fake-objects.ts'
import { PAYPAL_CERTIFICATE_PATH, paypalSigners, verificationOf } from './fake-signature.ts'
import {
  createKeyTable,
  type FakeAnswer,
  type FakeRequest,
  type FakeRoute,
} from '../../../../test/payments/serve-fake.ts'

export const CLIENT_ID = 'paypal-client'
export const CLIENT_SECRET = 'paypal-secret'
const BASIC = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`
const TOKEN_SECONDS = 32_400
const PAGE = 3

export type FakeEvent = { create_time: string }

export type RouteNeeds = {
  book: PaypalBook
  url: string
  events: FakeEvent[]
  contract: ContractCheck
  /** The refusal that a test has set for the next call of an operation. */
  nextRefusal(operation: Operation): FakeAnswer | undefined
}

type Way = {
  method: 'GET' | 'POST'
  path: RegExp
  operation: Operation | null
  answer(name: string, request: FakeRequest): FakeAnswer
}

/** The addresses of PayPal that we call. */
export function createPaypalRoutes({ book, url, events, contract, nextRefusal }: RouteNeeds) {
  let tokens = new Set<string>()
  let given = 0
  let once = createKeyTable((first) => first)

  const missing = refusal(404, 'INVALID_RESOURCE_ID')
  const orderOr404 = (id: string, respond: (order: FakeOrder) => FakeAnswer): FakeAnswer => {
    const order = book.order(id)
    return order ? respond(order) : missing
  }
  const owner = (of: 'captures' | 'authorizations', id: string): string =>
    [...book.orders.values()].find((order) => order[of].some((one) => one.id === id))?.id ?? ''

  const ways: Way[] = [
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders$/,
      operation: 'create',
      answer: (_, { body }) => book.create(JSON.parse(body)),
    },
    {
      method: 'GET',
      path: /^\/v2\/checkout\/orders\/([^/]+)$/,
      operation: 'read',
      answer: (id) => orderOr404(id, (order) => ({ status: 200, json: orderJson(order, url) })),
    },
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/([^/]+)\/(?:capture|authorize)$/,
      operation: 'collect',
      answer: (id, request) =>
        orderOr404(id, (order) => book.collect(order, request.url.pathname.split('/').at(-1) ?? '')),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/authorizations\/([^/]+)\/capture$/,
      operation: 'capture',
      answer: (id, { body }) =>
        orderOr404(owner('authorizations', id), (order) => book.captureHold(order, JSON.parse(body))),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/authorizations\/([^/]+)\/void$/,
      operation: 'voidHold',
      answer: (id) => orderOr404(owner('authorizations', id), book.voidHold),
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/captures\/([^/]+)$/,
      operation: null,
      answer: (id) =>
        orderOr404(owner('captures', id), (order) => {
          const capture = order.captures.find((one) => one.id === id)
          return capture ? { status: 200, json: captureJson(order, capture) } : missing
        }),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
      operation: 'refund',
      answer: (id, { body }) =>
        orderOr404(owner('captures', id), (order) => book.refund(order, id, JSON.parse(body))),
    },
    {
      method: 'GET',
      path: /^\/v1\/notifications\/webhooks-events$/,
      operation: 'list',
      answer: (_, request) => listEvents(request.url.searchParams),
    },
    {
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      operation: null,
      answer: (_, { body }) => ({ status: 200, json: { verification_status: verificationOf(body) } }),
    },
  ]

  /** A few events a page, newest first, as PayPal lists them. */
  function listEvents(query: URLSearchParams): FakeAnswer {
    const [from, until] = [query.get('start_time') ?? '', query.get('end_time') ?? '9']
    const found = events.filter(({ create_time: at }) => from <= at && at <= until).toReversed()
    const page = found.slice(0, PAGE)
    const next = new URLSearchParams(query)
    next.set('end_time', found[PAGE]?.create_time ?? '')
    const href = `https://api.sandbox.paypal.com/v1/notifications/webhooks-events/?${next}`
    const links = found.length > PAGE ? [{ href, rel: 'next', method: 'GET' }] : []
    return { status: 200, json: { events: page, count: page.length, links } }
  }

  function token({ headers }: FakeRequest): FakeAnswer {
    given++
    if (headers.authorization !== BASIC) return { status: 401, json: { error: 'invalid_client' } }
    const access_token = randomUUID()
    tokens.add(access_token)
    return {
      status: 200,
      json: {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: 'nonce',
      },
    }
  }

  /** The answer to a call with an access token; request and answer are checked against the contract. */
  function answer(way: Way, name: string, request: FakeRequest): FakeAnswer {
    const { method, headers, body } = request
    const { pathname, searchParams } = request.url
    if (!tokens.has(headers.authorization?.slice('Bearer '.length) ?? '')) return refusal(401)
    const given = { query: numbers(searchParams), ...(method === 'POST' && { body: JSON.parse(body) }) }
    if (contract.request(method, pathname, given).length > 0) return refusal(400)
    const respond = () => (way.operation && nextRefusal(way.operation)) ?? way.answer(name, request)
    const key = headers['paypal-request-id']
    return once(typeof key === 'string' ? `${pathname} ${key}` : undefined, '', respond)
  }

  return {
    forgetTokens: () => {
      tokens = new Set()
    },
    tokensGiven: () => given,
    forgetKeys: () => {
      once = createKeyTable((first) => first)
    },
    route(request: FakeRequest): FakeRoute | null {
      const { method, url } = request
      if (url.pathname === '/v1/oauth2/token') return { operation: null, answer: () => token(request) }
      if (url.pathname === '/checkoutnow') return { operation: null, answer: () => toPage(request) }
      if (url.pathname === PAYPAL_CERTIFICATE_PATH) return { operation: null, answer: certificates }
      const way = ways.find((one) => one.method === method && one.path.test(url.pathname))
      if (!way) return null
      const name = decodeURIComponent(way.path.exec(url.pathname)?.[1] ?? '')
      return {
        operation: way.operation,
        answer() {
          const answered = answer(way, name, request)
          const faults = contract.answer(method, url.pathname, answered.status, answered.json)
          if (faults.length > 0)
            throw new Error(`${method} ${url.pathname} of the fake: ${faults.join(', ')}`)
          return answered
        },
      }
    },
  }
}

/** The address that PayPal gives for its page. */
function toPage({ url }: FakeRequest): FakeAnswer {
  return { status: 303, html: '', headers: { location: `/pay/${url.searchParams.get('token')}` } }
}

/** The certificate with its chain to a root, which is a test root here. */
function certificates(): FakeAnswer {
  const { signer, between } = paypalSigners()
  return { status: 200, html: signer.pem + between.pem, headers: { 'content-type': 'text/plain' } }
}

const numbers = (query: URLSearchParams) =>
  Object.fromEntries([...query].map(([name, value]) => [name, name === 'page_size' ? Number(value) : value]))
