import { describe, expect, test } from 'vitest'
import { paymentRules } from '../../checkout/index.ts'
import { earnPoints } from '../../loyalty/index.ts'
import { reconcilePayments } from '../../payments/index.ts'
import { transaction } from '../../context.ts'
import { publish, settings } from '../builders.ts'
import { signInUser, houseCtx } from '../user.ts'
import { placeOrderBody } from '../shop.ts'
import { setUp, type StartBench } from './gateway-bench.ts'
import { KEY, openPayShop, type PayShop } from './pay-shop.ts'

type Traits = {
  /** Whether a decline ends the payment; elsewhere the buyer may try another card on the same page. */
  declineEnds: boolean
  /** Whether the provider can be asked for what it made since a moment, unpaid ones included. */
  lists: boolean
  /** Whether the proof of a webhook covers it. */
  signs: boolean
}

const approve = { status: 'approved', from: 'pending_approval', minutes: 20 }
const reject = { status: 'rejected', from: 'pending_approval', reason: 'Full' }

/** Presses again while the provider is down, as a guest would. */
async function placedAtLast(shop: PayShop): Promise<number> {
  let status = 0
  for (let tries = 0; tries < 5 && status !== 200; tries++) ({ status } = await shop.place())
  return status
}

/** The failures of payments.md §7, tried through one provider against its fake. The numbers are those of the list. */
export function failureCases(name: string, start: StartBench, traits: Traits): void {
  const open = async (): Promise<PayShop> => openPayShop(await setUp(start))
  /** An order that the restaurant sees. */
  const placed = async () => {
    const shop = await open()
    const order = await shop.open()
    await shop.fake.happen(order.ref, 'pay')
    expect(await shop.check(order.sess)).toMatchObject({ state: 'paid' })
    return { shop, ...order }
  }
  const alarms = (shop: PayShop) => shop.app.db.selectFrom('payment_alarms').select('kind').execute()
  const isSeen = async (shop: PayShop) => (await shop.order()).status !== 'pending_payment'

  describe(`${name}: beginning to pay`, () => {
    test('1: submitted twice at once and once more, there is one attempt, one address and one payment', async () => {
      const shop = await open()
      const answers = await Promise.all([shop.place(), shop.place()])
      answers.push(await shop.place())
      const urls = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { data: { url: string } }).data.url),
      )
      expect(new Set(urls).size).toBe(1)
      expect(await shop.attempts()).toHaveLength(1)
      expect(shop.fake.calls('create')).toBe(1)
    })

    test('2, 12: after its time is over, the same cart makes a second attempt on the same order', async () => {
      const shop = await open()
      const first = await shop.open()
      await shop.fake.happen(first.ref, 'expire')
      shop.wait(41)
      await shop.work()
      expect((await shop.order()).closed_at).not.toBeNull()
      const second = await shop.open()
      expect(second).toMatchObject({ orderId: first.orderId })
      expect(second.ref).not.toBe(first.ref)
      expect((await shop.attempts()).map(({ idem_key }) => idem_key.at(-1))).toEqual(['1', '2'])
    })

    test('8: an answer that was lost leads to the same payment when it is asked for again', async () => {
      const shop = await open()
      shop.fake.fault('create', { kind: 'lost answer' })
      const answer = await shop.place()
      const again = answer.ok ? answer : await shop.place()
      expect(again.status).toBe(200)
      expect(shop.fake.payments()).toHaveLength(1)
      expect(await shop.attempts()).toHaveLength(1)
    })

    test('9: while the provider is down the guest is told so, nothing is lost, and it works afterwards', async () => {
      const shop = await open()
      for (let calls = 0; calls < 4; calls++) shop.fake.fault('create', { kind: 'status', status: 503 })
      const refused = await shop.place()
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({
        message: 'There is a problem with your payment. Please try again',
      })
      expect(await placedAtLast(shop)).toBe(200)
      expect(await shop.attempts()).toHaveLength(1)
    })

    test('28: an answer that nobody wrote down is found by the sweeper', async () => {
      const shop = await open()
      await shop.open()
      // As after a crash between the answer and its commit.
      const forgotten = { provider_ref: null, url: null, state: 'created' as const, claimed_until: null }
      await shop.app.db.updateTable('payment_attempts').set(forgotten).execute()
      const [payment] = shop.fake.payments()
      await shop.fake.happen(payment?.ref ?? '', 'pay')
      shop.wait(3)
      await shop.work()
      if (traits.lists) expect(await isSeen(shop)).toBe(true)
      expect(shop.fake.payments()).toHaveLength(1)
      expect((await shop.attempts())[0]?.provider_ref).toBe(payment?.ref)
    })
  })

  describe(`${name}: coming back`, () => {
    test('3: a webhook that comes first makes the order once, and the return finds it paid', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      await shop.deliverAll()
      expect(await isSeen(shop)).toBe(true)
      expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    test('4, 22: returns and webhooks at once make one order and move the money once', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      await Promise.all([shop.check(sess), shop.deliverAll(), shop.check(sess)])
      await shop.work()
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
      expect(await shop.order()).toMatchObject({ status: 'pending_approval' })
      expect(shop.fake.payments()).toHaveLength(1)
    })

    test('5: without return and webhook the sweeper settles within two minutes', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      shop.fake.webhooks.clear()
      shop.wait(2)
      await shop.work()
      expect(await isSeen(shop)).toBe(true)
    })

    test('6: the same webhook twice at once is heard twice and counts once', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      const [webhook] = shop.fake.webhooks.due()
      const answers = await Promise.all([shop.deliver(webhook!), shop.deliver(webhook!)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await shop.work()
      const events = await shop.app.db.selectFrom('payment_events').select('event_id').execute()
      if (traits.signs) expect(events).toHaveLength(1)
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    test('7: webhooks in the wrong order never move anything back', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      expect(await shop.order()).toMatchObject({ payment_state: 'paid' })
      await shop.fake.happen(ref, 'expire')
      const due = shop.fake.webhooks.due().toReversed()
      for (const webhook of due) await shop.deliver(webhook)
      await shop.work()
      expect(await shop.order()).toMatchObject({ status: 'approved', payment_state: 'paid' })
    })

    test('13: who cancels and pays in the other tab gets the food or the money back', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      expect(['canceled', 'failed']).toContain((await shop.check(sess, { cancel: '1' })).state)
      await shop.fake.happen(ref, 'pay')
      await shop.deliverAll()
      await shop.check(sess)
      await shop.work()
      const [payment] = shop.fake.payments()
      const { status, payment_state } = await shop.order()
      const hasMoney =
        (payment?.captured ?? 0) - (payment?.refunded ?? 0) > 0 || payment_state === 'authorized'
      expect(hasMoney).toBe(status !== 'pending_payment')
    })

    test('20: guessed, foreign and other values are unknown, and nobody is asked', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      const before = shop.fake.calls('read')
      const queries: Record<string, string>[] = [
        { payment: shop.gateway.id, sess: 'a'.repeat(32) },
        { payment: shop.gateway.id, sess: '' },
        { payment: 'cash', sess },
        { payment: shop.gateway.id, sess, token: 'OTHER' },
      ]
      for (const query of queries) {
        expect((await shop.app.request(`/checkout/check?${new URLSearchParams(query)}`)).status).toBe(404)
      }
      expect(shop.fake.calls('read')).toBe(before)
      expect(await isSeen(shop)).toBe(false)
    })

    test('21: a payment on its way is no order before it has arrived', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.happen(ref, 'process')
      expect(await shop.check(sess)).toMatchObject({ state: 'pending' })
      expect(await isSeen(shop)).toBe(false)
      expect((await shop.place()).status).toBe(409)
      await shop.fake.happen(ref, 'pay')
      expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
      expect(await isSeen(shop)).toBe(true)
    })

    test('23: a card that was declined and another one that was not make one order', async () => {
      const shop = await open()
      let { ref, sess } = await shop.open()
      await shop.fake.happen(ref, 'decline')
      expect((await shop.check(sess)).state).toBe(traits.declineEnds ? 'failed' : 'open')
      expect(await isSeen(shop)).toBe(false)
      if (traits.declineEnds) ({ ref, sess } = await shop.open())
      await shop.fake.happen(ref, 'pay')
      expect((await shop.check(sess)).state).toBe('paid')
      expect(await shop.app.db.selectFrom('orders').select('status').execute()).toEqual([
        { status: 'pending_approval' },
      ])
    })
  })

  describe(`${name}: what does not match`, () => {
    test.each(['change amount', 'change currency', 'change reference', 'change mode'] as const)(
      '10, 11: after "%s" nothing counts as paid, and the staff is told',
      async (what) => {
        const shop = await open()
        const { ref, sess } = await shop.open()
        await shop.fake.happen(ref, what)
        await shop.fake.happen(ref, 'pay')
        expect((await shop.check(sess)).state).toBe('pending')
        await shop.deliverAll()
        expect(await isSeen(shop)).toBe(false)
        expect((await shop.attempts())[0]?.state).toBe('review')
        expect(await alarms(shop)).toEqual([{ kind: 'mismatch' }])
      },
    )
  })

  describe(`${name}: giving back`, () => {
    test('14: a rejected order costs nothing, also when it is rejected twice at once', async () => {
      const { shop, orderId } = await placed()
      const change = `/orders/${orderId}/status`
      await Promise.all([shop.staff(change, reject), shop.staff(change, reject)])
      await shop.work()
      const [payment] = shop.fake.payments()
      expect((payment?.captured ?? 0) - (payment?.refunded ?? 0)).toBe(0)
      expect(await shop.order()).toMatchObject({ status: 'rejected' })
    })

    test('14, 15: amounts add up, nothing is paid back twice, and a refund that fails is told', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      const refund = (body: object) => shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold', ...body })
      expect((await refund({ amount: 4 })).status).toBe(200)
      expect((await refund({ amount: 6 })).status).toBe(422)
      await shop.work()
      await shop.fake.happen(ref, 'refund settles')
      await shop.deliverAll()
      expect(await shop.order()).toMatchObject({ payment_state: 'partially_refunded' })
      const both = await Promise.all([refund({}), refund({})])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      await shop.work()
      expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 990 })
      expect((await refund({})).status).toBe(409)
    })

    test('14: a refund that fails later is shown to the staff and may be wished again', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      await shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold', lines: [0] })
      await shop.work()
      await shop.fake.happen(ref, 'refund fails')
      await shop.deliverAll()
      expect(await alarms(shop)).toEqual([{ kind: 'refund_failed' }])
      const again = await shop.staff(`/orders/${orderId}/refunds`, { reason: 'again', lines: [0] })
      expect(again.status).toBe(200)
      expect(await again.json()).toMatchObject({ data: { refundable: 0 } })
    })

    test('16: a hold that runs out before anybody accepts rejects the order, and nothing is charged', async () => {
      const { shop, ref } = await placed()
      if ((await shop.order()).payment_state !== 'authorized') return
      await shop.fake.happen(ref, 'expire hold')
      await shop.deliverAll()
      shop.wait(31)
      await shop.work()
      expect(await shop.order()).toMatchObject({ status: 'rejected' })
      expect(shop.fake.payments()[0]).toMatchObject({ captured: 0 })
      const mails = await shop.app.db.selectFrom('outbox').select('kind').orderBy('id').execute()
      expect(mails.map(({ kind }) => kind)).toEqual(['order_received', 'order_rejected'])
    })

    test('24: a dispute takes the points back and is told to the staff', async () => {
      const { shop, ref, orderId } = await placed()
      const user = await signInUser(shop.app)
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      const earned = { id: orderId, code: 'X', userId: user.id, goods: 990 as never }
      await transaction(houseCtx(shop.app), (ctx) => earnPoints(ctx, earned, { percent: '10' }))
      await shop.fake.happen(ref, 'dispute')
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

    test('25: money that comes after the restaurant has closed goes back', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      shop.wait(41)
      shop.fake.fault('close', { kind: 'status', status: 503 })
      await shop.fake.happen(ref, 'pay')
      await shop.app.db.updateTable('orders').set({ closed_at: '2026-01-01T00:00:00.000Z' }).execute()
      await publish(shop.app, settings({ IS_ACTIVE: '' }))
      await shop.deliverAll()
      shop.wait(60)
      await shop.work()
      const [payment] = shop.fake.payments()
      expect((payment?.captured ?? 0) - (payment?.refunded ?? 0)).toBe(0)
    })

    test('the nightly comparison settles what was missed, and finds no payment without its order', async () => {
      const { shop } = await placed()
      await reconcilePayments(houseCtx(shop.app), paymentRules)
      expect(await alarms(shop)).toEqual([])
    })
  })

  describe(`${name}: calls from anywhere`, () => {
    test('17, 19, 29: what is forged, strange or far too big is refused, and the house goes on', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.happen(ref, 'pay')
      const reads = shop.fake.calls('read')
      const [webhook] = shop.fake.webhooks.due()
      if (traits.signs) {
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
      await transaction(houseCtx(shop.app), (ctx) => earnPoints(ctx, earned, { percent: '100' }))
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

    test('27: a clock that is five minutes wrong closes no payment too early', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      const [attempt] = await shop.attempts()
      shop.wait((Date.parse(attempt?.expires_at ?? '') - Date.now()) / 60_000 + 4)
      await shop.work()
      expect((await shop.attempts())[0]?.state).toBe('open')
      await shop.fake.happen(ref, 'pay')
      await shop.check(sess)
      expect(await isSeen(shop)).toBe(true)
    })

    test('30: neither keys nor what belongs to the guest get into the log', async () => {
      const shop = await open()
      for (let calls = 0; calls < 4; calls++) shop.fake.fault('create', { kind: 'html' })
      await placedAtLast(shop)
      const { ref, sess } = await shop.open(KEY)
      await shop.fake.happen(ref, 'pay')
      await shop.deliverAll()
      const log = shop.app.logged.join('\n')
      for (const secret of ['ada@example.org', '030 1234567', sess, 'sk_test', 'secret']) {
        expect(log).not.toContain(secret)
      }
    })
  })
}
