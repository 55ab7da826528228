import { describe, expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { cents } from '#domain/money.ts'
import { change, publish, settings } from '../test/builders.ts'
import {
  countOrders,
  createTestShop,
  deliveryBody,
  fieldsOf,
  pizza,
  placeOrderBody,
  plain,
  quote,
} from '../test/shop.ts'

const wrongFields = async (app: Awaited<ReturnType<typeof createTestShop>>, body: object) =>
  fieldsOf(await app.post('/checkout/v2', body))

describe('an order', () => {
  test('is written once and answers the link of its page', async () => {
    const app = await createTestShop()
    const response = await app.post('/checkout/v2', placeOrderBody())
    const link = expect.stringMatching(/^\/order\/[\w-]{32}$/)
    expect(await response.json()).toEqual({ data: { url: link, orderUrl: link } })
    expect(await countOrders(app)).toBe(1)
  })

  test('that a change of content by another process overtakes is written once', async () => {
    const app = await createTestShop()
    await quote(app)
    await change(app, 'products', { id: 'fries' }, { is_sold_out: 1 })
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
    for (const table of ['orders', 'order_status_changes', 'outbox', 'live_events'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toHaveLength(1)
  })

  test('answers its id at the other endpoint', async () => {
    const app = await createTestShop()
    const response = await app.post('/checkout', placeOrderBody())
    const [row] = await app.db.selectFrom('orders').select('id').execute()
    expect(await response.json()).toEqual({
      data: { id: row!.id, url: expect.stringMatching(/^\/order\/[\w-]{32}$/) },
    })
  })

  test('may name the confirmed quote instead of a total', async () => {
    const app = await createTestShop()
    const { id } = await quote(app)
    const response = await app.post('/checkout/v2', placeOrderBody({ total: undefined, quote: id }))
    expect(response.status).toBe(200)
  })
})

describe('an order that cannot be placed', () => {
  test('is refused with every wrong field at once', async () => {
    const app = await createTestShop()
    app.setClock('2026-11-20T23:00:00Z')
    const fields = await wrongFields(app, {
      items: [plain('soup'), plain('beer')],
      tip: -1,
      deliverType: 'delivery',
      areaId: 'nowhere',
      deliverAt: 'now',
      name: ' ',
      email: 'ada@',
      phone: '12',
      address: '',
      terms: false,
      paymentType: 'gold',
    })
    expect(fields).toEqual({
      items: [messages.soldOut],
      tip: [messages.tipNegative],
      areaId: [messages.areaUnknown],
      deliverAt: [messages.closed],
      name: [messages.nameMissing],
      email: [messages.emailWrong],
      phone: [messages.phoneWrong],
      address: [messages.addressMissing],
      terms: [messages.termsMissing],
      paymentType: [messages.paymentMissing],
      ageConfirmed: [messages.ageMissing],
    })
    expect(await countOrders(app)).toBe(0)
  })

  test('is refused with every missing field', async () => {
    const fields = await wrongFields(await createTestShop(), {})
    expect(Object.keys(fields).sort()).toEqual(['deliverAt', 'deliverType', 'items'])
  })

  test.each([
    ['an empty cart', { items: [] }, { items: [messages.cartEmpty] }],
    ['51 lines', { items: Array.from({ length: 51 }, () => pizza()) }, { items: [messages.tooManyLines] }],
    ['neither quote nor total', { total: undefined }, { total: [messages.totalMissing] }],
    [
      'a deliver type that is off',
      { deliverType: 'curbside' },
      { deliverType: [messages.deliverTypeNotAllowed] },
    ],
    [
      'a table without a table',
      { deliverType: 'table', paymentType: 'pay_at_table' },
      { deliverType: [messages.tableUnknown] },
    ],
    [
      'a delivery without an area',
      { deliverType: 'delivery', address: 'A 1' },
      { areaId: [messages.areaMissing] },
    ],
    ['later without a time', { deliverAt: 'later' }, { deliverDate: [messages.dateMissing] }],
    ['no way to pay', { paymentType: undefined }, { paymentType: [messages.paymentMissing] }],
    ['no word on the terms', { terms: undefined }, { terms: [messages.termsMissing] }],
    [
      'a time when it is closed',
      { deliverAt: 'later', deliverDate: '2026-11-21T23:00:00Z' },
      { deliverDate: [messages.dateOutside] },
    ],
    [
      'a time too soon',
      { deliverAt: 'later', deliverDate: '2026-11-20T18:15:00Z' },
      { deliverDate: [messages.dateOutside] },
    ],
    [
      'a time too far ahead',
      { deliverAt: 'later', deliverDate: '2026-11-27T18:00:00Z' },
      { deliverDate: [messages.dateOutside] },
    ],
    [
      'a time in the past',
      { deliverAt: 'later', deliverDate: '2025-11-20T18:00:00Z' },
      { deliverDate: [messages.dateOutside] },
    ],
    [
      'an age nobody confirmed',
      { items: [plain('beer')], total: 3.75 },
      { ageConfirmed: [messages.ageMissing] },
    ],
    ['a tip beyond reason', { tip: 5000 }, { tip: [messages.tipTooHigh] }],
  ])('because of %s is refused by field', async (_, more, expected) => {
    const app = await createTestShop()
    expect(await wrongFields(app, placeOrderBody(more))).toEqual(expected)
    expect(await countOrders(app)).toBe(0)
  })

  test('while the restaurant is closed can be placed for later', async () => {
    const app = await createTestShop()
    app.setClock('2026-11-20T23:00:00Z')
    expect(await wrongFields(app, placeOrderBody())).toEqual({ deliverAt: [messages.closed] })
    const later = placeOrderBody({ deliverAt: 'later', deliverDate: '2026-11-21T19:00:00+01:00' })
    expect((await app.post('/checkout/v2', later)).status).toBe(200)
  })

  test('because the restaurant takes no orders cannot be placed for later either', async () => {
    const app = await createTestShop({ settings: { IS_ACTIVE: '' } })
    const later = placeOrderBody({ deliverAt: 'later', deliverDate: '2026-11-21T18:00:00Z' })
    expect(await wrongFields(app, later)).toEqual({ deliverAt: [messages.inactive] })
  })

  test('R-F7 with a confirmed age can be placed', async () => {
    const app = await createTestShop()
    const body = placeOrderBody({ items: [plain('beer')], total: 3.75, ageConfirmed: true })
    expect((await app.post('/checkout/v2', body)).status).toBe(200)
  })

  test('with a disabled payment method is refused', async () => {
    const app = await createTestShop({ settings: { PAY_CASH: '' } })
    expect(await wrongFields(app, placeOrderBody())).toEqual({ paymentType: [messages.paymentMissing] })
  })

  test('of a guest is refused where guests have to sign in', async () => {
    const app = await createTestShop({ settings: { ALLOW_GUEST_CHECKOUT: '' } })
    const response = await app.post('/checkout/v2', placeOrderBody())
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }])
    expect(await countOrders(app)).toBe(0)
  })
})

