import { describe, expect, test } from 'vitest'
import type { LineText } from '#contract/cart.ts'
import { getOrderByToken } from '#contract/orders.ts'
import { change } from '../test/builders.ts'
import {
  burger,
  burgerAsMenu,
  createTestShop,
  deliveryBody,
  lunch,
  pizza,
  placeOrderBody,
  plain,
} from '../test/shop.ts'

type Shop = Awaited<ReturnType<typeof createTestShop>>

async function place(app: Shop, body: object, language = 'de') {
  const response = await app.post('/checkout/v2', body, { 'accept-language': language })
  const { data } = (await response.json()) as { data: { url: string } }
  const token = data.url.slice('/order/'.length)
  return { token, order: await app.call(getOrderByToken, { params: { token } }) }
}

const rowsOf = async (app: Shop) => ({
  order: await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow(),
  lines: await app.db.selectFrom('order_lines').selectAll().orderBy('position').execute(),
  taxes: await app.db.selectFrom('order_taxes').selectAll().orderBy('position').execute(),
  changes: await app.db.selectFrom('order_status_changes').selectAll().execute(),
})

/** 9,90 + 13,90 (burger as menu) + 12,90 + 2 × 2,90 = 42,50 goods; 4 cans of 0,25 deposit; free delivery; 1,50 tip. */
const large = deliveryBody({
  items: [pizza(), burger(burgerAsMenu), lunch(), plain('cola', 2, 'can')],
  tip: 1.5,
  total: 45,
  address: 'Chausseestraße 1',
  extras: '3rd floor',
  notes: 'Ring twice',
})

describe('what is stored of an order', () => {
  test('are its amounts in cents, line by line', async () => {
    const app = await createTestShop()
    await place(app, large)
    const { order, lines } = await rowsOf(app)
    expect(order).toMatchObject({
      goods_cents: 4250,
      deposit_cents: 100,
      delivery_cents: 0,
      discount_cents: 0,
      tax_cents: 0,
      tip_cents: 150,
      total_cents: 4500,
    })
    expect(
      lines.map((line) => [line.qty, line.unit_price_cents, line.price_cents, line.deposit_cents]),
    ).toEqual([
      [1, 990, 990, 0],
      [1, 1390, 1390, 25],
      [1, 1290, 1290, 25],
      [2, 290, 580, 50],
    ])
  })

  test('are the taxes contained, which add up to the price', async () => {
    const app = await createTestShop()
    await place(app, large)
    const { taxes } = await rowsOf(app)
    expect(taxes.map((tax) => [tax.is_included, tax.rate_basis_points])).toEqual([
      [1, 700],
      [1, 1900],
    ])
    expect(taxes.reduce((all, tax) => all + tax.gross_cents!, 0)).toBe(4350)
    for (const tax of taxes) expect(tax.net_cents! + tax.tax_cents).toBe(tax.gross_cents)
  })

  test('are the taxes added, where prices do not include tax', async () => {
    const rows = [{ taxes: [{ id: 'vat', name: 'VAT', rate_basis_points: 700, position: 1 }] }]
    const app = await createTestShop({ settings: { PRICES_INCLUDE_TAX: '' }, rows })
    const { order } = await place(app, placeOrderBody({ total: 10.59 }))
    expect(order.payment).toMatchObject({
      tax: 69,
      taxItems: [{ name: 'VAT', value: 69 }],
      includedTaxes: [],
      total: 1059,
    })
    expect((await rowsOf(app)).taxes).toMatchObject([{ is_included: 0, name: 'VAT', tax_cents: 69 }])
  })

  test('is the guest, the address and the time, once and in full', async () => {
    const app = await createTestShop()
    await place(app, large)
    expect((await rowsOf(app)).order).toMatchObject({
      status: 'pending_approval',
      language: 'de',
      source: 'web',
      placed_at: '2026-11-20T18:00:00.000Z',
      deliver_type: 'delivery',
      deliver_at: 'now',
      deliver_date: null,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '030 1234567',
      area_id: 'mitte',
      area_name: '10115 mitte',
      address: 'Chausseestraße 1',
      address_extras: '3rd floor',
      notes: 'Ring twice',
      payment_method: 'cash',
      min_age: null,
    })
  })

  test.each([
    ['10117', '10117 mitte'],
    ['80331', 'mitte'],
    [null, 'mitte'],
  ])('in an area of several postal codes names that of the guest, %s', async (zipcode, area) => {
    const app = await createTestShop()
    await change(app, 'areas', { id: 'mitte' }, { zipcode: '10115, 10117' })
    await place(app, deliveryBody({ zipcode }))
    expect((await rowsOf(app)).order.area_name).toBe(area)
  })

  test('is the chosen time in UTC, however it was written', async () => {
    const app = await createTestShop()
    const { order } = await place(
      app,
      placeOrderBody({ deliverAt: 'later', deliverDate: '2026-11-21T19:00:00+01:00' }),
    )
    expect(order.deliverDate).toBe('2026-11-21T18:00:00.000Z')
    expect((await rowsOf(app)).order.deliver_date).toBe('2026-11-21T18:00:00.000Z')
  })

  test('is no address when it is fetched', async () => {
    const app = await createTestShop()
    await place(app, placeOrderBody({ areaId: 'mitte', address: 'Chausseestraße 1', extras: '3rd floor' }))
    expect((await rowsOf(app)).order).toMatchObject({
      area_id: null,
      area_name: null,
      address: null,
      address_extras: null,
    })
  })

  test('is a first status with its time', async () => {
    const app = await createTestShop()
    await place(app, placeOrderBody())
    const { order, changes } = await rowsOf(app)
    expect(changes).toEqual([
      {
        id: expect.any(String),
        order_id: order.id,
        from_status: null,
        to_status: 'pending_approval',
        changed_at: '2026-11-20T18:00:00.000Z',
        actor: 'guest',
        member_id: null,
        minutes: null,
        reason: null,
      },
    ])
  })

  test('reads in the language of the kitchen for the kitchen, and of the guest for the guest', async () => {
    const app = await createTestShop()
    const extraIds = [{ extraId: 'mozzarella', selected: true }]
    const { order } = await place(
      app,
      placeOrderBody({ items: [pizza('medium', { extraIds })], total: 11.4 }),
      'en',
    )
    expect(order.items[0]).toMatchObject({ name: 'Pizza Margherita', extras: [{ name: 'Extra cheese' }] })
    const { order: row, lines } = await rowsOf(app)
    const kitchen = JSON.parse(lines[0]!.kitchen_text_json) as LineText
    expect([row.language, kitchen.name, kitchen.size, kitchen.extras[0]!.name]).toEqual([
      'en',
      'margherita',
      'Mittel',
      'mozzarella',
    ])
  })

  test('stays as it was ordered when the menu changes', async () => {
    const app = await createTestShop()
    const { token, order } = await place(app, placeOrderBody())
    await change(app, 'products', { id: 'margherita' }, { name: 'Marinara' })
    await change(app, 'product_sizes', { product_id: 'margherita' }, { price_cents: 1 })
    await app.deps.content.refresh()
    expect(await app.call(getOrderByToken, { params: { token } })).toEqual(order)
  })

  test('removes characters that no store and no printer accepts from what a guest typed', async () => {
    const app = await createTestShop()
    const { order } = await place(
      app,
      placeOrderBody({
        name: ' A\u0000da\u001b[2J\r\nX',
        notes: 'one\ntwo\u0007',
        email: 'ada@example.org\u0000',
      }),
    )
    expect([order.name, order.notes]).toEqual(['A da [2J X', 'one\ntwo'])
    expect((await rowsOf(app)).order.email).toBe('ada@example.org')
  })
})

