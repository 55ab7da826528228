import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptUnsent } from './adopt-unsent.ts'
import { createSavers } from './savers.ts'

/** What waits in the browser, by its key. */
let stored: Map<string, string>
/** The calls of the server. */
let calls: unknown[]

const phone = (value: string) => ({ value, media: {} })
const keep = (name: string, kept: object, by = 'mina') =>
  stored.set(
    `tischlein.unsent.${name}`,
    JSON.stringify({ by, at: '/settings/contact', name: 'Telefon', ...kept }),
  )
const typed = { base: phone('1'), version: 'v1', document: phone('2') }

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  calls = []
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url, ...(body ? [JSON.parse(String(body))] : [])])
    if (url.includes('/branches/'))
      return Response.json({ code: 'not_found', message: 'Gone' }, { status: 404 })
    const document = body ? JSON.parse(String(body)) : phone('1')
    return Response.json({ data: { id: 'PHONE', state: 'changed', version: body ? 'v2' : 'v1', document } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The savers of Mina after her page was loaded anew, while other tabs care for `claimed`. */
async function loadAnew(claimed: string[] = []) {
  const savers = createSavers({ claim: () => () => {}, claimed: async () => new Set(claimed) })
  await adoptUnsent('mina', { savers, t: (text) => text, onSignedOut: () => {} })
  await vi.advanceTimersByTimeAsync(0)
  return savers
}

test('what a member has typed before is sent; what somebody else has typed waits for them', async () => {
  keep('setting.PHONE', typed)
  keep('setting.ADDRESS', typed, 'nora')
  const savers = await loadAnew()
  expect(calls).toEqual([
    ['GET', '/api/staff/settings/PHONE'],
    ['PUT', '/api/staff/settings/PHONE?version=v1', phone('2')],
  ])
  expect([[...stored.keys()], savers.read()]).toEqual([['tischlein.unsent.setting.ADDRESS'], []])
})

test('what another tab cares for is left to it', async () => {
  keep('setting.PHONE', typed)
  await loadAnew(['setting.PHONE'])
  expect([calls, stored.size]).toEqual([[], 1])
})

test('what acts at once waits, and is shown with the way to where it was typed', async () => {
  keep('area.new', { base: null, document: { name: 'Nord' }, at: '/places/areas/new?branch=b', name: 'Nord' })
  const savers = await loadAnew()
  expect(savers.read()).toEqual([
    { key: 'area.new', at: '/places/areas/new?branch=b', name: 'Nord', isGone: false },
  ])
  expect(calls).toEqual([])
})

test('what was removed meanwhile is shown as gone', async () => {
  keep('branch.b', { base: {}, version: 'v1', document: { name: 'Nord' } })
  const savers = await loadAnew()
  expect(savers.read()).toMatchObject([{ key: 'branch.b', isGone: true }])
})

test('what cannot be read, or is of a kind that is not known, is left alone', async () => {
  stored.set('tischlein.unsent.setting.LOGO', '{')
  keep('robot.r', typed)
  const savers = await loadAnew()
  expect([calls, savers.read(), stored.size]).toEqual([[], [], 2])
})
