import { createHmac, randomBytes } from 'node:crypto'
import type { MollieConfig } from '../webhook.ts'
import { contractOf } from '../../../../test/payments/contract-check.ts'
import type { FakeGateway, OutgoingWebhook } from '../../../../test/payments/fake-gateway.ts'
import { type SendWebhook, simulateAtMollie } from './fake-simulation.ts'
import { captured, decimal, errorJson, eventJson, type MolliePayment, refunded } from './fake-objects.ts'
import { type MollieWorld, routeMollie } from './fake-routes.ts'
import {
  createKeyTable,
  type FakeAnswer,
  type FakeRequest,
  type FakeRoute,
  serveFake,
} from '../../../../test/payments/serve-fake.ts'

const API_KEY = 'test_fake'
const WEBHOOK_SECRET = 'secret of the subscription'
const contract = contractOf('mollie')

export type FakeMollie = FakeGateway & {
  /** The credentials to use it. */
  config: MollieConfig & { testUrl: string }
  /** Drops the idempotency keys, as Mollie does after an hour. */
  forgetKeys(): void
  /** What the buyer has chosen cannot be cancelled. */
  makeFinal(ref: string): void
  /** The buyer pays by a method that cannot hold money. */
  payAtOnce(ref: string): void
}

/**
 * Mollie on this machine. `isSubscribed`: its webhooks are the signed ones of the dashboard instead of those of each
 * payment; `most` is how long its lists are at most.
 */
export async function startFakeMollie({
  clock = Date.now,
  isSubscribed = false,
  most = 250,
} = {}): Promise<FakeMollie> {
  const newTable = () => createKeyTable(() => ({ status: 422, json: errorJson(422, 'Another request') }))
  let byKey = newTable()

  const sendWebhook: SendWebhook = (payment, type, entity) => {
    const webhook = isSubscribed
      ? signedEvent(type, entity ?? { id: payment.id, path: `/payments/${payment.id}` })
      : changeOf(payment)
    if (webhook) served.sendWebhook(webhook)
  }
  const now = () => new Date(clock()).toISOString().replace(/\.\d{3}Z$/, '+00:00')
  const world: MollieWorld = { payments: new Map(), url: '', now, most, sendWebhook }

  function signedEvent(type: string, entity: { id: string; path: string }): OutgoingWebhook {
    const event = eventJson(`event_${randomBytes(9).toString('hex')}`, type, now(), entity)
    const [fault] = contract.value('entity-webhook-event', event)
    if (fault !== undefined) throw new Error(`the event ${type} of the fake: ${fault}`)
    return signed(type, JSON.stringify(event), WEBHOOK_SECRET)
  }

  function route(request: FakeRequest): FakeRoute | null {
    const found = routeMollie(world, request)
    return found && { operation: found.operation, answer: () => checked(request, found.answer) }
  }

  function checked({ method, url, headers, body }: FakeRequest, respond: FakeRoute['answer']): FakeAnswer {
    if (headers.authorization !== `Bearer ${API_KEY}`)
      return { status: 401, json: errorJson(401, 'Missing authentication, or failed to authenticate') }
    const query = Object.fromEntries([...url.searchParams].map(([name, text]) => [name, numbered(text)]))
    const given = { query, ...(body !== '' && { body: JSON.parse(body) as unknown }) }
    const [wrong] = contract.request(method, url.pathname, given)
    if (wrong !== undefined) return { status: 422, json: errorJson(422, wrong) }
    const key = headers['idempotency-key']?.toString()
    const answer = method === 'POST' ? byKey(key, `${url.pathname} ${body}`, respond) : respond()
    const faults = contract.answer(method, url.pathname, answer.status, answer.json)
    if (faults.length > 0)
      throw new Error(`${method} ${url.pathname} breaks the contract: ${faults.join('; ')}`)
    return structuredClone(answer)
  }

  const served = await serveFake((url) => {
    world.url = url
    return {
      route,
      page: {
        provider: 'Mollie',
        show(ref) {
          const payment = world.payments.get(ref)
          if (payment?.status !== 'open') return null
          return `${payment.description}: ${decimal(payment.cents)} ${payment.currency}`
        },
        choose(ref, choice) {
          const payment = world.payments.get(ref)
          if (!payment) return null
          simulateAtMollie(
            payment,
            choice === 'Pay' ? 'pay' : choice === 'Decline' ? 'decline' : 'cancel',
            sendWebhook,
          )
          return choice === 'Cancel' ? payment.cancelUrl : payment.redirectUrl
        },
      },
      forge: (webhook) =>
        webhook.url === undefined
          ? signed(webhook.kind, webhook.body, 'secret of somebody else')
          : { ...webhook, url: webhook.url.replace(/key=.*/, 'key=guessed') },
    }
  })

  function paymentOf(ref: string): MolliePayment {
    const payment = world.payments.get(ref)
    if (!payment) throw new Error(`Mollie knows no ${ref}`)
    return payment
  }

  return {
    ...served,
    env: {
      MOLLIE_API_KEY: API_KEY,
      MOLLIE_TEST_URL: served.url,
      ...(isSubscribed && { MOLLIE_WEBHOOK_SECRET: WEBHOOK_SECRET }),
    },
    config: {
      apiKey: API_KEY,
      testUrl: served.url,
      ...(isSubscribed && { webhookSecret: WEBHOOK_SECRET }),
    },
    forgetKeys: () => void (byKey = newTable()),
    makeFinal: (ref) => void (paymentOf(ref).isCancelable = false),
    payAtOnce(ref) {
      const payment = paymentOf(ref)
      payment.captureMode = 'automatic'
      simulateAtMollie(payment, 'pay', sendWebhook)
    },
    simulate: async (ref, what) => simulateAtMollie(paymentOf(ref), what, sendWebhook),
    payments: () =>
      [...world.payments.values()].map((payment) => ({
        ref: payment.id,
        reference: (payment.metadata as { key?: string } | undefined)?.key ?? null,
        state: payment.status,
        captured: captured(payment),
        refunded: refunded(payment),
      })),
  }
}

/** The webhook call of a payment: it holds the id alone. */
function changeOf({ id, webhookUrl }: MolliePayment): OutgoingWebhook | null {
  if (webhookUrl === null) return null
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { kind: 'changed', url: webhookUrl, headers, body: `id=${id}` }
}

function signed(kind: string, body: string, secret: string): OutgoingWebhook {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-mollie-signature': `sha256=${signature}` }
  return { kind, headers, body }
}

const numbered = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)
