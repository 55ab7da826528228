import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { category, change, publish, write } from '../test/builders.ts'
import { createTestShop } from '../test/shop.ts'

const path = '/products/categories'
const encoded = (encoding: string, more: Record<string, string> = {}) => ({
  headers: { 'accept-encoding': encoding, ...more },
})
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a public answer', () => {
  test('has the same content in every encoding, and an ETag of its own for each', async () => {
    const app = await createTestShop()
    const [br, gzip, identity] = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => app.request(path, encoded(one))),
    )
    expect([br, gzip, identity].map((one) => one!.headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ])
    const plain = (await bytes(identity!)).toString()
    expect(brotliDecompressSync(await bytes(br!)).toString()).toBe(plain)
    expect(gunzipSync(await bytes(gzip!)).toString()).toBe(plain)
    expect(new Set([br, gzip, identity].map((one) => one!.headers.get('etag'))).size).toBe(3)
  })

  test('carries the headers that caches need, the first time and from memory', async () => {
    const app = await createTestShop()
    for (const _ of ['built', 'kept']) {
      const { headers } = await app.request(path, encoded('br'))
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': 'application/json; charset=utf-8',
        'content-language': 'de',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding, accept-language, cookie',
        etag: expect.stringMatching(/^"[\w-]+-br"$/),
      })
      expect(headers.has('set-cookie')).toBe(false)
    }
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.000, br ; q=0', null],
    ['GZIP', 'gzip'],
    ['deflate', null],
    ['zebra', null],
    ['', null],
  ])('for a client that accepts "%s" is sent as %s', async (accept, expected) => {
    const app = await createTestShop()
    expect((await app.request(path, encoded(accept))).headers.get('content-encoding')).toBe(expected)
  })

  test.each([
    ['the tag', (etag: string) => etag],
    ['the weak tag', (etag: string) => `W/${etag}`],
    ['a list with the tag', (etag: string) => `"other", W/"more" , ${etag}`],
    ['a star', () => '*'],
  ])('is not sent again to a client that names %s', async (_, header) => {
    const app = await createTestShop()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const etag = (await app.request(path, encoded(encoding))).headers.get('etag')!
      const response = await app.request(path, encoded(encoding, { 'if-none-match': header(etag) }))
      expect([response.status, response.headers.get('etag'), (await bytes(response)).length]).toEqual([
        304,
        etag,
        0,
      ])
      expect(response.headers.has('content-length')).toBe(false)
    }
  })

  test('is sent again to a client that names the tag of another encoding', async () => {
    const app = await createTestShop()
    const etag = (await app.request(path, encoded('br'))).headers.get('etag')!
    expect((await app.request(path, encoded('gzip', { 'if-none-match': etag }))).status).toBe(200)
  })

  test('has the same headers and no body for HEAD', async () => {
    const app = await createTestShop()
    const get = await app.request(path, encoded('gzip'))
    const head = await app.request(path, { method: 'HEAD', ...encoded('gzip') })
    expect([head.status, (await bytes(head)).length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })

  test('never depends on a cookie outside of the cache key', async () => {
    const app = await createTestShop()
    const etags = [
      '',
      'session=1',
      'session=2; XSRF-TOKEN=t',
      '__proto__=x',
      'language=en',
      '=;;lang',
      'xlang=en',
    ]
    const seen = await Promise.all(
      etags.map(async (cookie) => (await app.request(path, { headers: { cookie } })).headers.get('etag')),
    )
    expect(new Set(seen).size).toBe(1)
  })

  test('is cached once, under however many addresses it is requested', async () => {
    const app = await createTestShop()
    const keyParts = { cookieLanguage: '', cookieBranch: '', acceptLanguage: '', encoding: 'br' as const }
    for (const query of ['', '?x=1', '?x=2&lang=de', '?lang=xx'])
      await app.request(`${path}${query}`, encoded('br'))
    const kept = ['', '?x=1', '?x=2&lang=de', '?lang=xx'].map(
      (query) => app.deps.responseCache.find(`/api${path}${query}`, keyParts)?.body,
    )
    expect(kept[0]).toBeDefined()
    expect(new Set(kept).size).toBe(1)
  })

  test('is compressed only for those who take it compressed, not for the pages that are made of it', async () => {
    const app = await createTestShop()
    const keyParts = { cookieLanguage: '', cookieBranch: '', acceptLanguage: '', encoding: 'br' as const }
    const compressed = () => app.deps.responseCache.find(`/api${path}`, keyParts)
    await app.request(path)
    expect(compressed()).toBeUndefined()
    await app.request(path, encoded('br'))
    expect(compressed()?.headers).toEqual(expect.arrayContaining(['content-encoding', 'br']))
  })

  test('in one language is never the answer in another', async () => {
    const app = await createTestShop()
    const name = async (lang: string) => {
      const response = await app.request(`/products/menus/lunch?lang=${lang}`)
      return ((await response.json()) as { data: { name: string } }).data.name
    }
    expect([await name('de'), await name('en'), await name('de')]).toEqual(['lunch', 'Lunch menu', 'lunch'])
  })

  test('that is not found is not cached', async () => {
    const app = await createTestShop()
    expect((await app.request('/products/categories/new/products')).status).toBe(404)
    await publish(app, category('new', { one: 'One' }))
    expect((await app.request('/products/categories/new/products')).status).toBe(200)
  })
})

