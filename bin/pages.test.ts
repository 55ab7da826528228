import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { createTestApp } from '../api/test/app.ts'
import { createPages, type Pages } from './pages.ts'

const ENTRY = '<script nonce="mark" type="module" async="">import("/assets/entry.js");</script>'
const streamed = (title: string) =>
  `<script nonce="mark">window.__reactRouterContext.streamController.enqueue("data of ${title}");</script>`
const dataUrlOf = (html: string) => /d\.src="([^"]+)"/.exec(html)?.[1] ?? ''

/** A storefront that shows how often and in which language it was called; `/private` belongs to one person. */
async function setUp(options: { publicUrl?: string; quietMs?: number } = {}) {
  const { deps, db } = await createTestApp()
  let title = 'Pizza'
  const asked: string[] = []
  const storefront = {
    cacheableHeader: 'x-cacheable',
    async render(request: Request, server: { language: string; origin: string }): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + decodeURIComponent(search))
      if (pathname === '/gone') return Response.redirect('http://shop/', 302)
      const mark: Record<string, string> =
        pathname === '/private' || search.startsWith('?branch=') ? {} : { 'x-cacheable': 'content' }
      const html = `<html><head></head><body>${title} ${server.language} ${server.origin}${streamed(title)}${ENTRY}</body></html>`
      return new Response(html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-render-mark': 'mark', ...mark },
      })
    },
  }
  const pages = createPages(deps, createApp(deps), storefront, options)
  const get = (path: string, headers: Record<string, string> = {}) =>
    pages.answer(new Request(`http://shop${path}`, { headers }))
  const publish = async (next: string) => {
    title = next
    await db
      .updateTable('content_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    await deps.content.refresh()
  }
  const getFrom = (host: string) => pages.answer(new Request(`http://${host}/`))
  const takeDatabaseAway = () => {
    const away = vi.spyOn(db.getExecutor(), 'provideConnection')
    away.mockRejectedValue(new StoreUnavailable(new Error('away')))
    onTestFinished(() => away.mockRestore())
  }
  return { get, getFrom, pages, publish, takeDatabaseAway, renders: () => asked.length, asked: () => asked }
}

/** What the server answers from the response cache; undefined on a cache miss. */
function serve(pages: Pages, request: { url: string; headers: Record<string, string> }): string | undefined {
  let sent: string | undefined
  const response = {
    writeHead: () => response,
    end: (body: Buffer) => void (sent = body.toString()),
  }
  pages.serve({ method: 'GET', ...request } as IncomingMessage, response as unknown as ServerResponse)
  return sent
}