describe('the page of an order', () => {
  test('names the status in the language of the call', async () => {
    const app = await createTestShop()
    const { token } = await place(app, large)
    const statusIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const answer = await (await app.request(`/orders/${token}`, { headers })).json()
      return (answer as { data: { statusText: string } }).data.statusText
    }
    expect(await statusIn('en')).toBe('Waiting for confirmation')
    expect(await statusIn('de')).toBe('Wartet auf Bestätigung')
  })

  test('shows the order on the wire in decimal euros', async () => {
    const app = await createTestShop()
    const { token } = await place(app, large)
    const response = await app.request(`/orders/${token}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      data: {
        code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
        status: 'pending_approval',
        statusText: 'Wartet auf Bestätigung',
        takeaway: false,
        address: 'Chausseestraße 1, 3rd floor, 10115 mitte',
        items: [
          { price: 9.9 },
          { price: 13.9, deposit: 0.25 },
          { price: 12.9 },
          { qty: 2, price: 5.8, deposit: 0.5 },
        ],
        payment: {
          price: 43.5,
          cartTotal: 42.5,
          deposit: 1,
          deliver: 0,
          discount: 0,
          tax: 0,
          tip: 1.5,
          total: 45,
          method: 'cash',
        },
      },
    })
  })

  test('shows neither phone nor e-mail to holders of the link', async () => {
    const app = await createTestShop()
    const { token } = await place(app, large)
    const text = await (await app.request(`/orders/${token}`)).text()
    expect(text).not.toMatch(/1234567|example\.org/)
  })

  test('is not found by anything but its token', async () => {
    const app = await createTestShop()
    const { token, order } = await place(app, large)
    const { order: row } = await rowsOf(app)
    const wrong = [
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      row.token_hash,
      order.id,
      order.code,
      '%00'.repeat(16),
      'x'.repeat(65),
    ]
    for (const one of wrong) {
      const response = await app.request(`/orders/${one}`)
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }])
    }
  })

  test('cannot be found by the id alone: another server key makes another link of the same id', async () => {
    const counted = () => {
      let count = 0
      return () => String(++count).padStart(32, '0')
    }
    const one = await createTestShop({ deps: { secret: 'one', newId: counted() } })
    const other = await createTestShop({ deps: { secret: 'other', newId: counted() } })
    const tokens = [await place(one, placeOrderBody()), await place(other, placeOrderBody())].map(
      ({ token }) => token,
    )
    const idOf = async ({ db }: Shop) => (await db.selectFrom('orders').select('id').executeTakeFirst())?.id
    expect(await idOf(one)).toBe(await idOf(other))
    expect(tokens[0]).not.toBe(tokens[1])
  })
})
