import { expect, test, vi } from 'vitest'
import { getSetUp } from '#contract/publishing-set-up.ts'
import { checkPrices } from '#contract/publishing.staff.ts'
import type { Order } from '#contract/orders.ts'
import type { StaffOrder, StaffOrderSummary, TestOrderLink } from '#contract/orders.staff.ts'
import type { TestApp } from '../test/app.ts'
import { draftPrice, staffClient } from '../test/documents.ts'
import { startMailServer } from '../test/mail-server.ts'
import { startMails } from '../test/mails.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { givePoints, signInUser } from '../test/user.ts'
import { countPlacedOrders, giveReceiptNumbers } from './index.ts'

type Headers = Record<string, string>

/** A shop with an owner, and the cookie of the browser in which the owner tries it. */
async function openShop(more: Parameters<typeof createTestShop>[0] = {}) {
  const app = await createTestShop(more)
  await addStaff(app, 'mina@example.org')
  const headers = await signedIn(app, 'mina@example.org')
  const read = async <T>(path: string): Promise<T> => {
    const response = await app.request(`/staff${path}`, { headers })
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { data: T }).data
  }
  const { path, until } = await read<TestOrderLink>('/test-order')
  const trying = { cookie: `test_order=${path.replace('/test-order/', '')}` }
  const move = (id: string, from: string, status: string) =>
    app.post(`/staff/orders/${id}/status`, { from, status, minutes: 20, reason: 'closed' }, headers)
  return { app, headers, read, trying, until, move }
}

async function place(
  app: TestApp,
  headers: Headers,
  more: Record<string, unknown> = {},
): Promise<{ id: string; url: string }> {
  const response = await app.post('/checkout/v2', placeOrderBody(more), headers)
  expect(response.status, await response.clone().text()).toBe(200)
  const { data } = (await response.json()) as { data: { url: string } }
  const last = app.db.selectFrom('orders').select('id').orderBy('id', 'desc')
  return { ...(await last.executeTakeFirstOrThrow()), url: data.url }
}

test('an order of the browser that has opened the link is a test, for staff and guest, and fulfils the set-up', async () => {
  const { app, read, trying } = await openShop()
  const mina = await staffClient(app, { email: 'kim@example.org' })
  const isDone = async () => (await mina(getSetUp, {})).find(({ id }) => id === 'order')?.isDone
  expect(await isDone()).toBe(false)
  const { id, url } = await place(app, trying)
  expect(await isDone()).toBe(true)
  expect(await read<StaffOrderSummary[]>('/orders')).toMatchObject([{ id, isTest: true }])
  expect(await read<StaffOrder>(`/orders/${id}`)).toMatchObject({ isTest: true, receiptNumber: null })
  const page = await app.request(`/orders/${url.replace('/order/', '')}`)
  const { data } = (await page.json()) as { data: Order }
  expect(data).toMatchObject({ isTest: true, receiptNumber: null })
})

test('no guest can mark an order, nor keep a link beyond its hour', async () => {
  const { app, read, trying, until } = await openShop()
  const made = [{ cookie: 'test_order=1' }, { cookie: `test_order=${trying.cookie.slice(11, -2)}AA` }]
  for (const headers of made) await place(app, headers, { isTest: true, is_test: 1 })
  app.setClock(until)
  await place(app, trying)
  const orders = await read<StaffOrderSummary[]>('/orders')
  expect(orders.map(({ isTest }) => isTest)).toEqual([undefined, undefined, undefined])
})

test('a test takes no receipt number and leaves no gap, and the books do not have it', async () => {
  const { app, headers, trying } = await openShop()
  await place(app, {})
  await place(app, trying)
  await place(app, {})
  await giveReceiptNumbers(app.deps)
  const rows = await app.db.selectFrom('orders').select(['receipt_number', 'is_test']).orderBy('id').execute()
  expect(rows).toEqual([
    { receipt_number: 1, is_test: 0 },
    { receipt_number: null, is_test: 1 },
    { receipt_number: 2, is_test: 0 },
  ])
  expect([await giveReceiptNumbers(app.deps), await countPlacedOrders(app.db)]).toEqual([0, 2])
  for (const format of ['csv', 'json']) {
    const query = `from=2026-11-20&to=2026-11-20&format=${format}`
    const file = await app.request(`/staff/orders/export?${query}`, { headers })
    const text = await file.text()
    const orders =
      format === 'json' ? (JSON.parse(text) as unknown[]).length : text.trim().split('\n').length - 1
    expect([format, orders]).toEqual([format, 2])
  }
})

