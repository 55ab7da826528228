import { describe, expect, test } from 'vitest'
import { PaymentProvider, placeOrder } from '#contract/checkout.ts'
import { ComboSummary, Product, Size } from '#contract/menu.ts'
import { messages } from '#domain/messages.ts'
import { change } from '../test/builders.ts'
import { openCounter } from '../test/counter.ts'
import {
  countOrders,
  createTestShop,
  deliveryBody,
  fieldsOf,
  lunch,
  pizza,
  placeOrderBody,
  plain,
  quote,
} from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

describe('R-F1 a dish without recorded allergens', () => {
  async function shopWithUnknownFries(settings = {}) {
    const app = await createTestShop({ settings })
    await change(app, 'products', { id: 'fries' }, { allergens_unknown: 1 as never })
    await app.deps.content.refresh()
    return app
  }

  test('says so in the menu, in the quote and in the order, alone and inside a combo', async () => {
    const app = await shopWithUnknownFries()
    const list = (await (await app.request('/products/categories/sides/products')).json()) as {
      data: { id: string; allergensUnknown?: boolean }[]
    }
    expect(list.data.map(({ id, allergensUnknown }) => [id, allergensUnknown])).toEqual([
      ['fries', true],
      ['soup', undefined],
    ])
    const { lines } = await quote(app, { items: [plain('fries'), lunch(), pizza()] })
    expect(lines.map((line) => line.allergensUnknown)).toEqual([true, true, undefined])
    const answer = await app.post('/checkout/v2', placeOrderBody({ items: [plain('fries')], total: 4.5 }))
    const { data } = (await answer.json()) as { data: { url: string } }
    expect(await (await app.request(data.url.replace(/^.*\/order\//, '/orders/'))).json()).toMatchObject({
      data: { items: [{ allergensUnknown: true }] },
    })
  })

  test('is not sold where the owner requires the record, and the rest is', async () => {
    const app = await shopWithUnknownFries({ REQUIRE_ALLERGEN_INFO: '1' })
    const body = placeOrderBody({ items: [pizza(), plain('fries')], total: 14.4 })
    expect(await fieldsOf(await app.post('/checkout/v2', body))).toEqual({
      items: [messages.allergensUnknown],
    })
    expect(await countOrders(app)).toBe(0)
    expect((await quote(app, { items: [pizza(), plain('fries')] })).problems).toMatchObject([
      { field: 'items', line: 1 },
    ])
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  })
})

describe('R-F7 alcohol', () => {
  const beer = (body: object) => ({ ...body, items: [plain('beer', 6)], ageConfirmed: true })

  test('is not delivered where the owner forbids it, and may still be collected', async () => {
    const app = await createTestShop({ settings: { ALLOW_ALCOHOL_DELIVERY: '' } })
    expect(await fieldsOf(await app.post('/checkout/v2', beer(deliveryBody({ total: 25 }))))).toEqual({
      items: [messages.alcoholNotDelivered],
    })
    expect((await app.post('/checkout/v2', beer(placeOrderBody({ total: 22.5 })))).status).toBe(200)
  })

  test('is delivered by default', async () => {
    const app = await createTestShop({ settings: { ALLOW_ALCOHOL_DELIVERY: '1' } })
    expect((await app.post('/checkout/v2', beer(deliveryBody({ total: 25 })))).status).toBe(200)
  })

  test('requires a confirmed age in every order, and the age is on the kitchen ticket', async () => {
    const app = await createTestShop()
    const unconfirmed = placeOrderBody({ items: [lunch('beer')], total: 13.15 })
    expect(await fieldsOf(await app.post('/checkout/v2', unconfirmed))).toHaveProperty('ageConfirmed')
    await app.post('/checkout/v2', beer(placeOrderBody({ total: 22.5 })))
    await addStaff(app, 'jo@example.org', 'kitchen')
    const headers = await signedIn(app, 'jo@example.org')
    const board = (await (await app.request('/staff/orders', { headers })).json()) as {
      data: { minAge: number | null }[]
    }
    expect(board.data.map(({ minAge }) => minAge)).toEqual([16])
  })
})

describe('R-V1 reusable packaging', () => {
  test.each([
    ['offer', true, 14.9],
    ['own_container', false, 9.9],
    ['off', false, 9.9],
  ])(
    'with %s a request for it is stored as %s, for a total of %d',
    async (REUSABLE_PACKAGING, kept, total) => {
      const app = await createTestShop({ settings: { REUSABLE_PACKAGING } })
      const answer = await app.post('/checkout', placeOrderBody({ reusable: true, total }))
      const { data } = (await answer.json()) as { data: { id: string } }
      await addStaff(app, 'jo@example.org', 'kitchen')
      const headers = await signedIn(app, 'jo@example.org')
      const ticket = await (await app.request(`/staff/orders/${data.id}`, { headers })).json()
      expect(ticket).toMatchObject({
        data: { wantsReusable: kept, lines: [{ price: 9.9 }], totals: { goods: 9.9 }, total },
      })
    },
  )

  test('the deposit is a line of its own in the quote and in the order, at the configured price', async () => {
    const app = await createTestShop({ settings: { REUSABLE_PACKAGING: 'offer', REUSABLE_DEPOSIT: '2.5' } })
    const items = [pizza(), plain('cola', 2, 'can')]
    const { id, totals } = await quote(app, { items, reusable: true })
    expect(totals).toMatchObject({ goods: 1570, deposit: 300, reusableDeposit: 250, total: 1870 })
    const answer = await app.post(
      '/checkout/v2',
      placeOrderBody({ items, reusable: true, quote: id, total: 18.7 }),
    )
    const { data } = (await answer.json()) as { data: { url: string } }
    expect(await (await app.request(data.url.replace(/^.*\/order\//, '/orders/'))).json()).toMatchObject({
      data: {
        wantsReusable: true,
        payment: { cartTotal: 15.7, deposit: 3, reusableDeposit: 2.5, price: 18.7, total: 18.7 },
      },
    })
  })

  test('is not charged to a guest who confirmed a quote without it', async () => {
    const app = await createTestShop({ settings: { REUSABLE_PACKAGING: 'offer' } })
    const { id } = await quote(app)
    expect((await app.post('/checkout/v2', placeOrderBody({ reusable: true, quote: id }))).status).toBe(409)
    expect((await app.post('/checkout/v2', placeOrderBody({ reusable: true }))).status).toBe(409)
    expect(await countOrders(app)).toBe(0)
  })

  test('is never preselected for a guest', async () => {
    const app = await createTestShop({ settings: { REUSABLE_PACKAGING: 'offer' } })
    await app.post('/checkout', placeOrderBody())
    expect((await app.db.selectFrom('orders').select('wants_reusable').execute())[0]).toEqual({
      wants_reusable: 0,
    })
  })
})

describe('R-C12 a payment method', () => {
  test('has no field for a fee', () => {
    expect(Object.keys(PaymentProvider.shape).toSorted()).toEqual([
      'deliverTypes',
      'description',
      'displayOption',
      'id',
      'name',
    ])
  })

  test('changes nothing about the total', async () => {
    const app = await createTestShop({ settings: { PAY_CASH: '1', PAY_CARD_AT_DOOR: '1' } })
    const { data } = (await (await app.request('/checkout/payment-providers')).json()) as {
      data: { id: string; deliverTypes: string[] }[]
    }
    const ways = data.filter(({ deliverTypes }) => deliverTypes.includes('takeaway'))
    expect(ways.length).toBeGreaterThan(1)
    for (const { id } of ways)
      expect((await app.post('/checkout/v2', placeOrderBody({ paymentType: id }))).status).toBe(200)
    const totals = await app.db.selectFrom('orders').select('total_cents').execute()
    expect(new Set(totals.map((row) => row.total_cents))).toEqual(new Set([990]))
  })
})

test('R-C11 an order without a tip field has none', async () => {
  const app = await createTestShop()
  const { tip: _none, ...body } = placeOrderBody()
  expect((await app.post('/checkout/v2', body)).status).toBe(200)
  expect(placeOrder.body?.shape.tip.parse(undefined)).toBe(0)
  expect(await app.db.selectFrom('orders').select('tip_cents').execute()).toEqual([{ tip_cents: 0 }])
})

test('R-P4 a dish has one price and a menu its parts to compare with: no former price could be struck through', () => {
  const prices = (shape: object) => Object.keys(shape).filter((name) => /price|cost|reduc|former/i.test(name))
  expect(prices(Size.shape)).toEqual(['price'])
  expect(prices(Product.shape)).toEqual([])
  expect(prices(ComboSummary.shape)).toEqual(['price', 'discountPrice', 'singlePrice'])
})

test('R-T7 a completed cash order leaves no payment record', async () => {
  const { app, place, move } = await openCounter()
  const { id } = await place(placeOrderBody({ paymentType: 'cash' }))
  for (const change of [
    { from: 'pending_approval', status: 'approved', minutes: 25 },
    { from: 'approved', status: 'completed' },
  ])
    expect((await move(id, change)).status).toBe(200)
  expect(
    await app.db.selectFrom('orders').select(['status', 'payment_method', 'payment_state']).execute(),
  ).toEqual([{ status: 'completed', payment_method: 'cash', payment_state: null }])
  for (const table of ['payment_attempts', 'payment_events'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('R-D4 a guest orders without an account, at the same price as accounts', async () => {
  const app = await createTestShop()
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  const [order] = await app.db.selectFrom('orders').select(['user_id', 'total_cents']).execute()
  expect(order).toEqual({ user_id: null, total_cents: 990 })
})
