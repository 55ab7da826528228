import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { Entry } from './document-calls.ts'
import { createSaver, RETRY_AFTER_MS, SAVE_AFTER_MS } from './document-saver.ts'
import type { Unsent, UnsentStore } from './unsent.ts'

type Doc = { name: string; text: string }
const entry = (document: Doc, version = '1'): Entry<Doc> => ({ id: 'a', state: 'changed', version, document })

/** A place for unsent words that a test can look into. */
function memory(kept?: Unsent<Doc>): UnsentStore<Doc> & { kept: Unsent<Doc> | undefined } {
  return {
    kept,
    read() {
      return this.kept
    },
    write(unsent) {
      this.kept = unsent
    },
    clear() {
      this.kept = undefined
    },
  }
}

/** A server with one document; `fail` makes the next calls fail. */
function serverWith(document: Doc, version = '1') {
  const server = { stored: entry(document, version), calls: 0, fail: undefined as ApiError | undefined }
  const save = async (sent: Doc, read: string | undefined) => {
    server.calls++
    if (server.fail) throw server.fail
    if (read !== server.stored.version)
      throw new ApiError(409, 'conflict', 'changed', { current: server.stored })
    server.stored = entry(sent, `${server.stored.version}+`)
    return server.stored
  }
  return { server, save, decode: (given: unknown) => given as Entry<Doc> }
}

