import { randomUUID } from 'node:crypto'
import type { PaypalConfig } from '../place.ts'
import { contractOf } from '../../../../test/payments/contract-check.ts'
import type { FakeGateway, Operation } from '../../../../test/payments/fake-gateway.ts'
import { type SendWebhook, createPaypalBook, type PaypalBook } from './fake-book.ts'
import { refusal } from './fake-errors.ts'
import { createPaypalSimulation } from './fake-simulation.ts'
import { type FakeOrder, refunded, sum, taken } from './fake-objects.ts'
import { CLIENT_ID, CLIENT_SECRET, createPaypalRoutes, type FakeEvent } from './fake-routes.ts'
import { PAYPAL_WEBHOOK_ID, signedWebhook } from './fake-signature.ts'
import { type ServedFake, serveFake } from '../../../../test/payments/serve-fake.ts'

const contract = contractOf('paypal')
const SCHEMAS: Record<string, string> = {
  'checkout-order': 'order',
  capture: 'capture-2',
  authorization: 'authorization-2',
  refund: 'refund',
}

export type FakePaypal = FakeGateway & {
  config: PaypalConfig
  /** The next call of that operation is refused for an issue. */
  refuse(operation: Operation, issue: string): void
  /** From now on the tokens given out are worth nothing. */
  forgetTokens(): void
  tokensGiven(): number
  /** PayPal keeps the ids of our requests for some hours. */
  forgetKeys(): void
}

/** PayPal on this machine. `clock` is its time, in milliseconds. */
export async function startFakePaypal({ clock = Date.now } = {}): Promise<FakePaypal> {
  const events: FakeEvent[] = []
  const refusals: { operation: Operation; issue: string }[] = []
  const sendWebhook: SendWebhook = (kind, resourceType, resource) => {
    const event = {
      id: `WH-${randomUUID()}`,
      create_time: book.tick(),
      resource_type: resourceType,
      event_version: '1.0',
      resource_version: '2.0',
      event_type: kind,
      summary: kind,
      resource,
    }
    const schema = SCHEMAS[resourceType]
    const faults = [...contract.value('event', event), ...(schema ? contract.value(schema, resource) : [])]
    if (faults.length > 0) throw new Error(`the event ${kind} of the fake: ${faults.join(', ')}`)
    events.push(event)
    served.sendWebhook(signedWebhook(kind, JSON.stringify(event), clock()))
  }

  let book = {} as PaypalBook
  let routes = {} as ReturnType<typeof createPaypalRoutes>
  let simulate: ReturnType<typeof createPaypalSimulation> = () => {}
  const served: ServedFake = await serveFake((url) => {
    book = createPaypalBook(url, clock, sendWebhook)
    simulate = createPaypalSimulation(book, url, sendWebhook)
    routes = createPaypalRoutes({ book, url, events, contract, nextRefusal })
    return {
      route: routes.route,
      page: {
        provider: 'PayPal',
        show: (ref) => {
          const order = book.order(ref)
          return order?.status === 'PAYER_ACTION_REQUIRED' ? requestOf(order) : null
        },
        choose(ref, choice) {
          const order = book.order(ref)
          if (!order) return null
          if (choice === 'Cancel') return backTo(order.cancelUrl, { token: ref })
          simulate(ref, choice === 'Pay' ? 'pay' : 'decline')
          return backTo(order.returnUrl, { token: ref, PayerID: 'QYR5Z8XDVJNXQ' })
        },
      },
      forge: ({ kind, body }) => signedWebhook(kind, body, clock(), { webhookId: `${PAYPAL_WEBHOOK_ID}X` }),
    }
  })

  function nextRefusal(operation: Operation) {
    const at = refusals.findIndex((one) => one.operation === operation)
    return at === -1 ? undefined : refusal(422, refusals.splice(at, 1)[0]?.issue)
  }

  return {
    ...served,
    env: {
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID,
      PAYPAL_TEST_URL: served.url,
    },
    config: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
      isLive: false,
      testUrl: served.url,
    },
    simulate: async (ref, what) => simulate(ref, what),
    refuse: (operation, issue) => void refusals.push({ operation, issue }),
    forgetTokens: () => routes.forgetTokens(),
    tokensGiven: () => routes.tokensGiven(),
    forgetKeys: () => routes.forgetKeys(),
    payments: () =>
      [...book.orders.values()].map((order) => ({
        ref: order.id,
        reference: order.customId,
        state: order.captures.at(-1)?.status ?? order.authorizations.at(-1)?.status ?? order.status,
        captured: sum(taken(order)),
        refunded: refunded(order),
      })),
  }
}

const requestOf = ({ cents, currency, description }: FakeOrder) =>
  `${(cents / 100).toFixed(2)} ${currency}: ${description}`

function backTo(url: string, query: Record<string, string>): string {
  const back = new URL(url)
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
  return back.href
}
