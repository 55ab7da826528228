import { describe, expect, test } from 'vitest'
import { alarms, approve, type FailureBench, isSeen, placedAtLast } from './failure-bench.ts'

/** Failures between the cart and the order. The numbers are those of payments.md §7. */
export function failuresOnTheWay({ name, support, open, placed }: FailureBench): void {
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
      await shop.fake.simulate(first.ref, 'expire')
      shop.wait(41)
      await shop.work()
      expect((await shop.order()).closed_at).not.toBeNull()
      const second = await shop.open()
      expect(second).toMatchObject({ orderId: first.orderId })
      expect(second.ref).not.toBe(first.ref)
      expect((await shop.attempts()).map(({ idem_key }) => idem_key.at(-1))).toEqual(['1', '2'])
    })

    test('8: a request whose answer was lost returns the same payment when it is sent again', async () => {
      const shop = await open()
      shop.fake.fault('create', { kind: 'lost answer' })
      const answer = await shop.place()
      const again = answer.ok ? answer : await shop.place()
      expect(again.status).toBe(200)
      expect(shop.fake.payments()).toHaveLength(1)
      expect(await shop.attempts()).toHaveLength(1)
    })

    test('9: while the provider is down the guest gets an error, nothing is lost, and paying works afterwards', async () => {
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

    test('28: a payment whose answer was never stored is found by the worker', async () => {
      const shop = await open()
      await shop.open()
      // As after a crash between the answer and its commit.
      const forgotten = { provider_ref: null, url: null, state: 'created' as const, claimed_until: null }
      await shop.app.db.updateTable('payment_attempts').set(forgotten).execute()
      const [payment] = shop.fake.payments()
      await shop.fake.simulate(payment?.ref ?? '', 'pay')
      shop.wait(3)
      await shop.work()
      if (support.lists) expect(await isSeen(shop)).toBe(true)
      expect(shop.fake.payments()).toHaveLength(1)
      expect((await shop.attempts())[0]?.provider_ref).toBe(payment?.ref)
    })
  })

  describe(`${name}: coming back`, () => {
    test('3: a webhook that comes first makes the order once, and the return finds it paid', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
      await shop.deliverAll()
      expect(await isSeen(shop)).toBe(true)
      expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    test('4, 22: returns and webhooks at once make one order and move the money once', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
      await Promise.all([shop.check(sess), shop.deliverAll(), shop.check(sess)])
      await shop.work()
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
      expect(await shop.order()).toMatchObject({ status: 'pending_approval' })
      expect(shop.fake.payments()).toHaveLength(1)
    })

    test('5: without return and webhook the worker reconciles within two minutes', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
      shop.fake.webhooks.clear()
      shop.wait(2)
      await shop.work()
      expect(await isSeen(shop)).toBe(true)
    })

    test('6: the same webhook twice at once is accepted twice and processed once', async () => {
      const shop = await open()
      const { ref } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
      const [webhook] = shop.fake.webhooks.due()
      const answers = await Promise.all([shop.deliver(webhook!), shop.deliver(webhook!)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await shop.work()
      const events = await shop.app.db.selectFrom('payment_events').select('event_id').execute()
      if (support.signs) expect(events).toHaveLength(1)
      expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
    })

    test('7: webhooks in the wrong order never move anything back', async () => {
      const { shop, ref, orderId } = await placed()
      await shop.staff(`/orders/${orderId}/status`, approve)
      await shop.work()
      expect(await shop.order()).toMatchObject({ payment_state: 'paid' })
      await shop.fake.simulate(ref, 'expire')
      const due = shop.fake.webhooks.due().toReversed()
      for (const webhook of due) await shop.deliver(webhook)
      await shop.work()
      expect(await shop.order()).toMatchObject({ status: 'approved', payment_state: 'paid' })
    })

    test('13: a guest who cancels and pays in the other tab gets the food or a refund', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      expect(['canceled', 'failed']).toContain((await shop.check(sess, { cancel: '1' })).state)
      await shop.fake.simulate(ref, 'pay')
      await shop.deliverAll()
      await shop.check(sess)
      await shop.work()
      const [payment] = shop.fake.payments()
      const { status, payment_state } = await shop.order()
      const hasMoney =
        (payment?.captured ?? 0) - (payment?.refunded ?? 0) > 0 || payment_state === 'authorized'
      expect(hasMoney).toBe(status !== 'pending_payment')
    })

    test('20: guessed, foreign and other values are unknown, without a call to a provider', async () => {
      const shop = await open()
      const { ref, sess } = await shop.open()
      await shop.fake.simulate(ref, 'pay')
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
      await shop.fake.simulate(ref, 'process')
      expect(await shop.check(sess)).toMatchObject({ state: 'pending' })
      expect(await isSeen(shop)).toBe(false)
      expect((await shop.place()).status).toBe(409)
      await shop.fake.simulate(ref, 'pay')
      expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
      expect(await isSeen(shop)).toBe(true)
    })

    test('23: a card that was declined and another one that was not make one order', async () => {
      const shop = await open()
      let { ref, sess } = await shop.open()
      await shop.fake.simulate(ref, 'decline')
      expect((await shop.check(sess)).state).toBe(support.declineEnds ? 'failed' : 'open')
      expect(await isSeen(shop)).toBe(false)
      if (support.declineEnds) ({ ref, sess } = await shop.open())
      await shop.fake.simulate(ref, 'pay')
      expect((await shop.check(sess)).state).toBe('paid')
      expect(await shop.app.db.selectFrom('orders').select('status').execute()).toEqual([
        { status: 'pending_approval' },
      ])
    })
  })

  describe(`${name}: what does not match`, () => {
    test.each(['change amount', 'change currency', 'change reference', 'change mode'] as const)(
      '10, 11: after "%s" nothing counts as paid, and an alarm is raised',
      async (what) => {
        const shop = await open()
        const { ref, sess } = await shop.open()
        await shop.fake.simulate(ref, what)
        await shop.fake.simulate(ref, 'pay')
        expect((await shop.check(sess)).state).toBe('pending')
        await shop.deliverAll()
        expect(await isSeen(shop)).toBe(false)
        expect((await shop.attempts())[0]?.state).toBe('review')
        expect(await alarms(shop)).toEqual([{ kind: 'mismatch' }])
      },
    )
  })
}
