import { describe, expect, test } from 'vitest'
import { transaction } from '../../context.ts'
import { earnPoints } from '../../loyalty/index.ts'
import { reconcilePayments } from '../../payments/index.ts'
import { publish, settings } from '../builders.ts'
import { placeOrderBody } from '../shop.ts'
import { systemCtx, signInUser } from '../user.ts'
import { alarms, approve, type FailureBench, isSeen, placedAtLast, reject } from './failure-bench.ts'
import { KEY } from './pay-shop.ts'

/** Failures once money has moved, and calls from anywhere. The numbers are those of payments.md §7. */
export function failuresOfMoney({ name, support, open, placed }: FailureBench): void {
  describe(`${name}: refunds`, () => {
    test('14: a rejected order costs nothing, also when it is rejected twice at once', async () => {
      const { shop, orderId } = await placed()
      const change = `/orders/${orderId}/status`
      await Promise.all([shop.staff(change, reject), shop.staff(change, reject)])
      await shop.work()
      const [payment] = shop.fake.payments()
      expect((payment?.captured ?? 0) - (payment?.refunded ?? 0)).toBe(0)
      expect(await shop.order()).toMatchObject({ status: 'rejected' })
    })

    test('14, 15: amounts add up, nothing is refunded twice, and a failed refund raises an alarm', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      const refund = (body: object) => shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold', ...body })
      expect((await refund({ amount: 4 })).status).toBe(200)
      expect((await refund({ amount: 6 })).status).toBe(422)
      await shop.work()
      await shop.fake.simulate(ref, 'refund settles')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'partially_refunded' })
      const both = await Promise.all([refund({}), refund({})])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      await shop.work()
      expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 990 })
      expect((await refund({})).status).toBe(409)
    })

    test('14: a refund that fails later is shown to the staff and may be requested again', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      await shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold', lines: [0] })
      await shop.work()
      await shop.fake.simulate(ref, 'refund fails')
      await shop.deliverAll()
      expect(await alarms(shop)).toEqual([{ kind: 'refund_failed' }])
      const again = await shop.staff(`/orders/${orderId}/refunds`, { reason: 'again', lines: [0] })
      expect(again.status).toBe(200)
      expect(await again.json()).toMatchObject({ data: { refundable: 0 } })
    })

    test('14: an order whose refund fails after it was made is paid again, and shows what is really back', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      await shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold' })
      await shop.work()
      await shop.fake.simulate(ref, 'refund settles')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'refunded', refunded_cents: 990 })
      await shop.fake.simulate(ref, 'refund fails')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'paid', refunded_cents: 0 })
      expect(await alarms(shop)).toEqual([{ kind: 'refund_failed' }])
      await shop.staff(`/orders/${orderId}/refunds`, { reason: 'again', amount: 4 })
      await shop.work()
      await shop.fake.simulate(ref, 'refund settles')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'partially_refunded', refunded_cents: 400 })
    })

    test('16: a hold that expires before the order is accepted rejects the order, and nothing is charged', async () => {
      const { shop, ref } = await placed()
      if ((await shop.order()).payment_state !== 'authorized') return
      await shop.fake.simulate(ref, 'expire hold')
      await shop.deliverAll()
      shop.wait(31)
      await shop.work()
      expect(await shop.order()).toMatchObject({ status: 'rejected' })
      expect(shop.fake.payments()[0]).toMatchObject({ captured: 0 })
      const mails = await shop.app.db.selectFrom('outbox').select('kind').orderBy('id').execute()
      expect(mails.map(({ kind }) => kind)).toEqual(['order_received', 'order_rejected'])
    })

    test('24: a dispute removes the points and raises an alarm', async () => {
      const { shop, ref, orderId } = await placed()
      const user = await signInUser(shop.app)
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      const earned = { id: orderId, code: 'X', userId: user.id, goods: 990 as never }
      await transaction(systemCtx(shop.app), (ctx) => earnPoints(ctx, earned, { percent: '10' }))
      await shop.fake.simulate(ref, 'dispute')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'charged_back' })
      expect(await alarms(shop)).toEqual([{ kind: 'charged_back' }])
      const last = await shop.app.db
        .selectFrom('point_entries')
        .select(['kind', 'balance_after_cents'])
        .orderBy('position', 'desc')
        .executeTakeFirst()
      expect(last).toEqual({ kind: 'taken_back', balance_after_cents: 0 })
    })

    test('25: a payment that arrives after the restaurant has closed is refunded', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      shop.wait(41)
      shop.fake.fault('close', { kind: 'status', status: 503 })
      await shop.fake.simulate(ref, 'pay')
      await shop.app.db.updateTable('orders').set({ closed_at: '2026-01-01T00:00:00.000Z' }).execute()
      await publish(shop.app, settings({ IS_ACTIVE: '' }))
      await shop.deliverAll()
      shop.wait(60)
      await shop.work()
      const [payment] = shop.fake.payments()
      expect((payment?.captured ?? 0) - (payment?.refunded ?? 0)).toBe(0)
    })

    test('the nightly reconciliation processes missed payments, and finds none without an order', async () => {
      const { shop } = await placed()
      await reconcilePayments(systemCtx(shop.app))
      expect(await alarms(shop)).toEqual([])
    })
  })

  describe(`${name}: calls from anywhere`, () => {
    test('17, 19, 29: forged, malformed and oversized calls are refused, and the server continues', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
      const reads = shop.fake.calls('read')
      const [webhook] = shop.fake.webhooks.due()
      if (support.signs) {
        const forged = shop.fake.webhooks.forged(webhook!)
        expect((await shop.deliver(forged)).status).toBe(400)
        const altered = { ...webhook!, body: `${webhook!.body} ` }
        expect([200, 400]).toContain((await shop.deliver(altered)).status)
      }
      const bodies: [string, Record<string, string>][] = [
        ['', {}],
        ['{', { 'content-type': 'application/json' }],
        ['\u0000\uffff', { 'content-type': 'text/plain' }],
        ['x'.repeat(5 * 1024 * 1024), {}],
        ['x', { 'content-encoding': 'gzip' }],
      ]
      for (const [body, headers] of bodies) {
        const { status } = await shop.deliver({ kind: '', body, headers })
        expect(status === 200 || (status >= 400 && status < 500), `${status}`).toBe(true)
      }
      expect(shop.fake.calls('read')).toBe(reads)
      expect((await shop.app.request('/payments/none/webhook', { method: 'POST', body: '' })).status).toBe(
        404,
      )
      expect((await shop.app.request('/taxes')).status).toBe(200)
    })

    test('26: points are held by an order that waits, and are free again when it does not', async () => {
      const shop = await open()
      const user = await signInUser(shop.app)
      const earned = { id: 'earlier', code: 'E', userId: user.id, goods: 300 as never }
      await transaction(systemCtx(shop.app), (ctx) => earnPoints(ctx, earned, { percent: '100' }))
      const body = placeOrderBody({ paymentType: shop.gateway.id, useProfit: true, total: 6.9 })
      const both = await Promise.all(
        ['a', 'b'].map((key) => user.post('/checkout/v2', body, { 'idempotency-key': key })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const balance = async () => (await user.data<{ profit: number }>(user.get('/me'))).profit
      expect(await balance()).toBe(0)
      shop.wait(41)
      await shop.work()
      expect(await balance()).toBe(3)
    })

    test('27: a clock that is five minutes off closes no payment too early', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      const [attempt] = await shop.attempts()
      shop.wait((Date.parse(attempt?.expires_at ?? '') - Date.now()) / 60_000 + 4)
      await shop.work()
      expect((await shop.attempts())[0]?.state).toBe('open')
      await shop.fake.simulate(ref, 'pay')
      await shop.check(sess)
      expect(await isSeen(shop)).toBe(true)
    })

    test('30: neither keys nor data of the guest are logged', async () => {
      const shop = await open()
      for (let calls = 0; calls < 4; calls++) shop.fake.fault('create', { kind: 'html' })
      await placedAtLast(shop)
      const { ref, sess } = await shop.open(KEY)
      await shop.fake.simulate(ref, 'pay')
      await shop.deliverAll()
      const log = shop.app.logged.join('\n')
      for (const secret of ['ada@example.org', '030 1234567', sess, 'sk_test', 'secret']) {
        expect(log).not.toContain(secret)
      }
    })
  })
}
