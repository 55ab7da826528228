import { expect, test } from 'vitest'
import { transaction } from '../context.ts'
import { createTestShop, deliveryBody, pizza, placeOrderBody } from '../test/shop.ts'
import { systemCtx, signInUser } from '../test/user.ts'
import { ordersData } from './index.ts'

type Listed = { code: string; payment: { total: number } }
type Page = { data: Listed[]; meta: { next: string | null } }

async function openAccount() {
  const app = await createTestShop({ settings: { ALLOW_ISSUE_INVOICE: '1' } })
  const user = await signInUser(app)
  return {
    app,
    user,
    place: async (body: object = placeOrderBody()) =>
      (await user.data<{ code: string }>(user.post('/me/orders', body))).code,
    list: (query = '') => user.data<Listed[]>(user.get(`/me/orders${query}`)),
    page: async (query = '') => (await (await user.get(`/me/orders${query}`)).json()) as Page,
  }
}

test('an account without orders has an empty list', async () => {
  expect(await (await openAccount()).list()).toEqual([])
})

test('the orders of an account come with everything in them, the newest first', async () => {
  const { app, place, list } = await openAccount()
  const first = await place()
  app.setClock('2026-11-20T18:05:00Z')
  const second = await place(deliveryBody({ issueInvoice: true }))
  await app.post('/checkout/v2', placeOrderBody())
  expect(await list()).toMatchObject([
    {
      code: second,
      status: 'pending_approval',
      createdAt: '2026-11-20T18:05:00.000Z',
      issueInvoice: true,
      takeaway: false,
      address: 'Chausseestraße 1, 10115 mitte',
      items: [{ name: 'margherita', qty: 2, size: 'Mittel', price: 19.8 }],
      payment: { cartTotal: 19.8, deliver: 2.5, total: 22.3, method: 'cash' },
    },
    { code: first, takeaway: true, address: null, items: [{ qty: 1 }], payment: { total: 9.9 } },
  ])
})

test('an order shows what was ordered, whatever the menu holds now', async () => {
  const { app, user, place } = await openAccount()
  const code = await place(placeOrderBody({ items: [pizza('medium', { qty: 2 })], total: 19.8 }))
  await app.db.updateTable('product_sizes').set({ price_cents: 1 }).execute()
  expect(await user.data(user.get(`/me/orders/${code}`))).toMatchObject({
    code,
    items: [{ qty: 2, price: 19.8 }],
    payment: { total: 19.8 },
  })
})

test('an order of an account comes with the secret of its link', async () => {
  const { user, place } = await openAccount()
  const code = await place()
  const { token } = await user.data<{ token: string }>(user.get(`/me/orders/${code}`))
  expect(await user.data(user.get(`/orders/${token}`))).toMatchObject({ code })
})

test('pages of thirty show every order once, even when new ones arrive in between', async () => {
  const { app, place, page } = await openAccount()
  const codes: string[] = []
  for (let count = 0; count < 65; count++) {
    // Several orders of one moment must not get lost between two pages.
    if (count % 7 === 0)
      app.setClock(new Date(Date.parse('2026-11-20T18:00:00Z') + count * 1000).toISOString())
    codes.push(await place())
  }
  const first = await page('?limit=30')
  await place()
  const second = await page(`?before=${first.meta.next}`)
  const third = await page(`?before=${second.meta.next}`)
  const pages = [first, second, third].map(({ data }) => data)
  expect(pages.map(({ length }) => length)).toEqual([30, 30, 5])
  expect(pages.flatMap((data) => data.map(({ code }) => code)).toSorted()).toEqual(codes.toSorted())
  expect(third.meta).toEqual({ next: null })
})

test('without a page every order is listed, and nothing says that there are more', async () => {
  const { app, user, place } = await openAccount()
  const codes: string[] = []
  for (let count = 0; count < 31; count++) {
    app.setClock(new Date(Date.parse('2026-11-20T18:00:00Z') + count * 1000).toISOString())
    codes.unshift(await place())
  }
  const answer = (await (await user.get('/me/orders')).json()) as { data: Listed[] }
  expect(Object.keys(answer)).toEqual(['data'])
  expect(answer.data.map(({ code }) => code)).toEqual(codes)
})

test('a page that is just full is the last one', async () => {
  const { app, place, page } = await openAccount()
  const codes: string[] = []
  for (const minute of ['01', '02', '03', '04']) {
    app.setClock(`2026-11-20T18:${minute}:00Z`)
    codes.unshift(await place())
  }
  const first = await page('?limit=2')
  expect(first).toMatchObject({ data: [{ code: codes[0] }, { code: codes[1] }], meta: { next: codes[1] } })
  const second = await page(`?limit=2&before=${codes[1]}`)
  expect(second).toMatchObject({ data: [{ code: codes[2] }, { code: codes[3] }], meta: { next: null } })
  expect((await page('?limit=30')).meta).toEqual({ next: null })
})

test('orders of other accounts are not found, like unknown codes', async () => {
  const { app, place } = await openAccount()
  const code = await place()
  const other = await signInUser(app, 'Bob Other')
  expect(await other.data(other.get('/me/orders'))).toEqual([])
  const answers = await Promise.all(
    [`/me/orders/${code}`, '/me/orders/NOSUCH', `/me/orders?before=${code}`].map(async (path) => {
      const response = await other.get(path)
      const { message } = (await response.json()) as { message: string }
      return [response.status, message]
    }),
  )
  expect(new Set(answers.map((answer) => answer.join()))).toEqual(new Set(['404,There is no such order']))
})

test('reading orders requires an account session', async () => {
  const { app, place } = await openAccount()
  const code = await place()
  for (const path of ['/me/orders', `/me/orders/${code}`]) expect((await app.request(path)).status).toBe(401)
})

test('orders are exported in decimal euros, and stay without the account when it is erased', async () => {
  const { app, user, place, list } = await openAccount()
  const code = await place()
  expect(await ordersData.export(systemCtx(app), { userId: user.id, email: null })).toEqual([
    expect.objectContaining({
      code,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      payment: expect.objectContaining({ total: 9.9 }),
    }),
  ])
  await transaction(systemCtx(app), (ctx) => ordersData.erase(ctx, { userId: user.id, email: null }))
  expect(await list()).toEqual([])
  expect(await app.db.selectFrom('orders').select(['code', 'user_id', 'name']).execute()).toEqual([
    { code, user_id: null, name: 'Ada Lovelace' },
  ])
})

test('fewer than a page of orders are listed where fewer are wanted', async () => {
  const { app, user, place, list } = await openAccount()
  await place()
  app.setClock('2026-11-20T18:05:00Z')
  const newest = await place()
  expect(await list('?limit=1')).toMatchObject([{ code: newest }])
  expect((await user.get('/me/orders?limit=0')).status).toBe(422)
})