test('an answer for one guest alone carries the id of its request, one that is cached for all does not', async () => {
  const { get } = await setUp()
  expect((await get('/private')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  expect((await get('/')).headers.get('x-request-id')).toBeNull()
})

test('an answer for one guest alone is compressed as the guest takes it', async () => {
  const { get } = await setUp()
  const answer = await get('/private', { 'accept-encoding': 'gzip, deflate, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await answer.bytes()).toString()).toContain('Pizza de')
  const plain = await get('/private', { 'accept-encoding': 'identity' })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
    null,
    expect.stringContaining('Pizza de'),
  ])
})

test('a page from before the last change is answered while the database is away, and 503 where there is none', async () => {
  const { get, publish, takeDatabaseAway } = await setUp()
  await get('/')
  await publish('Pasta')
  takeDatabaseAway()
  const page = await get('/')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Pizza de')])
  expect((await get('/contact')).status).toBe(503)
})

test('a public page is rendered once per language, whatever else the clients send', async () => {
  const { get, renders } = await setUp()
  const german = await get('/')
  expect(await german.text()).toContain('Pizza de')
  expect(await (await get('/', { cookie: 'session=secret; lang=en' })).text()).toContain('Pizza en')
  for (const cookie of ['a=1', 'b=2', 'session=x']) await get('/', { cookie })
  expect(renders()).toBe(2)
})

test('a first visit is in German whatever the browser prefers; a language in the cookie or URL is used', async () => {
  const { get } = await setUp()
  const header = { 'accept-language': 'en-GB, en' }
  expect(await (await get('/', header)).text()).toContain('Pizza de')
  expect(await (await get('/', { ...header, cookie: 'lang=en' })).text()).toContain('Pizza en')
  expect(await (await get('/?lang=en', header)).text()).toContain('Pizza en')
})

test('a client that has the page already gets 304', async () => {
  const { get } = await setUp()
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('after a change a recently requested page is rendered in advance', async () => {
  const { get, publish, renders } = await setUp({ quietMs: 10 })
  const old = (await get('/')).headers.get('etag')
  await publish('Pasta')
  await expect.poll(renders).toBe(2)
  const fresh = await get('/')
  expect(await fresh.text()).toContain('Pasta de')
  expect(fresh.headers.get('etag')).not.toBe(old)
  expect(renders()).toBe(2)
})

test('requests right after a change get the new page, which is rendered once for all of them', async () => {
  const { get, publish, renders } = await setUp()
  await get('/')
  await publish('Pasta')
  const pages = await Promise.all(Array.from({ length: 10 }, async () => (await get('/')).text()))
  for (const page of pages) expect(page).toContain('Pasta de')
  expect(renders()).toBe(2)
})

test('five changes in a row cause one pass over the recently requested pages; the others are rendered on request', async () => {
  const { get, publish, renders, asked } = await setUp({ quietMs: 300 })
  for (let page = 0; page < 444; page++) await get(`/page-${page}`)
  for (const title of ['one', 'two', 'three', 'four', 'five']) await publish(title)
  await expect.poll(renders, { timeout: 10_000 }).toBe(494)
  expect(asked().slice(444)).toEqual(Array.from({ length: 50 }, (_, index) => `/page-${443 - index}`))
  for (let page = 394; page < 444; page++) expect(await (await get(`/page-${page}`)).text()).toContain('five')
  expect(renders()).toBe(494)
  expect(await (await get('/page-0')).text()).toContain('five')
  expect(renders()).toBe(495)
})

test('a page that belongs to one person is never cached', async () => {
  const { get, renders } = await setUp()
  const answer = await get('/private')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await get('/private')
  expect(renders()).toBe(2)
})

test('a link with an unknown query finds the cached page and adds no cache entry', async () => {
  const { get, pages, renders } = await setUp()
  const plain = await (await get('/')).text()
  for (let at = 0; at < 50; at++) {
    const path = `/?fbclid=${at}&x${at}=<script>`
    expect(await (await get(path)).text()).toBe(plain)
    expect(serve(pages, { url: path, headers: { host: 'shop' } })).toBeUndefined()
  }
  expect(renders()).toBe(1)
  expect(serve(pages, { url: '/', headers: { host: 'shop' } })).toBe(plain)
})

test('a public page that is first requested with an unknown query is rendered without it', async () => {
  const { get, asked } = await setUp()
  await get('/menu?gclid=1&lang=en&dish=<b>')
  await get('/menu?gclid=2', { cookie: 'lang=en' })
  expect(asked()).toEqual(['/menu?gclid=1&lang=en&dish=<b>', '/menu'])
})

test('a query parameter that a page reads counts only by its presence, not by its value', async () => {
  const { get, asked } = await setUp()
  await get('/')
  for (const path of ['/?table=window&x=1', '/?table=door', '/?map']) await get(path)
  expect(asked().slice(1)).toEqual(['/?table=window&x=1', '/?table=', '/?map', '/?map='])
})

test('each part of a category is a page of its own, and a part that is no small number is the first one', async () => {
  const { get, asked } = await setUp()
  for (const query of ['', '?part=2', '?part=3', '?part=2&x=1', '?part=0', '?part=1e3', '?part=100']) {
    await get(`/menu/pizza${query}`)
  }
  expect(asked()).toEqual(['/menu/pizza', '/menu/pizza?part=2', '/menu/pizza?part=3'])
})

test('a page with a parameter that changes its answer is not cached, and no cached page replaces it', async () => {
  const { get, asked } = await setUp()
  await get('/select-branch')
  for (const wanted of ['mitte', 'kreuzberg']) await get(`/select-branch?branch=${wanted}`)
  expect(asked()).toEqual([
    '/select-branch',
    '/select-branch?branch=mitte',
    '/select-branch?branch=kreuzberg',
  ])
})

test('a page of one person is rendered with its whole query', async () => {
  const { get, asked } = await setUp()
  await get('/private?page=2&token=abc')
  expect(asked()).toEqual(['/private?page=2&token=abc'])
})

test('a page that was requested under a made-up host is never served under another host', async () => {
  const { pages } = await setUp()
  const ask = async (url: string) => (await pages.answer(new Request(url))).text()
  expect(await ask('http://evil.example/')).toContain('http://evil.example')
  expect(await ask('http://shop/')).toContain('http://shop')
  for (const host of ['shop', 'evil.example']) {
    const served = serve(pages, { url: '/', headers: { host } })
    expect(served).toContain(`http://${host}<`)
  }
  expect(serve(pages, { url: '/', headers: { host: 'other.example' } })).toBeUndefined()
})

test('a server with a public address uses it in its pages, whatever host is requested', async () => {
  const { pages, renders } = await setUp({ publicUrl: 'https://shop.example' })
  for (const url of ['http://evil.example/', 'http://127.0.0.1:4000/']) {
    const html = await (await pages.answer(new Request(url))).text()
    expect(html).toContain(' https://shop.example<')
  }
  expect(renders()).toBe(1)
})

test('redirects are passed on unchanged', async () => {
  const { get } = await setUp()
  const answer = await get('/gone')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://shop/'])
})

test('the data of a public page is a separate script that may be cached for ever', async () => {
  const { get } = await setUp()
  const html = await (await get('/')).text()
  expect(html).not.toContain('data of Pizza')
  const answer = await get(dataUrlOf(html))
  expect(await answer.text()).toContain('data of Pizza')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('another process renders a page to get its data', async () => {
  const html = await (await (await setUp()).get('/')).text()
  const other = await setUp()
  expect(await (await other.get(dataUrlOf(html))).text()).toContain('data of Pizza')
})

test('data of an outdated content version reloads the page, and that answer is not cached', async () => {
  const { get } = await setUp()
  const answer = await get('/page-data/gone.js?of=%2F')
  expect(await answer.text()).toContain('location.reload()')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the data of one person stays in the page of that person', async () => {
  const { get } = await setUp()
  expect(await (await get('/private')).text()).toContain('data of Pizza')
})

test('requests with made-up hosts do not make a change of content more expensive', async () => {
  const { getFrom, publish, renders } = await setUp()
  for (let host = 0; host < 40; host++) await (await getFrom(`made-up-${host}.example`)).text()
  const before = renders()
  await publish('Pasta')
  await expect.poll(async () => (await getFrom('made-up-39.example')).text()).toContain('Pasta')
  expect(renders() - before).toBeLessThanOrEqual(5)
})
