import { afterEach, expect, test, vi } from 'vitest'
import { logout, getMe } from '#contract/accounts.ts'
import { browserApi } from './browser-api.ts'

afterEach(() => vi.unstubAllGlobals())

/** The calls that reach the network from a page in Turkish, with the cookie of spec 7. */
function setUp(dataset: { branch?: string }) {
  const calls: [string, string, Record<string, string>][] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'tr', dataset } })
  vi.stubGlobal('fetch', async (url: string, init: { method: string; headers: Record<string, string> }) => {
    calls.push([init.method, url, init.headers])
    return { ok: false, status: 401, json: async () => ({}) }
  })
  return calls
}

test('every call carries the language of the page, and only a writing one the CSRF header', async () => {
  const calls = setUp({})
  await browserApi()(getMe, {}).catch(() => {})
  await browserApi()(logout, {}).catch(() => {})
  expect(calls).toMatchObject([
    ['GET', '/api/me', { 'accept-language': 'tr' }],
    ['POST', '/api/me/logout', { 'accept-language': 'tr', 'x-xsrf-token': 'abc' }],
  ])
  expect(calls[0]?.[2]).not.toHaveProperty('x-xsrf-token')
})

test("with a chosen branch the browser calls the branch's own address", async () => {
  const calls = setUp({ branch: 'nord' })
  await browserApi()(getMe, {}).catch(() => {})
  expect(calls[0]?.[1]).toBe('/b/nord/api/me')
})