const old = { name: 'Pizza', text: 'alt' }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is saved once, half a second after the last key', async () => {
  const { server, save, decode } = serverWith(old)
  const unsent = memory()
  const saver = createSaver({ entry: entry(old), unsent, save, decode })
  saver.change({ ...old, name: 'P' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  saver.change({ ...old, name: 'Pi' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  expect([server.calls, saver.read().status, unsent.kept?.document.name]).toEqual([0, 'waiting', 'Pi'])
  await vi.advanceTimersByTimeAsync(1)
  expect([server.calls, server.stored.document.name, saver.read().status]).toEqual([1, 'Pi', 'saved'])
  expect(unsent.kept).toBeUndefined()
})

test('without a connection everything is kept, also for the page after a reload, and sent later', async () => {
  const { server, save, decode } = serverWith(old)
  const unsent = memory()
  server.fail = new ApiError(0, 'network', 'offline', undefined)
  const saver = createSaver({ entry: entry(old), unsent, save, decode })
  saver.change({ ...old, name: 'neu' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(saver.read().status).toBe('offline')
  saver.leave()
  await vi.advanceTimersByTimeAsync(0)

  const reloaded = createSaver({ entry: entry(old), unsent, save, decode })
  expect(reloaded.read().document.name).toBe('neu')
  server.fail = undefined
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
  expect([server.stored.document.name, unsent.kept]).toEqual(['neu', undefined])
})

test('what the server refuses stands at its field, and the next change is tried again', async () => {
  const { server, save, decode } = serverWith(old)
  server.fail = new ApiError(422, 'fields', 'no', { data: { name: ['Required'] } })
  const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
  saver.change({ ...old, name: '' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([saver.read().status, saver.read().fields]).toEqual(['invalid', { name: ['Required'] }])
  server.fail = undefined
  saver.change({ ...old, name: 'gut' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([saver.read().status, saver.read().fields]).toEqual(['saved', {}])
})

test('changes of two people to different fields go together by themselves', async () => {
  const { server, save, decode } = serverWith({ ...old, text: 'ihrs' }, '2')
  const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
  saver.change({ ...old, name: 'meins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  expect(server.stored.document).toEqual({ name: 'meins', text: 'ihrs' })
  expect([saver.read().status, saver.read().document]).toEqual(['saved', { name: 'meins', text: 'ihrs' }])
})

test('the same field changed by two is asked, nothing typed is lost, and the decision is saved', async () => {
  const { server, save, decode } = serverWith({ name: 'ihrs', text: 'ihr Text' }, '2')
  const unsent = memory()
  const saver = createSaver({ entry: entry(old), unsent, save, decode })
  saver.change({ ...old, name: 'meins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  const { status, conflict } = saver.read()
  expect([status, conflict?.undecided, conflict?.theirs.document.name]).toEqual([
    'conflict',
    ['name'],
    'ihrs',
  ])
  expect(unsent.kept?.document.name).toBe('meins')
  saver.resolve({ name: 'meins', text: 'ihr Text' })
  await vi.advanceTimersByTimeAsync(0)
  expect([server.stored.document, saver.read().status]).toEqual([
    { name: 'meins', text: 'ihr Text' },
    'saved',
  ])
})

test('what is typed while a save is on its way is saved after it', async () => {
  const { server, save, decode } = serverWith(old)
  const slow = async (...args: Parameters<typeof save>) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return save(...args)
  }
  const saver = createSaver({ entry: entry(old), unsent: memory(), save: slow, decode })
  saver.change({ ...old, name: 'eins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 10)
  saver.change({ ...old, name: 'zwei' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([server.stored.document.name, saver.read().status]).toEqual(['zwei', 'saved'])
})

/** A save that takes a second, so that a test can type meanwhile. */
const slowly =
  <Args extends unknown[], Answer>(save: (...args: Args) => Promise<Answer>) =>
  async (...args: Args) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return save(...args)
  }

test('what a colleague has removed is gone, and the next key does not bring it back', async () => {
  const { server, save, decode } = serverWith(old, '2')
  server.stored = { ...server.stored, state: 'deleted' }
  const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
  saver.change({ ...old, name: 'meins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 3)
  expect([saver.read().status, server.stored.state]).toEqual(['gone', 'deleted'])
  saver.change({ ...old, name: 'meins!' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 3)
  expect([saver.read().status, server.stored.state]).toEqual(['gone', 'deleted'])
})

test('what the server writes in another form is no change of the person who typed', async () => {
  const { server, save, decode } = serverWith(old)
  const trimming = async (sent: Doc, read: string | undefined) =>
    save({ ...sent, text: sent.text.trim() }, read)
  const saver = createSaver({ entry: entry(old), unsent: memory(), save: trimming, decode })
  saver.change({ ...old, text: 'neu ' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  server.stored = entry({ ...server.stored.document, text: 'ihrs' }, '9')
  saver.change({ name: 'meins', text: 'neu ' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  expect([saver.read().status, server.stored.document]).toEqual(['saved', { name: 'meins', text: 'ihrs' }])
})

test('what is typed during a save that is refused because something is used elsewhere is sent', async () => {
  const { server, save, decode } = serverWith(old)
  server.fail = new ApiError(409, 'conflict', 'used', {
    usedIn: [{ kind: 'product', id: '7f1f1b0e-6a52-4f0e-9c64-3b9a7f6f3a10', name: 'Salat' }],
  })
  const saver = createSaver({ entry: entry(old), unsent: memory(), save: slowly(save), decode })
  saver.change({ ...old, name: 'eins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 10)
  saver.change({ ...old, name: 'zwei' })
  await vi.advanceTimersByTimeAsync(1_000)
  server.fail = undefined
  await vi.advanceTimersByTimeAsync(5_000)
  expect([server.stored.document.name, saver.read().status]).toEqual(['zwei', 'saved'])
})

test('a refusal of another kind takes the place of the one before', async () => {
  const { server, save, decode } = serverWith(old)
  const wrong = new ApiError(422, 'fields', 'no', { data: { name: ['Required'] } })
  const used = new ApiError(409, 'conflict', 'used', {
    usedIn: [{ kind: 'product', id: '7f1f1b0e-6a52-4f0e-9c64-3b9a7f6f3a10', name: 'Salat' }],
  })
  const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
  const seen: unknown[] = []
  for (const [name, fail] of [
    ['a', wrong],
    ['b', used],
    ['c', wrong],
  ] as const) {
    server.fail = fail
    saver.change({ ...old, name })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    seen.push([Object.keys(saver.read().fields), saver.read().usedIn.map((one) => one.name)])
  }
  expect(seen).toEqual([
    [['name'], []],
    [[], ['Salat']],
    [['name'], []],
  ])
})

test('what is typed before a conflict is decided is part of the decision', async () => {
  const { server, save, decode } = serverWith({ ...old, name: 'ihrs' }, '2')
  const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
  saver.change({ ...old, name: 'meins' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  saver.change({ name: 'meins', text: 'mehr' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  const { status, conflict } = saver.read()
  expect([status, conflict?.merged, server.stored.document.name]).toEqual([
    'conflict',
    { name: 'meins', text: 'mehr' },
    'ihrs',
  ])
  saver.change({ name: 'ihrs', text: 'mehr' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([saver.read().status, server.stored.document]).toEqual(['saved', { name: 'ihrs', text: 'mehr' }])
})

describe('a document that acts at once', () => {
  const saverOf = (server: ReturnType<typeof serverWith>, unsent = memory()) =>
    createSaver({ entry: entry(old), unsent, ...server, isAutomatic: false })

  test('is saved when somebody asks for it, and what was typed until then is kept', async () => {
    const bench = serverWith(old)
    const unsent = memory()
    const saver = saverOf(bench, unsent)
    saver.change({ ...old, name: 'neu' })
    await vi.advanceTimersByTimeAsync(60_000)
    saver.leave()
    expect([bench.server.calls, unsent.kept?.document.name]).toEqual([0, 'neu'])
    const later = saverOf(bench, unsent)
    expect(later.read()).toMatchObject({ status: 'typed', document: { name: 'neu' } })
    later.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect([bench.server.stored.document.name, later.read().status]).toEqual(['neu', 'saved'])
    expect(unsent.kept).toBeUndefined()
  })

  test('is not sent again by itself without a connection, but with the next press', async () => {
    const bench = serverWith(old)
    bench.server.fail = new ApiError(0, 'network', 'offline', undefined)
    const saver = saverOf(bench)
    saver.change({ ...old, name: 'neu' })
    saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([bench.server.calls, saver.read().status]).toEqual([1, 'offline'])
    bench.server.fail = undefined
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect([bench.server.calls, saver.read().status]).toEqual([2, 'saved'])
  })

  test('can be tried again as it was refused', async () => {
    const bench = serverWith(old)
    bench.server.fail = new ApiError(422, 'fields', 'no', { data: { name: ['Required'] } })
    const saver = saverOf(bench)
    saver.change({ ...old, name: '' })
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.read()).toMatchObject({ status: 'invalid', fields: { name: ['Required'] } })
    bench.server.fail = undefined
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.read()).toMatchObject({ status: 'saved', fields: {} })
  })

  test('has nothing to save when it reads as before again, or when what was typed is discarded', () => {
    const unsent = memory()
    const saver = saverOf(serverWith(old), unsent)
    saver.change({ ...old, name: 'neu' })
    saver.change(old)
    expect([saver.read().status, unsent.kept]).toEqual(['saved', undefined])
    saver.change({ ...old, name: 'neu' })
    saver.discard()
    expect([saver.read().status, saver.read().document, unsent.kept]).toEqual(['saved', old, undefined])
  })

  test('is made anew when it is saved again after a colleague has removed it', async () => {
    const versions: (string | undefined)[] = []
    const save = async (sent: Doc, version: string | undefined) => {
      versions.push(version)
      if (version !== undefined) throw new ApiError(409, 'conflict', 'changed', { current: null })
      return entry(sent, '5')
    }
    const saver = saverOf({ ...serverWith(old), save })
    saver.change({ ...old, name: 'meins' })
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.read().status).toBe('gone')
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect([saver.read().status, versions]).toEqual(['saved', ['1', undefined]])
  })
})
