import { expect, test } from 'vitest'
import { checkTable } from '#contract/branches.ts'
import { endpoints } from '#contract/index.ts'
import type { TestApp } from './test/app.ts'
import { table } from './test/branches.ts'
import { publish } from './test/builders.ts'
import { createTestShop, deliveryBody, placeOrderBody } from './test/shop.ts'
import { givePoints, signInUser, type TestUser } from './test/user.ts'

type Thing = { id: string; code: string }
type Ids = { address: string; order: Thing }
type Attempt = { call: (bob: TestUser, ids: Ids) => Promise<Response>; expected: 200 | 404 | 422 }

const theirs = ({ address }: Ids) => deliveryBody({ addressId: address })

/** Every call of addresses, orders and checkout that takes an id, tried with the id of another guest. */
const attempts: Record<string, Attempt> = {
  getAddress: { expected: 404, call: (bob, { address }) => bob.get(`/me/addresses/${address}/edit`) },
  updateAddress: {
    expected: 404,
    call: (bob, { address }) =>
      bob.put(`/me/addresses/${address}`, { name: 'Mine', address: 'Now mine 1', areaId: 'mitte' }),
  },
  'updateAddress with a wrong form': {
    expected: 404,
    call: (bob, { address }) => bob.put(`/me/addresses/${address}`, {}),
  },
  deleteAddress: { expected: 404, call: (bob, { address }) => bob.delete(`/me/addresses/${address}`) },
  getMyOrder: { expected: 404, call: (bob, { order }) => bob.get(`/me/orders/${order.code}`) },
  'getMyOrder by its id': { expected: 404, call: (bob, { order }) => bob.get(`/me/orders/${order.id}`) },
  listMyOrders: { expected: 404, call: (bob, { order }) => bob.get(`/me/orders?before=${order.code}`) },
  placeOrder: { expected: 422, call: (bob, ids) => bob.post('/checkout/v2', theirs(ids)) },
  createOrder: { expected: 422, call: (bob, ids) => bob.post('/checkout', theirs(ids)) },
  createMyOrder: { expected: 422, call: (bob, ids) => bob.post('/me/orders', theirs(ids)) },
  quoteCart: { expected: 200, call: (bob, ids) => bob.post('/checkout/quote', theirs(ids)) },
}

async function openTwoAccounts() {
  const app = await createTestShop({ settings: { LOYALTY_SYSTEM: '1' } })
  const ada = await signInUser(app)
  const bob = await signInUser(app, 'Bob Other')
  await givePoints(app, ada.id, 300)
  const address = await ada.data<Thing>(
    ada.post('/me/addresses', {
      name: 'Home',
      address: 'Secret street 1',
      extras: 'Secret bell',
      areaId: 'mitte',
    }),
  )
  const order = await ada.data<Thing>(ada.post('/me/orders', placeOrderBody()))
  return { app, ada, bob, ids: { address: address.id, order } }
}

const everythingOf = async (app: TestApp, userId: string) =>
  Promise.all([
    app.db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute(),
    app.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute(),
    app.db.selectFrom('point_entries').selectAll().where('user_id', '=', userId).execute(),
  ])

test.each(Object.entries(attempts))(
  '%s with the id of another guest shows nothing and changes nothing',
  async (_, { call, expected }) => {
    const { app, ada, bob, ids } = await openTwoAccounts()
    const before = await everythingOf(app, ada.id)
    const response = await call(bob, ids)
    const text = await response.text()
    expect(response.status, text).toBe(expected)
    // A quote is never refused: it names the address as an issue, as for an unknown address.
    if (expected !== 404) expect(text).toContain('addressId')
    expect(text).not.toMatch(/Secret|Ada Lovelace|ada@/)
    expect(await everythingOf(app, ada.id)).toEqual(before)
    expect((await everythingOf(app, bob.id)).flat()).toEqual([])
  },
)

const ofAccounts = endpoints.filter(
  ({ module, endpoint }) =>
    ['delivery', 'orders', 'loyalty'].includes(module) &&
    endpoint.auth !== 'public' &&
    endpoint.path.startsWith('/me/'),
)

test('every call of addresses and orders that takes an id is tried', () => {
  const taking = ofAccounts
    .filter(({ endpoint }) => endpoint.path.includes('{'))
    .map(({ endpoint }) => endpoint.id)
  expect(taking.length).toBeGreaterThanOrEqual(4)
  expect(taking.filter((id) => !(id in attempts))).toEqual([])
})

test('addresses, orders and points are closed to guests without an account session, also at a table', async () => {
  const { app, ids } = await openTwoAccounts()
  await publish(
    app,
    { branches: [{ id: 'main', slug: 'main', name: 'main', position: 0 }] },
    table('7', 'CODE7'),
  )
  const { token } = await app.call(checkTable, { params: { id: 'CODE7' } })
  for (const { endpoint } of ofAccounts) {
    const path = endpoint.path.replace('{id}', ids.address).replace('{orderCode}', ids.order.code)
    const statusFor = async (authorization: string) =>
      (await app.request(path, { method: endpoint.method, headers: { authorization } })).status
    expect([endpoint.id, await statusFor(''), await statusFor('Bearer forged')]).toEqual([
      endpoint.id,
      401,
      401,
    ])
    if (endpoint.auth === 'user')
      expect([endpoint.id, await statusFor(`Bearer ${token}`)]).toEqual([endpoint.id, 403])
  }
})
