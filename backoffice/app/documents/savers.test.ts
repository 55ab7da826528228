import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type Doc, entry, memory, old, serverWith, slowly } from '../test/saver-fixture.ts'
import { createSaver, RETRY_AFTER_MS, SAVE_AFTER_MS } from './document-saver.ts'
import { createSavers } from './savers.ts'

const offline = new ApiError(0, 'network', 'offline', undefined)
const shown = { key: 'product.a', at: '/menu/products/a', name: 'neu', isGone: false }
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Bench = Pick<ReturnType<typeof serverWith>, 'save' | 'decode'>

/** The savers of a page with one document, and what the page claims of it. */
function deskWith(bench: Bench, { isAutomatic = true, unsent = memory() } = {}) {
  const claims = new Set<string>()
  const savers = createSavers({
    claim(key) {
      claims.add(key)
      return () => void claims.delete(key)
    },
    claimed: async () => claims,
  })
  const end = savers.start()
  const opening = {
    key: 'product.a',
    at: '/menu/products/a',
    nameOf: ({ name }: Doc) => name,
    unsent,
    isAutomatic,
    make: () =>
      createSaver({ entry: entry(old), unsent, save: bench.save, decode: bench.decode, isAutomatic }),
  }
  const edit = () => {
    const held = savers.open(opening)
    return { saver: held.saver, leave: savers.edit(held) }
  }
  return { savers, claims, unsent, opening, edit, end }
}

describe('what is left unsent', () => {
  test('is shown by its name with its editor, and sent by itself as soon as the connection is back', async () => {
    const bench = serverWith(old)
    const { savers, edit } = deskWith(bench)
    bench.server.fail = offline
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(savers.read()).toEqual([])
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(savers.read()).toEqual([shown])
    bench.server.fail = undefined
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect([bench.server.stored.document.name, savers.read()]).toEqual(['neu', []])
  })

  test('is tried again while the server fails, and shown all the while', async () => {
    const bench = serverWith(old)
    const { savers, edit } = deskWith({ ...bench, save: slowly(bench.save) })
    bench.server.fail = new ApiError(500, 'internal', 'no', undefined)
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    leave()
    await vi.advanceTimersByTimeAsync(1_000)
    bench.server.fail = undefined
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    expect([saver.read().status, savers.read()]).toEqual(['saving', [shown]])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([bench.server.stored.document.name, savers.read()]).toEqual(['neu', []])
  })

  test('is taken up again by its editor, also while it is on its way: nobody is asked about their own words', async () => {
    const bench = serverWith(old)
    const { savers, edit } = deskWith({ ...bench, save: slowly(bench.save) })
    const first = edit()
    first.saver.change({ ...old, name: 'eins' })
    first.leave()
    const { saver } = edit()
    expect(saver.read().document.name).toBe('eins')
    saver.change({ ...old, name: 'zwei' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect([saver.read().status, bench.server.stored.document.name]).toEqual(['saved', 'zwei'])
    expect(savers.read()).toEqual([])
  })

  test('waits for its editor when a colleague has changed the same', async () => {
    const bench = serverWith({ ...old, name: 'ihrs' }, '2')
    const { savers, edit } = deskWith(bench)
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([bench.server.calls, savers.read()]).toEqual([1, [shown]])
    expect(edit().saver.read()).toMatchObject({ status: 'conflict', document: { name: 'neu' } })
    expect(savers.read()).toEqual([])
  })

  test('can be discarded when a colleague has removed its document', async () => {
    const bench = serverWith(old, '2')
    bench.server.stored = { ...bench.server.stored, state: 'deleted' }
    const { savers, edit, unsent } = deskWith(bench)
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(savers.read()).toEqual([{ ...shown, isGone: true }])
    savers.discard('product.a')
    expect([savers.read(), unsent.kept]).toEqual([[], undefined])
  })

  test('is not sent any more once the member is signed out, and waits in the browser', async () => {
    const bench = serverWith(old)
    const { savers, edit, unsent, claims, end } = deskWith(bench)
    bench.server.fail = offline
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    leave()
    await vi.advanceTimersByTimeAsync(0)
    end()
    bench.server.fail = undefined
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([bench.server.calls, unsent.kept?.document.name]).toEqual([1, 'neu'])
    expect([savers.read(), [...claims]]).toEqual([[], []])
  })
})

describe('a document that acts at once', () => {
  test('is shown while what was typed waits, is never sent by itself, and has a saver of its own in each editor', async () => {
    const bench = serverWith(old)
    const { savers, edit } = deskWith(bench, { isAutomatic: false })
    const first = edit()
    first.saver.change({ ...old, name: 'neu' })
    first.leave()
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([bench.server.calls, savers.read()]).toEqual([0, [shown]])
    const { saver } = edit()
    expect(saver).not.toBe(first.saver)
    expect([saver.read().document.name, savers.read()]).toEqual(['neu', []])
  })

  test('is not shown when nothing was typed into it, or when another tab has saved it', () => {
    const { savers, edit, unsent } = deskWith(serverWith(old), { isAutomatic: false })
    edit().leave()
    expect(savers.read()).toEqual([])
    const { saver, leave } = edit()
    saver.change({ ...old, name: 'neu' })
    leave()
    expect(savers.read()).toEqual([shown])
    unsent.clear()
    page.dispatchEvent(new Event('storage'))
    expect(savers.read()).toEqual([])
  })
})

test('a page claims a document while something of it is unsent, and no longer', async () => {
  const { claims, edit } = deskWith(serverWith(old))
  const { saver } = edit()
  expect([...claims]).toEqual([])
  saver.change({ ...old, name: 'neu' })
  expect([...claims]).toEqual(['product.a'])
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([...claims]).toEqual([])
})

test('what an earlier page has left is sent, unless an editor of this one has it in hand', async () => {
  const kept = { base: old, version: '1', document: { ...old, name: 'neu' } }
  const bench = serverWith(old)
  const { savers, opening } = deskWith(bench, { unsent: memory(kept) })
  savers.adopt(opening)
  savers.adopt({ ...opening, make: () => expect.unreachable() })
  await vi.advanceTimersByTimeAsync(0)
  expect([bench.server.calls, bench.server.stored.document.name]).toEqual([1, 'neu'])
})