test('a test neither holds nor earns points, makes nobody a guest and is counted nowhere', async () => {
  const { app, read, trying, move } = await openShop({ settings: { LOYALTY_SYSTEM: '1' } })
  const ada = await signInUser(app)
  await givePoints(app, ada.id, 300)
  const { id } = await place(app, { ...ada.headers, ...trying }, { useProfit: true, total: 6.9 })
  await place(app, trying)
  const balance = async () => (await ada.data<{ profit: number }>(ada.get('/me'))).profit
  expect(await balance()).toBe(3)
  await move(id, 'pending_approval', 'approved')
  expect((await move(id, 'approved', 'completed')).status).toBe(200)
  expect(await balance()).toBe(3)
  expect((await app.deps.metrics.orders.get()).values).toEqual([])
  const guests = await read<{ id: string; orders: number }[]>('/guests')
  expect(guests).toMatchObject([{ id: ada.id, orders: 0 }])
})

test('a rejected test gives no points back that were never held', async () => {
  const { app, trying, move } = await openShop({ settings: { LOYALTY_SYSTEM: '1' } })
  const ada = await signInUser(app)
  await givePoints(app, ada.id, 300)
  const { id } = await place(app, { ...ada.headers, ...trying }, { useProfit: true, total: 6.9 })
  expect((await move(id, 'pending_approval', 'rejected')).status).toBe(200)
  expect((await ada.data<{ profit: number }>(ada.get('/me'))).profit).toBe(3)
})

test('a test moves no money, whichever way to pay was chosen', async () => {
  const { gateway, fake } = createMemoryBench({ canHold: true })
  const { app, trying, read } = await openShop({ deps: { gateways: new Map([[gateway.id, gateway]]) } })
  const { id, url } = await place(app, trying, { paymentType: gateway.id })
  expect(url).toMatch(/^\/order\//)
  expect(await read<StaffOrder>(`/orders/${id}`)).toMatchObject({
    status: 'pending_approval',
    paymentState: null,
  })
  expect(await app.db.selectFrom('payment_attempts').selectAll().execute()).toEqual([])
  expect(fake.webhooks.due()).toEqual([])
})

test('the price check does not know the carts of tests', async () => {
  const { app, trying } = await openShop()
  const mina = await staffClient(app, { email: 'kim@example.org' })
  await draftPrice(mina, 1350)
  await place(app, trying)
  expect((await mina(checkPrices, {})).carts).toBe(0)
})

test('each mail about a test says so in its subject and before everything else', async () => {
  const { app, trying, move } = await openShop({ settings: { SITE_TITLE: 'Trattoria Süd' } })
  const { url, received } = await startMailServer()
  startMails(app, { url })
  const { id } = await place(app, { ...trying, 'accept-language': 'de' })
  await move(id, 'pending_approval', 'approved')
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 10_000 })
  for (const mail of received) {
    expect(mail.subject).toMatch(/^Test: /)
    expect(mail.text).toContain('Das ist eine Testbestellung')
  }
})

test('what a person without an account ordered on trial is erased with the other data of the person', async () => {
  const { app, trying, move, headers, read } = await openShop()
  const { id } = await place(app, trying)
  await place(app, {})
  const [guest] = await read<{ id: string }[]>('/guests')
  for (const order of await read<StaffOrderSummary[]>('/orders'))
    await move(order.id, 'pending_approval', 'rejected')
  const erased = await app.request(`/staff/guests/${guest?.id}`, { method: 'DELETE', headers })
  expect(erased.status, await erased.text()).toBe(200)
  const row = app.db.selectFrom('orders').select('email').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ email: '' })
})
