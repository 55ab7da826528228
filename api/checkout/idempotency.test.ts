import { expect, test } from 'vitest'
import { change, publish, settings } from '../test/builders.ts'
import { signInUser } from '../test/user.ts'
import { countOrders, createTestShop, pizza, placeOrderBody } from '../test/shop.ts'

const key = (value: string) => ({ 'idempotency-key': value })
const urlOf = async (response: Response) => ((await response.json()) as { data: { url: string } }).data.url

test('the same request under the same key leads to the same order', async () => {
  const app = await createTestShop()
  const first = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
  expect(await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))).toBe(first)
  expect(await countOrders(app)).toBe(1)
})

test('twenty simultaneous requests under one key place one order', async () => {
  const app = await createTestShop()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => app.post('/checkout/v2', placeOrderBody(), key('k'))),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(await Promise.all(responses.map(urlOf))).size).toBe(1)
  expect(await countOrders(app)).toBe(1)
})

test('twenty different simultaneous requests under one key place one order, and the others get a mismatch', async () => {
  const app = await createTestShop()
  const bodies = Array.from({ length: 20 }, (_, index) => placeOrderBody({ name: `Guest ${index}` }))
  const responses = await Promise.all(bodies.map((body) => app.post('/checkout/v2', body, key('k'))))
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await countOrders(app)).toBe(1)
})

test('a repeated request finds its order although prices, stock and hours have changed since', async () => {
  const app = await createTestShop()
  const first = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
  await change(app, 'products', { id: 'margherita' }, { is_sold_out: 1 })
  await app.deps.content.refresh()
  app.setClock('2026-11-22T02:00:00Z')
  expect(await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))).toBe(first)
})

test('another order under the same key is refused with the link of the first', async () => {
  const app = await createTestShop()
  const url = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
  const other = placeOrderBody({ items: [pizza('large')], total: 12.9 })
  const response = await app.post('/checkout/v2', other, key('k'))
  expect([response.status, await response.json()]).toMatchObject([409, { code: 'idempotency_mismatch', url }])
  expect(await countOrders(app)).toBe(1)
})

test.each(['completed', 'rejected'])(
  'the same request for an order that is %s is no new success',
  async (status) => {
    const app = await createTestShop()
    const url = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
    await app.deps.db
      .updateTable('orders')
      .set({ status: status as 'completed' })
      .execute()
    const response = await app.post('/checkout/v2', placeOrderBody(), key('k'))
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'idempotency_mismatch', url },
    ])
  },
)

test('a guest who sends the idempotency key of another guest learns nothing about that order', async () => {
  const app = await createTestShop()
  const url = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('1')))
  const stranger = placeOrderBody({ name: 'Eve', email: 'eve@example.org', phone: '+49 40 7654321' })
  const response = await app.post('/checkout/v2', stranger, key('1'))
  expect(response.status).toBe(409)
  expect(await response.text()).not.toContain(url)
})

test('a guest whose key looks like that of an account or a table reaches neither of their orders', async () => {
  const app = await createTestShop()
  const ada = await signInUser(app)
  await ada.post('/checkout/v2', placeOrderBody(), key('1'))
  for (const guess of [`${ada.id}:1`, `user:${ada.id}:1`]) {
    expect((await app.post('/checkout/v2', placeOrderBody({ name: 'Eve' }), key(guess))).status).toBe(200)
  }
  expect(await countOrders(app)).toBe(3)
})

test('a refused request leaves its key unused', async () => {
  const app = await createTestShop()
  expect((await app.post('/checkout/v2', placeOrderBody({ name: '' }), key('k'))).status).toBe(422)
  expect((await app.post('/checkout/v2', placeOrderBody(), key('k'))).status).toBe(200)
})

test('both endpoints share the key', async () => {
  const app = await createTestShop()
  const url = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
  const { data } = (await (await app.post('/checkout', placeOrderBody(), key('k'))).json()) as {
    data: { id: string }
  }
  const response = await app.request(`/orders/${url.slice('/order/'.length)}`)
  expect(await response.json()).toMatchObject({ data: { id: data.id } })
  expect(await countOrders(app)).toBe(1)
})

test('without a key, or under another one, the same request is another order', async () => {
  const app = await createTestShop()
  for (const headers of [{}, {}, key('a'), key('b')])
    await app.post('/checkout/v2', placeOrderBody(), headers)
  expect(await countOrders(app)).toBe(4)
})

test('twenty simultaneous orders are twenty orders with their own codes and links', async () => {
  const app = await createTestShop()
  const bodies = Array.from({ length: 20 }, (_, index) => placeOrderBody({ name: `Guest ${index}` }))
  const urls = await Promise.all(bodies.map(async (body) => urlOf(await app.post('/checkout/v2', body))))
  const rows = await app.db.selectFrom('orders').select('code').execute()
  expect([new Set(urls).size, new Set(rows.map(({ code }) => code)).size]).toEqual([20, 20])
})

test.each(['', 'a b', 'x'.repeat(129), 'ü'])('a key of "%s" is refused by field', async (value) => {
  const app = await createTestShop()
  const response = await app.post('/checkout/v2', placeOrderBody(), key(value))
  expect([response.status, await response.json()]).toEqual([
    422,
    { data: { idempotencyKey: [expect.any(String)] } },
  ])
})

test('a repeated request finds its order although guests may no longer order', async () => {
  const app = await createTestShop()
  const first = await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))
  await publish(app, settings({ ALLOW_GUEST_CHECKOUT: '' }))
  expect(await urlOf(await app.post('/checkout/v2', placeOrderBody(), key('k')))).toBe(first)
  expect((await app.post('/checkout/v2', placeOrderBody(), key('other'))).status).toBe(401)
  expect(await countOrders(app)).toBe(1)
})
