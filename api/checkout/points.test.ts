import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { messages } from '#domain/messages.ts'
import type { TestApp } from '../test/app.ts'
import { change } from '../test/builders.ts'
import {
  countOrders,
  createTestShop,
  deliveryBody,
  fieldsOf,
  pizza,
  placeOrderBody,
  plain,
} from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { givePoints, signInUser, type TestUser } from '../test/user.ts'

async function openShop(points: number, settings: Record<string, string> = {}) {
  const app = await createTestShop({ settings: { LOYALTY_SYSTEM: '1', ...settings } })
  const user = await signInUser(app)
  if (points > 0) await givePoints(app, user.id, points)
  return { app, user }
}

/** A quote as it is sent, in decimal euros. */
const quoteOf = (user: TestUser, more: object = {}): Promise<Quote> =>
  user.data(
    user.post('/checkout/quote', { items: [pizza()], deliverType: 'takeaway', deliverAt: 'now', ...more }),
  )
const profit = async (user: TestUser) => (await user.data<{ profit: number }>(user.get('/me'))).profit

/** Places an order of 9.90, 3 euros of them in points. */
const orderWithPoints = async (user: TestUser) =>
  (await user.data<{ id: string }>(user.post('/checkout', placeOrderBody({ useProfit: true, total: 6.9 }))))
    .id

/** Changes the status of orders as the staff does. */
async function openCounter(app: TestApp) {
  await addStaff(app, 'jo@example.org')
  const headers = await signedIn(app, 'jo@example.org')
  return async (id: string, body: object) => {
    const response = await app.post(`/staff/orders/${id}/status`, body, headers)
    expect(response.status, await response.clone().text()).toBe(200)
  }
}

describe('a quote', () => {
  test('says what points could pay, and spends none unless requested', async () => {
    const { user } = await openShop(300)
    expect(await quoteOf(user)).toMatchObject({
      points: { balance: 3, usable: 3, blocked: false },
      totals: { discount: 0, total: 9.9 },
      problems: [],
    })
  })

  test('deducts the points, and distributes them over the contained taxes', async () => {
    const { user } = await openShop(300)
    const { totals, problems } = await quoteOf(user, {
      items: [pizza(), plain('cola', 2, 'can')],
      useProfit: true,
    })
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ goods: 15.7, deposit: 0.5, discount: 3, total: 13.2 })
    expect(totals.includedTaxes.reduce((all, tax) => all + tax.gross, 0)).toBeCloseTo(13.2)
  })

  test.each([
    ['leaves a euro of the goods', 5000, { points: { usable: 8.9, blocked: false }, totals: { total: 1 } }],
    ['takes nothing while they are blocked', 990, { points: { blocked: true }, totals: { discount: 0 } }],
    ['takes nothing where there are none', 0, { points: { balance: 0 }, totals: { discount: 0 } }],
  ])('%s', async (_, points, expected) => {
    const { user } = await openShop(points)
    expect(await quoteOf(user, { useProfit: true })).toMatchObject(expected)
  })

  test('says with the keys of the specification why points are blocked', async () => {
    const { user } = await openShop(1050)
    expect((await quoteOf(user, { useProfit: true })).problems).toEqual([
      { field: 'useProfit', message: "Cart total has to be greater or equal then your points' amount." },
    ])
  })

  test('has no points for guests, nor where the loyalty system is off', async () => {
    const { app } = await openShop(0)
    const body = { items: [pizza()], deliverType: 'takeaway', deliverAt: 'now', useProfit: true }
    const guest = (await (await app.post('/checkout/quote', body)).json()) as { data: Quote }
    expect(guest.data).not.toHaveProperty('points')
    expect(guest.data.problems).toEqual([{ field: 'useProfit', message: messages.pointsNotAllowed }])
    const off = await openShop(300, { LOYALTY_SYSTEM: '' })
    expect(await quoteOf(off.user, { useProfit: true })).toMatchObject({
      totals: { discount: 0 },
      problems: [{ field: 'useProfit', message: messages.pointsNotAllowed }],
    })
  })
})