describe('an order that the guest has not confirmed is never placed:', () => {
  const refused = async (app: Awaited<ReturnType<typeof createTestShop>>, body: object) => {
    const response = await app.post('/checkout/v2', body)
    expect(await countOrders(app)).toBe(0)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test.each([
    ['too low', 0.01],
    ['too high', 99],
    ['zero', 0],
    ['below zero', -9.9],
  ])('a total that is %s is answered with the new quote', async (_, total) => {
    const app = await createTestShop()
    const quoted = (await (await app.post('/checkout/quote', placeOrderBody())).json()) as { data: object }
    expect(await refused(app, placeOrderBody({ total }))).toEqual({
      status: 409,
      body: {
        code: 'quote_changed',
        message: messages.quoteChanged,
        requestId: expect.any(String),
        quote: quoted.data,
      },
    })
  })

  test('a quote of another cart does not count, even for the same total', async () => {
    const app = await createTestShop()
    const { id } = await quote(app, { items: [pizza('medium'), plain('fries')] })
    expect(await refused(app, placeOrderBody({ quote: id, total: 9.9 }))).toMatchObject({ status: 409 })
  })

  test.each<[string, object]>([
    ['another time', { deliverAt: 'later', deliverDate: '2026-11-21T18:15:00.000Z' }],
    ['as soon as possible instead of the time', { deliverAt: 'now', deliverDate: null }],
    ['another tip', { tip: 1.5 }],
  ])('%s than in the quote, whatever the total', async (_, other) => {
    const app = await createTestShop()
    const later = { deliverAt: 'later', deliverDate: '2026-11-21T18:00:00.000Z' } as const
    const { id } = await quote(app, { ...later, tip: cents(100) })
    const agreed = { ...later, tip: 1, quote: id }
    expect(await refused(app, placeOrderBody({ ...agreed, ...other }))).toMatchObject({
      status: 409,
      body: { code: 'quote_changed' },
    })
    expect((await app.post('/checkout/v2', placeOrderBody(agreed))).status).toBe(200)
  })

  test('a price that went up or down between quote and order', async () => {
    for (const price_cents of [1090, 890]) {
      const app = await createTestShop()
      const { id } = await quote(app)
      await change(app, 'product_sizes', { product_id: 'margherita', size_id: 'medium' }, { price_cents })
      expect(await refused(app, placeOrderBody({ quote: id }))).toMatchObject({
        status: 409,
        body: { code: 'quote_changed', quote: { totals: { total: price_cents / 100 } } },
      })
    }
  })

  test('a fee that changed between quote and order', async () => {
    const app = await createTestShop()
    const { items } = deliveryBody()
    const { id } = await quote(app, { items: items as never, deliverType: 'delivery', areaId: 'mitte' })
    await change(app, 'areas', { id: 'mitte' }, { delivery_price_cents: 350 })
    expect(await refused(app, deliveryBody({ quote: id }))).toMatchObject({
      status: 409,
      body: { quote: { totals: { delivery: 3.5, total: 23.3 } } },
    })
  })

  test('a dish that sold out between quote and order', async () => {
    const app = await createTestShop()
    const { id } = await quote(app)
    await change(app, 'products', { id: 'margherita' }, { is_sold_out: 1 })
    expect(await refused(app, placeOrderBody({ quote: id }))).toEqual({
      status: 422,
      body: { data: { items: [messages.soldOut] } },
    })
  })

  test('a payment method that was disabled while the order was being placed', async () => {
    const app = await createTestShop()
    const { id } = await quote(app)
    await app.request('/checkout/payment-providers')
    await app.db
      .insertInto('settings')
      .values(settings({ PAY_CASH: '' }).settings!)
      .execute()
    await change(app, 'products', { id: 'margherita' }, { is_sold_out: 0 })
    expect(await refused(app, placeOrderBody({ quote: id }))).toEqual({
      status: 422,
      body: { data: { paymentType: [messages.paymentMissing] } },
    })
  })

  test('a change that does not concern the cart does not stop the order', async () => {
    const app = await createTestShop()
    const { id } = await quote(app)
    await change(app, 'products', { id: 'soup' }, { is_sold_out: 0 })
    expect((await app.post('/checkout/v2', placeOrderBody({ quote: id }))).status).toBe(200)
    expect(await countOrders(app)).toBe(1)
  })

  test('a menu that changes at every attempt is answered as unavailable', async () => {
    const app = await createTestShop()
    const refresh = app.deps.content.refresh
    app.deps.content.refresh = async () => {
      const changed = await refresh()
      await change(app, 'products', { id: 'soup' }, { is_sold_out: 0 })
      return changed
    }
    await change(app, 'products', { id: 'soup' }, { is_sold_out: 0 })
    expect(await refused(app, placeOrderBody())).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await publish(app)
  })
})
