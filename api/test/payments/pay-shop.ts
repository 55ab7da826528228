import type { FailedPayment, PaymentCheck } from '#contract/payments.ts'
import type { Gateway } from '../../payments/gateway.ts'
import { paymentToken } from '../../payments/payment-token.ts'
import { workOnce } from '../../payments/payment-worker.ts'
import type { TestApp } from '../app.ts'
import { everyDay } from '../builders.ts'
import { createTestShop, placeOrderBody } from '../shop.ts'
import { addStaff, signedIn } from '../staff.ts'
import type { FakeGateway, OutgoingWebhook } from './fake-gateway.ts'

export const KEY = 'cart-1'

export type PayShop = {
  app: TestApp
  gateway: Gateway
  fake: FakeGateway
  /** Sends a cart to be paid online; returns the raw answer. */
  place(key?: string, more?: object): Promise<Response>
  /** Places an order and answers what came of it. */
  open(key?: string, more?: object): Promise<{ url: string; ref: string; sess: string; orderId: string }>
  check(sess: string, more?: Record<string, string>): Promise<PaymentCheck | FailedPayment>
  /** Does all that is due about payments. */
  work(): Promise<void>
  /** Delivers a webhook to the server. */
  deliver(webhook: OutgoingWebhook): Promise<Response>
  /** Delivers every due webhook, and does the due work. */
  deliverAll(): Promise<void>
  wait(minutes: number): void
  /** The headers of the member who is signed in. */
  headers: { authorization: string }
  staff(path: string, body?: object, headers?: object): Promise<Response>
  order(): Promise<{ id: string; status: string; payment_state: string | null; closed_at: string | null }>
  attempts(): Promise<
    { id: string; state: string; provider_ref: string | null; idem_key: string; expires_at: string }[]
  >
}

/** A restaurant that is paid through a gateway, with its fake; its clock runs, and can be put forward. */
export async function openPayShop({
  gateway,
  fake,
  publicUrl,
}: {
  gateway: Gateway
  fake: FakeGateway
  publicUrl?: string
}): Promise<PayShop> {
  let ahead = 0
  const clock = () => Date.now() + ahead
  const app = await createTestShop({
    publicUrl,
    deps: { gateways: new Map([[gateway.id, gateway]]), clock },
    rows: [{ hours: everyDay('00:00', '24:00').hours }],
    settings: { LOYALTY_SYSTEM: '1' },
  })
  await addStaff(app, 'mina@example.org')
  const headers = await signedIn(app, 'mina@example.org')
  const attempts = () => app.db.selectFrom('payment_attempts').selectAll().orderBy('id').execute()
  const shop: PayShop = {
    app,
    headers,
    gateway,
    fake,
    place: (key = KEY, more = {}) =>
      app.post('/checkout/v2', placeOrderBody({ paymentType: gateway.id, ...more }), {
        'idempotency-key': key,
      }),
    async open(key, more) {
      const response = await shop.place(key, more)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      const { data } = (await response.json()) as { data: { url: string } }
      const attempt = (await attempts()).find(({ url }) => url === data.url)
      if (!attempt) throw new Error(`no attempt leads to ${data.url}`)
      return {
        url: data.url,
        ref: attempt.provider_ref ?? '',
        sess: paymentToken(app.deps, attempt.id),
        orderId: attempt.order_id,
      }
    },
    async check(sess, more = {}) {
      const query = new URLSearchParams({ payment: gateway.id, sess, ...more })
      const response = await app.request(`/checkout/check?${query}`)
      if (response.status === 402) return (await response.json()) as FailedPayment
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return ((await response.json()) as { data: PaymentCheck }).data
    },
    async work() {
      while (await workOnce(app.deps, { origin: 'http://shop.test' })) {
        // Once more, until nothing is due.
      }
    },
    deliver({ url, headers, body }) {
      const { pathname, search } = new URL(url ?? `/api/payments/${gateway.id}/webhook`, 'http://shop.test')
      return app.fetch(pathname + search, { method: 'POST', headers, body })
    },
    async deliverAll() {
      const due = fake.webhooks.due()
      fake.webhooks.clear()
      for (const webhook of due) await shop.deliver(webhook)
      await shop.work()
    },
    wait: (minutes) => void (ahead += minutes * 60_000),
    staff: (path, body, more = {}) =>
      body === undefined
        ? app.request(`/staff${path}`, { headers })
        : app.post(`/staff${path}`, body, { ...headers, ...more }),
    order: () => app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow(),
    attempts,
  }
  return shop
}
