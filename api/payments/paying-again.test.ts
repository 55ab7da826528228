import { describe, expect, test } from 'vitest'
import { listOrderTimes } from '#contract/checkout.ts'
import { messages } from '#domain/messages.ts'
import { orderPath } from '../orders/index.ts'
import { publish, settings } from '../test/builders.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { KEY, openPayShop, type PayShop } from '../test/payments/pay-shop.ts'
import { fieldsOf } from '../test/shop.ts'
import { systemCtx } from '../test/user.ts'
import { reconcilePayments } from './index.ts'

const open = () => openPayShop(createMemoryBench())

describe('a buyer who has cancelled and pays again', () => {
  /** An order with a dead attempt and an open one. */
  async function payingAgain() {
    const shop = await open()
    const first = await shop.open()
    await shop.check(first.sess, { cancel: '1' })
    return { shop, first, second: await shop.open() }
  }

  test('is not disturbed by the news that the first attempt is dead, whoever brings them', async () => {
    const { shop, first, second } = await payingAgain()
    expect(shop.fake.webhooks.due()).toHaveLength(1)
    await shop.deliverAll()
    await shop.check(first.sess)
    await shop.check(first.sess, { cancel: '1' })
    await reconcilePayments(systemCtx(shop.app))
    expect(await shop.order()).toMatchObject({ closed_at: null, payment_state: 'open' })
    await shop.fake.simulate(second.ref, 'pay')
    await shop.deliverAll()
    expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'authorized' })
  })

  test('gets an order that expires once no attempt is open any more', async () => {
    const { shop, second } = await payingAgain()
    await shop.check(second.sess, { cancel: '1' })
    expect((await shop.order()).closed_at).not.toBeNull()
  })
})

describe('the same cart, more than an hour after it was ordered and not paid', () => {
  /** The order that was not paid, and its shop an hour later. */
  async function lapsed() {
    const shop = await open()
    const first = await shop.open()
    await shop.fake.simulate(first.ref, 'decline')
    await shop.check(first.sess)
    shop.wait(61)
    return { shop, first }
  }
  const statuses = async (shop: PayShop) =>
    (await shop.app.db.selectFrom('orders').select('status').orderBy('id').execute()).map(
      ({ status }) => status,
    )

  test('is ordered anew, as a new order', async () => {
    const { shop, first } = await lapsed()
    const second = await shop.open()
    expect(second.orderId).not.toBe(first.orderId)
    expect((await shop.open()).orderId).toBe(second.orderId)
    await shop.fake.simulate(second.ref, 'pay')
    await shop.deliverAll()
    expect(await statuses(shop)).toEqual(['pending_payment', 'pending_approval'])
  })

  test('is not ordered anew where it is refused, and the first order keeps its key', async () => {
    const { shop } = await lapsed()
    await publish(shop.app, settings({ IS_ACTIVE: '' }))
    expect((await shop.place()).status).toBe(422)
    const { idempotency_key } = await shop.app.db
      .selectFrom('orders')
      .select('idempotency_key')
      .executeTakeFirstOrThrow()
    expect(idempotency_key).toBe(`guest:${KEY}`)
  })

  test('waits while the outcome of its payment is unknown', async () => {
    const shop = await open()
    const { ref, sess } = await shop.open()
    await shop.fake.simulate(ref, 'process')
    await shop.check(sess)
    shop.wait(61)
    await shop.work()
    expect((await shop.order()).closed_at).not.toBeNull()
    expect((await shop.place()).status).toBe(409)
    expect(await statuses(shop)).toEqual(['pending_payment'])
  })
})

describe('an order for a time window, whose payment was declined, when the window is not offered any more', () => {
  async function declined() {
    const shop = await open()
    const offered = async () => {
      const { days } = await shop.app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
      return days.flatMap(({ windows }) => windows.map(({ start }) => start))
    }
    // The first one may pass before the order arrives.
    const [, deliverDate = ''] = await offered()
    const later = { deliverAt: 'later', deliverDate }
    const first = await shop.open(KEY, later)
    await shop.fake.simulate(first.ref, 'decline')
    await shop.check(first.sess)
    while ((await offered()).includes(deliverDate)) shop.wait(1)
    const token = orderPath(systemCtx(shop.app), first.orderId).slice('/order/'.length)
    return {
      shop,
      later,
      byButton: () => shop.app.request(`/orders/${token}/payment`, { method: 'POST' }),
      /** The states of all orders once the last payment was made. */
      pay: async () => {
        const { provider_ref } = (await shop.attempts()).at(-1)!
        await shop.fake.simulate(provider_ref ?? '', 'pay')
        await shop.deliverAll()
        return shop.app.db.selectFrom('orders').select(['status', 'deliver_date']).execute()
      },
      placed: [{ status: 'pending_approval', deliver_date: deliverDate }],
    }
  }

  test('is paid again by the button of its page, as the same order', async () => {
    const { byButton, pay, placed } = await declined()
    expect((await byButton()).status).toBe(200)
    expect(await pay()).toEqual(placed)
  })

  test('is paid again by the same cart, as the same order', async () => {
    const { shop, later, pay, placed } = await declined()
    expect((await shop.place(KEY, later)).status).toBe(200)
    expect(await pay()).toEqual(placed)
  })

  test('is refused once it cannot be there before its window ends', async () => {
    const { shop, later, byButton } = await declined()
    shop.wait(16)
    expect((await byButton()).status).toBe(409)
    expect(await fieldsOf(await shop.place(KEY, later))).toEqual({ deliverDate: [messages.dateOutside] })
    expect(await shop.attempts()).toHaveLength(1)
  })
})
