import { describe, expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { createTestApp } from '../test/app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

/** An app whose database has lost the orders and the settings. */
async function brokenShop() {
  const app = await createTestShop()
  await app.db.schema.alterTable('settings').renameTo('lost_settings').execute()
  await app.db.schema.alterTable('orders').renameTo('lost_orders').execute()
  await app.deps.content.refresh()
  app.logged.length = 0
  return app
}

describe('an unexpected error', () => {
  test('is answered as one neutral sentence with the id of the request', async () => {
    const app = await brokenShop()
    const response = await app.request('/settings')
    const body = (await response.json()) as { requestId: string }
    expect([response.status, body]).toEqual([
      500,
      {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.stringMatching(/^\w{32}$/),
      },
    ])
    expect(response.headers.get('x-request-id')).toBe(body.requestId)
  })

  test.each([
    ['de', 'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.'],
    ['tr-TR, en', builtInMessages('tr')['Something went wrong on our side. Please try again.']],
    ['fr', 'Something went wrong on our side. Please try again.'],
  ])('is answered in the language of the caller without the database: %s', async (language, message) => {
    const app = await brokenShop()
    const response = await app.request('/settings', { headers: { 'accept-language': language } })
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal', message }])
  })

  test('is in the log with its stack and the same id, and nowhere else', async () => {
    const app = await brokenShop()
    const { requestId } = (await (await app.request('/settings')).json()) as { requestId: string }
    const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ requestId, error: expect.stringMatching(/settings[\s\S]*\n\s+at /) }),
    ])
  })

  test('of an order writes nothing about the guest into the log', async () => {
    const app = await brokenShop()
    await app.post('/checkout/v2', placeOrderBody({ notes: 'Ring twice' }), { 'idempotency-key': 'k' })
    expect(app.logged.join('')).toContain('unexpected error')
    expect(app.logged.join('')).not.toMatch(/Ada|Lovelace|example\.org|1234567|Ring/)
  })
})

describe('the log', () => {
  test('names each request by its route pattern, so that no secret link is logged', async () => {
    const app = await createTestShop()
    const { data } = (await (await app.post('/checkout/v2', placeOrderBody())).json()) as {
      data: { url: string }
    }
    const token = data.url.slice('/order/'.length)
    expect((await app.request(`/orders/${token}`)).status).toBe(200)
    await app.request(`/orders/${token}x`)
    await app.request(`/order/${token}`)
    expect(app.logged.join('')).not.toContain(token)
    expect(app.logged.at(-3)).toContain('"path":"/api/orders/:token"')
  })

  test('contains nothing about a guest', async () => {
    const app = await createTestShop()
    await app.post('/checkout/v2', placeOrderBody({ notes: 'Ring twice' }))
    await app.post('/checkout/v2', placeOrderBody({ email: 'wrong', notes: 'Ring twice' }))
    expect(app.logged.length).toBeGreaterThan(0)
    expect(app.logged.join('')).not.toMatch(/Ada|Lovelace|example|1234567|Ring/)
  })
})

describe('a request that cannot be answered', () => {
  test.each([
    ['GET', '/unknown'],
    ['GET', '/'],
    ['POST', '/orders'],
    ['GET', '/products/menus/a/b'],
    ['GET', '/areas/'],
    ['GET', '/products/menus/%00'],
    ['GET', '/checkout/times?deliverType=%00'],
  ])('%s %s is not found', async (method, path) => {
    const app = await createTestApp()
    const response = await app.request(path, { method })
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found', requestId: expect.any(String) },
    ])
  })

  test.each([
    ['GET', '/checkout/v2', 'POST'],
    ['DELETE', '/areas', 'GET, HEAD'],
    ['PUT', '/products/menus/lunch', 'GET, HEAD'],
    ['OPTIONS', '/checkout', 'POST'],
    ['HEAD', '/checkout', 'POST'],
  ])('%s %s is refused and names the allowed method %s', async (method, path, allowed) => {
    const app = await createTestApp()
    const response = await app.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })
})