describe('an answer that is made for each call', () => {
  test('is compressed where it is long and nobody’s own, and kept by no cache', async () => {
    const app = await createTestShop()
    const times = '/checkout/times?deliverType=takeaway'
    const [br, gzip, identity] = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => app.request(times, encoded(one))),
    )
    const plain = (await bytes(identity!)).toString()
    const small = await bytes(br!)
    expect(brotliDecompressSync(small).toString()).toBe(plain)
    expect(gunzipSync(await bytes(gzip!)).toString()).toBe(plain)
    expect(small.length).toBeLessThan(plain.length / 10)
    for (const { headers } of [br!, gzip!, identity!])
      expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
        'no-store',
        'application/json; charset=utf-8',
      ])
    expect([br, gzip, identity].map((one) => one!.headers.get('vary'))).toEqual([
      'accept-encoding',
      'accept-encoding',
      null,
    ])
  })

  test('is not compressed where it is of one caller', async () => {
    const app = await createTestShop()
    const body = { items: [], deliverType: 'takeaway', deliverAt: 'now' }
    const quote = await app.post('/checkout/quote', body, { 'accept-encoding': 'br' })
    expect([quote.status, quote.headers.get('content-encoding')]).toEqual([200, null])
  })
})

describe('after a change of content an answer', () => {
  test('is computed at once and has a new ETag', async () => {
    const app = await createTestShop()
    const before = (await app.request(path)).headers.get('etag')
    await publish(app, category('new', { one: 'One' }))
    const after = await app.request(path)
    expect(after.headers.get('etag')).not.toBe(before)
    expect(await after.text()).toContain('"new"')
  })

  test('keeps its ETag when it is the same', async () => {
    const app = await createTestShop()
    const before = (await app.request('/areas')).headers.get('etag')
    await publish(app, category('new', { one: 'One' }))
    expect((await app.request('/areas')).headers.get('etag')).toBe(before)
  })

  test('is computed after a refresh when another process made the change', async () => {
    const app = await createTestShop()
    await app.request('/products/menus/lunch')
    await change(app, 'combos', { id: 'lunch' }, { price_cents: 1500 })
    const price = async () =>
      ((await (await app.request('/products/menus/lunch')).json()) as { data: { price: number } }).data.price
    expect(await price()).toBe(12.9)
    expect(await app.deps.content.refresh()).toBe(true)
    expect(await price()).toBe(15)
    expect(await app.deps.content.refresh()).toBe(false)
  })

  test('is not cached when the change happened while it was built', async () => {
    const app = await createTestApp()
    const building = app.request(path)
    await write(app, category('new', { one: 'One' }))
    await app.deps.content.refresh()
    await building
    expect(await (await app.request(path)).text()).toContain('"new"')
  })
})