describe('an order with points', () => {
  test('holds them with the order and freezes the discount', async () => {
    const { app, user } = await openShop(300)
    const { id } = await quoteOf(user, { useProfit: true })
    const body = placeOrderBody({ useProfit: true, quote: id, total: undefined })
    const placed = await user.data<{ code: string }>(user.post('/me/orders', body))
    expect(await profit(user)).toBe(0)
    await change(app, 'products', { id: 'margherita' }, { is_sold_out: 1 })
    expect(await user.data(user.get(`/me/orders/${placed.code}`))).toMatchObject({
      payment: { discount: 3, total: 6.9 },
    })
  })

  test('releases them when the staff rejects it', async () => {
    const { app, user } = await openShop(300)
    const counter = await openCounter(app)
    const id = await orderWithPoints(user)
    await counter(id, { status: 'rejected', from: 'pending_approval', reason: 'The oven is out' })
    expect(await profit(user)).toBe(3)
  })

  test('earns five percent of the goods when the staff completes it, and its held points are spent', async () => {
    const { app, user } = await openShop(300)
    const counter = await openCounter(app)
    const id = await orderWithPoints(user)
    await counter(id, { status: 'approved', from: 'pending_approval', minutes: 20 })
    expect(await profit(user)).toBe(0)
    await counter(id, { status: 'completed', from: 'approved' })
    expect(await profit(user)).toBe(0.5)
    const history = await user.data<{ amount: number }[]>(user.get('/me/transactions'))
    expect(history.map(({ amount }) => amount)).toEqual([0.5, -3, 3])
  })

  test.each([
    ['blocked points', 990, messages.pointsBlocked, {}],
    ['a system that is off', 300, messages.pointsNotAllowed, { LOYALTY_SYSTEM: '' }],
  ])('because of %s is refused by field', async (_, points, message, settings) => {
    const { app, user } = await openShop(points, settings)
    const response = await user.post('/checkout/v2', placeOrderBody({ useProfit: true }))
    expect(await fieldsOf(response)).toEqual({ useProfit: [message] })
    expect(await countOrders(app)).toBe(0)
  })

  test('of a guest is refused by field', async () => {
    const { app } = await openShop(0)
    const response = await app.post('/checkout/v2', placeOrderBody({ useProfit: true }))
    expect(await fieldsOf(response)).toEqual({ useProfit: [messages.pointsNotAllowed] })
  })

  test('is refused with the new quote when the balance changed meanwhile', async () => {
    const { app, user } = await openShop(300)
    const { id } = await quoteOf(user, { useProfit: true })
    await givePoints(app, user.id, 100)
    const response = await user.post('/checkout/v2', placeOrderBody({ useProfit: true, quote: id }))
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'quote_changed', quote: { totals: { discount: 4, total: 5.9 }, points: { balance: 4 } } },
    ])
    expect([await countOrders(app), await profit(user)]).toEqual([0, 4])
  })

  test('is not covered by a quote without points', async () => {
    const { user } = await openShop(300)
    const { id } = await quoteOf(user)
    const response = await user.post('/checkout/v2', placeOrderBody({ useProfit: true, quote: id }))
    expect(response.status).toBe(409)
  })

  test('sent twenty times at once spends the points once; the others get the new price', async () => {
    const { app, user } = await openShop(300)
    const { id } = await quoteOf(user, { useProfit: true })
    const body = placeOrderBody({ useProfit: true, quote: id })
    const responses = await Promise.all(Array.from({ length: 20 }, () => user.post('/checkout/v2', body)))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect([await countOrders(app), await profit(user)]).toEqual([1, 0])
  })

  test('sent twenty times at once under one key is one order that holds once', async () => {
    const { app, user } = await openShop(300)
    const body = placeOrderBody({ useProfit: true, total: 6.9 })
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => user.post('/checkout/v2', body, { 'idempotency-key': 'k' })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await countOrders(app), await profit(user)]).toEqual([1, 0])
  })

  test('is not placed when the points cannot be held', async () => {
    const { app, user } = await openShop(300)
    await app.db.schema.alterTable('point_entries').renameTo('gone').execute()
    const response = await user.post('/checkout/v2', placeOrderBody({ useProfit: true, total: 6.9 }))
    expect([response.status, await countOrders(app)]).toEqual([500, 0])
  })

  test('applies the minimum order and the free delivery to the goods before points', async () => {
    const { user } = await openShop(600)
    const body = deliveryBody({ useProfit: true, total: 16.3 })
    expect((await user.post('/checkout/v2', body)).status).toBe(200)
  })
})
