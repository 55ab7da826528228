import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { createTestApp, type TestApp } from '../api/test/app.ts'
import { createPages } from './pages.ts'

type Scope = { onError(error: unknown): void }
type Render = (scope: Scope) => Response

/** Pages of a storefront that renders in the given way. */
function pagesOf({ deps }: TestApp, render: Render) {
  const storefront = {
    cacheableHeader: 'x-cacheable',
    render: async (_request: Request, scope: Scope) => render(scope),
  }
  const pages = createPages(deps, createApp(deps), storefront)
  return (path: string, headers: Record<string, string> = {}) =>
    pages.answer(new Request(`http://shop${path}`, { headers }))
}

/** What React Router renders when the API has refused the data of a page with 503. */
const withoutData: Render = ({ onError }) => {
  onError(Object.assign(new Error('unavailable'), { status: 503 }))
  return new Response('a page without its data', { status: 500 })
}

const german = 'Das geht im Moment nicht. Bitte gleich noch einmal versuchen.'
const english = 'We cannot do this at the moment. Please try again shortly.'

test('a page whose data cannot be read is answered 503, with a page of its own and the time to try again', async () => {
  const get = pagesOf(await createTestApp(), withoutData)
  const response = await get('/order/x')
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'de',
    'content-security-policy': expect.stringMatching(/style-src 'self' 'sha256-/),
    'x-content-type-options': 'nosniff',
  })
  const html = await response.text()
  expect(html).toContain('<html lang="de">')
  expect(html).toContain(german)
  expect(html).toContain('--brand:')
})

test('the error page is in the language that the guest has chosen, else in the one the browser prefers', async () => {
  const get = pagesOf(await createTestApp(), withoutData)
  const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
  expect(await text('/', { cookie: 'lang=en' })).toContain(english)
  expect(await text('/?lang=en', { 'accept-language': 'tr' })).toContain(english)
  expect(await text('/', { 'accept-language': 'tr, en' })).toContain('<html lang="tr">')
  expect(await text('/', { 'accept-language': 'fr' })).toContain(german)
})

test('the error page needs nothing of the database', async () => {
  const app = await createTestApp()
  app.deps.content.get = () => Promise.reject(new StoreUnavailable(new Error('gone')))
  const get = pagesOf(app, () => new Response('never rendered'))
  const response = await get('/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toContain(german)
})

test('a page that fails for another reason is answered 500 with the error page, and logged', async () => {
  const app = await createTestApp()
  const get = pagesOf(app, () => {
    throw new Error('a mistake of ours')
  })
  const response = await get('/order/a-token-that-nobody-may-read')
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null])
  expect(await response.text()).toContain('Bei uns ist etwas schiefgegangen')
  expect(app.logged.join('')).toContain('a mistake of ours')
  expect(app.logged.join('')).not.toContain('a-token-that-nobody-may-read')
})

test('data that a page requests by itself keeps its form', async () => {
  const get = pagesOf(await createTestApp(), withoutData)
  const response = await get('/order/x.data')
  expect([response.status, await response.text()]).toEqual([500, 'a page without its data'])
})
