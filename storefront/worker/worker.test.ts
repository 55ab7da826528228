import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'http://shop'
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

/** The caches of a browser, as far as the worker uses them. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      keys: async () => [...store.keys()].map((url) => ({ url })),
      match: async (key: string | { url: string }) => store.get(urlOf(key))?.clone(),
      put: async (key: string | { url: string }, response: Response) => void store.set(urlOf(key), response),
      delete: async (key: string | { url: string }) => store.delete(urlOf(key)),
    }
  }
  const paths = (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, ''))
  return {
    open,
    match: async (key: string | { url: string }) =>
      [...stores.values()]
        .map((store) => store.get(urlOf(key)))
        .find(Boolean)
        ?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    paths,
  }
}

let caches: ReturnType<typeof createCaches>
let fetched: string[]
let answer: (path: string) => Response

const page = (build: string, { data = '', branch = '' } = {}) =>
  `<html lang="de" data-branch="${branch}"><script>["/assets/app-${build}.js"]${data && `;d.src="/page-data/${data}.js?of=%2F"`}</script></html>`
const put = async (cache: string, path: string, body = '', headers: Record<string, string> = IMMUTABLE) =>
  (await caches.open(cache)).put(path, new Response(body, { headers }))

// Its lists stand in a database that only browsers have.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    delete = async () => {}
  },
}))

beforeEach(() => {
  caches = createCaches()
  fetched = []
  answer = () => new Response('', { headers: IMMUTABLE })
  vi.resetModules()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('self', { location: { origin: ORIGIN } })
  vi.stubGlobal('BUILD_FILES', { id: 'new', early: [], messages: [] })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(ORIGIN, ''))
    return answer(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a new worker drops the pages and parts of other builds, and keeps the files of the build before for open tabs', async () => {
  for (const build of ['oldest', 'old', 'new']) {
    await put(`pages-${build}`, '/', page(build), HTML)
    await put(`parts-${build}`, '/menu-index')
    await put(`assets-${build}`, `/assets/app-${build}.js`)
  }
  await put('pictures', '/media/a/240.avif')
  await put('left over', '/x')
  const { dropOld } = await import('./drop-old.ts')
  await dropOld()
  expect((await caches.keys()).toSorted()).toEqual(
    ['assets-new', 'assets-old', 'orders', 'pages-new', 'parts-new', 'pictures'].toSorted(),
  )
})

test('a stored order page outlives a new build for as long as all its files are stored', async () => {
  for (const build of ['oldest', 'old', 'new']) {
    await put(`assets-${build}`, `/assets/app-${build}.js`)
    await put('orders', `/order/${build}`, page(build), HTML)
  }
  const { dropOld } = await import('./drop-old.ts')
  await dropOld()
  expect(caches.paths('orders')).toEqual(['/order/old', '/order/new'])
})

test('the files of a build are stored once, from the cache of the build before where they are the same', async () => {
  await put('assets-old', '/assets/same.js', 'same')
  const { storeFiles } = await import('./stored.ts')
  await storeFiles(['/assets/same.js', '/assets/app-new.js'])
  await storeFiles(['/assets/app-new.js'])
  expect(caches.paths('assets-new')).toEqual(['/assets/same.js', '/assets/app-new.js'])
  expect(fetched).toEqual(['/assets/app-new.js'])
})

/** Hands a response to the rules for pages, as the network brought it; answers whether it is stored. */
async function keep(path: string, html: string, headers: Record<string, string> = HTML): Promise<boolean> {
  const { keepWhole } = await import('./keep-page.ts')
  const { cacheWillUpdate } = keepWhole({
    mayKeep: (response) => response.headers.get('cache-control')?.startsWith('public') ?? false,
  })
  const event = { waitUntil: () => {} } as never
  const response = new Response(html, { headers })
  return Boolean(await cacheWillUpdate?.({ request: new Request(ORIGIN + path), response, event, state: {} }))
}

test('a page is stored with everything that it needs', async () => {
  expect(await keep('/', page('new', { data: 'one' }))).toBe(true)
  expect(fetched).toEqual(['/assets/app-new.js', '/page-data/one.js?of=%2F'])
  expect(caches.paths('pages-new')).toContain('/page-data/one.js?of=%2F')
})

test('a page is not stored when a file of its build is gone and another page is answered for it', async () => {
  answer = () => new Response('<html>the menu</html>', { headers: HTML })
  expect(await keep('/', page('old'))).toBe(false)
  expect(caches.paths('assets-new')).toEqual([])
})

test.each([
  ['of one person', '/checkout', { ...HTML, 'cache-control': 'no-store' }],
  ['that depends on its query', '/?table=7', HTML],
  ['that is no document', '/robots.txt', { ...HTML, 'content-type': 'text/plain' }],
])('a page %s is not stored', async (_, path, headers) => {
  expect(await keep(path, page('new'), headers)).toBe(false)
})

test.each([
  ['/', true],
  ['/?utm_source=mail', true],
  ['/?lang=en', false],
  ['/?branch=ost', false],
])('the stored home page answers %s: %j', async (path, expected) => {
  const { keepWhole } = await import('./keep-page.ts')
  const { cachedResponseWillBeUsed } = keepWhole({ mayKeep: () => true })
  const request = new Request(ORIGIN + path)
  const cachedResponse = new Response(page('new'), { headers: HTML })
  const event = { request } as never
  const answered = await cachedResponseWillBeUsed?.({
    cacheName: 'pages-new',
    request,
    cachedResponse,
    event,
  })
  expect(answered instanceof Response).toBe(expected)
})

test.each([
  ['', 'is stored'],
  ['?branch=ost', 'is not stored'],
])('a page of another branch at %j %s, and drops the pages and parts of the one before', async (search) => {
  await keep('/', page('new', { branch: 'nord' }))
  await put('pages-new', '/menu/pizza', page('new', { branch: 'nord' }), HTML)
  await put('parts-new', '/menu-index')
  await keep('/menu/pasta', page('new', { branch: 'nord' }))
  expect(caches.paths('parts-new')).toEqual(['/menu-index'])
  expect(await keep(`/${search}`, page('new', { branch: 'ost' }))).toBe(search === '')
  expect(caches.paths('parts-new')).toEqual([])
  expect(caches.paths('pages-new')).not.toContain('/menu/pizza')
})
