import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'

const user = { id: 'u', name: 'Ada', email: 'ada@example.org', phone: '', profit: 12.5, table: null }

let stored: Map<string, string>
let calls: string[]
let answer: () => Response

beforeEach(() => {
  stored = new Map()
  calls = []
  answer = () => Response.json({ data: user })
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de', dataset: {} } })
  vi.stubGlobal('location', { href: 'http://shop/' })
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => import('./session-store.ts')
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a guest is known without a request', async () => {
  const { sessionStore } = await load()
  expect(sessionStore.read()).toBeUndefined()
  sessionStore.subscribe(() => {})
  await settled()
  expect(sessionStore.read()).toBeNull()
  expect(calls).toEqual([])
})

test('who has signed in here before is asked for once, however many listen, with points in cents', async () => {
  stored.set('signed-in', '1')
  const { sessionStore } = await load()
  sessionStore.subscribe(() => {})
  sessionStore.subscribe(() => {})
  await settled()
  expect(calls).toEqual(['/api/me'])
  expect(sessionStore.read()).toMatchObject({ name: 'Ada', profit: 1250 })
})

test('with the end of a session the order pages that the device has stored are gone', async () => {
  stored.set('signed-in', '1')
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) })
  answer = () => Response.json({}, { status: 401 })
  const { refresh } = await load()
  await refresh()
  expect(dropped).toEqual(['orders'])
})

test('the order pages that the device has stored go with the account, and stay with it', async () => {
  stored.set('signed-in', '1')
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) })
  const { adopt, refresh, startSession } = await load()
  await refresh()
  await refresh()
  expect(dropped).toEqual([])
  adopt({ ...user, id: 'v', profit: 0 } as never)
  expect(dropped).toEqual(['orders'])
  await startSession()
  expect(dropped.length).toBeGreaterThan(1)
})

test('a session that has ended is forgotten, and the forms of the tab stay to go on with', async () => {
  stored.set('signed-in', '1').set('checkout', '{"name":"Ada"}')
  answer = () => Response.json({}, { status: 401 })
  const { sessionStore } = await load()
  sessionStore.subscribe(() => {})
  await settled()
  expect(sessionStore.read()).toBeNull()
  expect([...stored.keys()]).toEqual(['checkout'])
})

test('who signs out takes the forms of the tab along', async () => {
  stored.set('signed-in', '1').set('checkout', '{"name":"Ada"}').set('form:contact', '{}').set('spot', '{}')
  const { endSession } = await load()
  stored.set('menu-filter', 'G')
  await endSession()
  expect([...stored.keys()]).toEqual(['spot'])
})

test('a server that does not answer leaves a guest, who is asked for again on the next page (spec 4)', async () => {
  stored.set('signed-in', '1')
  answer = () => Response.json({}, { status: 503 })
  const { sessionStore } = await load()
  sessionStore.subscribe(() => {})
  await settled()
  expect(sessionStore.read()).toBeNull()
  expect(stored.has('signed-in')).toBe(true)
})

test('a question that gets no answer leaves a guest after 25 seconds, and the next one is asked', async () => {
  stored.set('signed-in', '1')
  const { knownUser, refresh } = await load()
  const answering = fetch
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchWithoutAnswer)
  const known = vi.fn<(user: unknown) => void>()
  void knownUser().then(known)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(known).toHaveBeenCalledExactlyOnceWith(null)
  vi.stubGlobal('fetch', answering)
  expect(await refresh()).toMatchObject({ name: 'Ada' })
})

test('signing out that gets no answer fails after 25 seconds, and leaves the user signed in', async () => {
  const { adopt, endSession, sessionStore } = await load()
  adopt({ ...user, profit: 0 } as never)
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchWithoutAnswer)
  const failed = vi.fn<(error: unknown) => void>()
  endSession().catch(failed)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
  expect(sessionStore.read()).toMatchObject({ name: 'Ada' })
})

test('signing out that fails leaves the user signed in', async () => {
  const { adopt, endSession, sessionStore } = await load()
  adopt({ ...user, profit: 0 } as never)
  answer = () => Response.json({}, { status: 500 })
  await expect(endSession()).rejects.toThrow('500')
  expect(sessionStore.read()).toMatchObject({ name: 'Ada' })
  answer = () => Response.json({ data: null })
  await endSession()
  expect(sessionStore.read()).toBeNull()
})

test('who leaves a table is asked for again, if somebody was signed in when they sat down', async () => {
  const { adopt, endSession, refresh, startAtTable } = await load()
  answer = () => Response.json({ data: { ...user, table: { id: '7', name: 'Tisch 7' } } })
  await startAtTable()
  await endSession()
  expect(stored.has('signed-in')).toBe(false)
  adopt({ ...user, profit: 0 } as never)
  await startAtTable()
  await refresh()
  await endSession()
  expect(stored.has('signed-in')).toBe(true)
  await endSession()
  expect(stored.has('signed-in')).toBe(false)
})

test('who asks before the answer is there waits for it, without a second call', async () => {
  stored.set('signed-in', '1')
  const { knownUser, sessionStore } = await load()
  sessionStore.subscribe(() => {})
  await settled()
  expect(await knownUser()).toMatchObject({ name: 'Ada' })
  expect(calls).toEqual(['/api/me'])
})

test('who asks first finds out, and a guest without a mark causes no call', async () => {
  const first = await load()
  expect(await first.knownUser()).toBeNull()
  stored.set('signed-in', '1')
  expect(await first.knownUser()).toMatchObject({ name: 'Ada' })
  expect(calls).toEqual(['/api/me'])
})

/** A page of this browser that knows who is signed in; `shown` says whether it was loaded anew when it is shown again. */
async function knownPage() {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', target)
  vi.stubGlobal('location', { href: 'http://shop/checkout', reload })
  stored.set('signed-in', '1')
  const page = await load()
  page.sessionStore.subscribe(() => {})
  await settled()
  const shown = (persisted: boolean) => {
    reload.mockClear()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return reload.mock.calls.length > 0 && document.documentElement.hidden
  }
  return { ...page, shown }
}

test('Back after a sign-out shows nothing of the account: a page that the browser kept is loaded anew', async () => {
  const { endSession, shown } = await knownPage()
  expect(shown(true)).toBe(false)
  await endSession()
  expect(shown(false)).toBe(false)
  expect(shown(true)).toBe(true)
})

test('a page that the browser kept is loaded anew when somebody has signed out on another one since', async () => {
  const { shown } = await knownPage()
  stored.delete('signed-in')
  expect(shown(true)).toBe(true)
})
