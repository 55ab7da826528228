import { expect, test } from 'vitest'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

const order = async (headers: Record<string, string>, publicUrl?: string) => {
  const app = await createTestShop(publicUrl ? { publicUrl } : {})
  const response = await app.post('/checkout/v2', placeOrderBody(), headers)
  return { status: response.status, body: (await response.json()) as unknown }
}

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign origin that looks like ours', { origin: 'http://shop.test.evil.example' }],
  ['another port of our host', { origin: 'http://shop.test:81' }],
  ['the origin null, as of a sandboxed frame', { origin: 'null' }],
  ['an origin that is no address', { origin: 'shop.test' }],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ['a cookie without the header', { cookie: 'a=b; XSRF-TOKEN=t0ken' }],
  ['a cookie with another header', { cookie: 'XSRF-TOKEN=t0ken', 'x-xsrf-token': 'other' }],
])('%s is refused', async (_, headers) => {
  const { status, body } = await order(headers as unknown as Record<string, string>)
  expect([status, body]).toMatchObject([403, { code: 'csrf' }])
})

test.each([
  ['our own origin', { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }],
  ['our own origin by the host header', { host: 'order.example', origin: 'https://order.example' }],
  ['the cookie with its header', { cookie: 'XSRF-TOKEN=t0ken', 'x-xsrf-token': 't0ken' }],
  ['a client with a bearer token and no cookie', { authorization: 'Bearer abc' }],
  ['a client without anything', {}],
])('%s passes', async (_, headers) => {
  expect((await order(headers as unknown as Record<string, string>)).status).toBe(200)
})

test('a request from the public address is accepted, behind any proxy', async () => {
  expect((await order({ origin: 'https://pizza.example' }, 'https://pizza.example')).status).toBe(200)
})

test('reading requests are not checked', async () => {
  const app = await createTestShop()
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'XSRF-TOKEN=t' }
  expect((await app.request('/working-hours', { headers })).status).toBe(200)
})

test('a browser on our own pages gets the cookie once, but never from a cached answer', async () => {
  const app = await createTestShop()
  const cookie = async (path: string, cookie = '') =>
    (await app.request(path, { headers: { 'sec-fetch-site': 'same-origin', cookie } })).headers.get(
      'set-cookie',
    )
  expect(await cookie('/working-hours')).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/)
  expect(await cookie('/working-hours', 'XSRF-TOKEN=t')).toBeNull()
  expect(await cookie('/areas')).toBeNull()
})

test('behind an https address the cookie is never sent unencrypted', async () => {
  const app = await createTestShop({ publicUrl: 'https://pizza.example' })
  const response = await app.request('/working-hours', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax; Secure$/)
})
