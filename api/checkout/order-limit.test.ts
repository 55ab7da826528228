import { expect, test } from 'vitest'
import { checkTable } from '#contract/branches.ts'
import { createApp } from '../app.ts'
import { branch, table } from '../test/branches.ts'
import { countOrders, createTestShop, placeOrderBody } from '../test/shop.ts'

const ADDRESS = 30

type Shop = Awaited<ReturnType<typeof createTestShop>>

async function placeMany(
  app: Shop,
  count: number,
  body = placeOrderBody(),
  headers: Record<string, string> = {},
): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < count; at++) statuses.push((await app.post('/checkout/v2', body, headers)).status)
  return statuses
}

test('one rate-limit key can place thirty orders in a quarter of an hour, through all endpoints together', async () => {
  const app = await createTestShop()
  app.setAddress('192.0.2.1')
  expect(await placeMany(app, ADDRESS - 1)).not.toContain(429)
  expect((await app.post('/checkout', placeOrderBody())).status).toBe(200)
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(429)
  expect((await app.post('/checkout', placeOrderBody())).status).toBe(429)
  expect(await countOrders(app)).toBe(ADDRESS)

  app.setAddress('192.0.2.2')
  expect(await placeMany(app, 1)).toEqual([200])
  app.setAddress('192.0.2.1')
  app.setClock('2026-11-20T18:15:01Z')
  expect(await placeMany(app, 1)).toEqual([200])
})

test('an order that is sent again counts once, also when the limit is reached, and the error says when to try again', async () => {
  const app = await createTestShop()
  app.setAddress('192.0.2.1')
  const again = () => app.post('/checkout/v2', placeOrderBody(), { 'idempotency-key': 'k' })
  for (let at = 0; at < 5; at++) expect((await again()).status).toBe(200)
  expect(await placeMany(app, ADDRESS - 1)).not.toContain(429)
  app.setClock('2026-11-20T18:05:00Z')
  const refused = await app.post('/checkout/v2', placeOrderBody())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await again()).status).toBe(200)
})

test('orders that another process took count too', async () => {
  const app = await createTestShop()
  app.setAddress('192.0.2.1')
  expect(await placeMany(app, ADDRESS)).not.toContain(429)
  const other = createApp(app.deps)
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(placeOrderBody()),
  }
  const url = 'http://shop.test/api/checkout/v2'
  expect((await other.request(url, order, from('192.0.2.1'))).status).toBe(429)
  expect((await other.request(url, order, from('192.0.2.2'))).status).toBe(200)
})

test('a refused order does not count', async () => {
  const app = await createTestShop()
  app.setAddress('192.0.2.1')
  await placeMany(app, ADDRESS + 5, placeOrderBody({ terms: false }))
  expect(await placeMany(app, 1)).toEqual([200])
})

test('behind a proxy that forwards no addresses, guests do not share one rate-limit key', async () => {
  const app = await createTestShop()
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    app.setAddress(address)
    expect(await placeMany(app, 12)).not.toContain(429)
  }
})

test('one table can place thirty orders in a quarter of an hour, from however many addresses and tokens, and another one goes on', async () => {
  const app = await createTestShop({ rows: [branch('main'), table('t7', 'Ahorn-7'), table('t8', 'Birke-8')] })
  const body = placeOrderBody({ deliverType: 'table', paymentType: 'pay_at_table' })
  const sit = async (id: string) => ({
    authorization: `Bearer ${(await app.call(checkTable, { params: { id } })).token}`,
  })
  for (const address of ['192.0.2.1', '192.0.2.2', '127.0.0.1']) {
    app.setAddress(address)
    expect(await placeMany(app, 10, body, await sit('Ahorn-7'))).not.toContain(429)
  }
  app.setClock('2026-11-20T18:05:00Z')
  const refused = await app.post('/checkout/v2', body, await sit('Ahorn-7'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  expect(await placeMany(app, 1, body, await sit('Birke-8'))).toEqual([200])
  app.setClock('2026-11-20T18:15:01Z')
  expect(await placeMany(app, 1, body, await sit('Ahorn-7'))).toEqual([200])
})
