import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type Doc, entry, memory, old, serverWith, slowly } from '../test/saver-fixture.ts'
import { createSaver, RETRY_AFTER_MS, SAVE_AFTER_MS } from './document-saver.ts'

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
  saver.stop()

  const reloaded = createSaver({ entry: entry(old), unsent, save, decode })
  expect(reloaded.read().document.name).toBe('neu')
  server.fail = undefined
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
  expect([server.stored.document.name, unsent.kept]).toEqual(['neu', undefined])
})

test('what an editor has left is tried again until it is saved; once it is stopped, it waits', async () => {
  const { server, save, decode } = serverWith(old)
  const unsent = memory()
  const saver = createSaver({ entry: entry(old), unsent, save, decode })
  server.fail = new ApiError(0, 'network', 'offline', undefined)
  saver.change({ ...old, name: 'neu' })
  saver.leave()
  await vi.advanceTimersByTimeAsync(0)
  server.fail = undefined
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
  expect([server.stored.document.name, saver.read().status]).toEqual(['neu', 'saved'])

  server.fail = new ApiError(500, 'internal', 'broken', undefined)
  saver.change({ ...old, name: 'noch neuer' })
  saver.leave()
  saver.stop()
  server.calls = 0
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS * 2)
  expect([server.calls, unsent.kept?.document.name]).toEqual([0, 'noch neuer'])
})

test('what a member may not change is kept, and not sent again before the member types', async () => {
  const { server, save, decode } = serverWith(old)
  const unsent = memory()
  const saver = createSaver({ entry: entry(old), unsent, save, decode })
  server.fail = new ApiError(403, 'forbidden', 'not allowed', undefined)
  saver.change({ ...old, name: 'neu' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + RETRY_AFTER_MS * 2)
  expect([saver.read().status, server.calls, unsent.kept?.document.name]).toEqual(['forbidden', 1, 'neu'])

  // The owner has allowed it meanwhile.
  server.fail = undefined
  saver.change({ ...old, name: 'neuer' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([saver.read().status, server.stored.document.name]).toEqual(['saved', 'neuer'])
})

test('what waited while the document was removed is gone, and not typed on the document as if it were new', () => {
  const yesterday = { base: old, version: '1', document: { ...old, name: 'meins' } }
  const { id, state, document } = entry(old)
  const saver = createSaver({
    entry: { id, state, document },
    unsent: memory(yesterday),
    ...serverWith(old),
    isAutomatic: false,
  })
  expect(saver.read()).toMatchObject({ status: 'gone', document: { name: 'meins' } })
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

describe('a document that is read again', () => {
  const theirs = { ...old, text: 'ihrs' }

  test('is shown as it is now, and the next change is typed on that', async () => {
    const { server, save, decode } = serverWith(theirs, '2')
    const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
    saver.follow({ ...entry(theirs, '2'), state: 'published' })
    expect(saver.read()).toMatchObject({ document: theirs, status: 'saved', state: 'published' })
    saver.change({ ...theirs, text: 'meins' })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect([saver.read().status, server.stored.document.text]).toEqual(['saved', 'meins'])
  })

  test('says that it was published, and leaves the fields as they were typed', async () => {
    const { save, decode } = serverWith(old)
    const saver = createSaver({ entry: entry(old), unsent: memory(), save, decode })
    saver.change({ ...old, text: 'neu ' })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    saver.follow({ ...entry({ ...old, text: 'neu' }, '1+'), state: 'published' })
    expect(saver.read()).toMatchObject({ document: { text: 'neu ' }, state: 'published' })
  })

  test('takes nothing away that is typed, on its way or held back', async () => {
    const { server, save, decode } = serverWith(old)
    const saver = createSaver({ entry: entry(old), unsent: memory(), save: slowly(save), decode })
    const mine = { ...old, name: 'meins' }
    saver.change(mine)
    saver.follow(entry(theirs, '0'))
    expect(saver.read()).toMatchObject({ document: mine, status: 'waiting' })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 10)
    saver.follow(entry(theirs, '0'))
    expect(saver.read()).toMatchObject({ document: mine, status: 'saving' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([saver.read().status, server.stored.document]).toEqual(['saved', mine])
    const release = saver.addUnreadable(() => {})
    saver.follow(entry(theirs, '3'))
    expect(saver.read()).toMatchObject({ document: mine, status: 'invalid' })
    release()
    expect(saver.read()).toMatchObject({ document: theirs, status: 'saved' })
  })

  test('is not made anew by a colleague who removes it', () => {
    const saver = createSaver({ entry: entry(old), unsent: memory(), ...serverWith(old) })
    saver.follow({ ...entry(theirs, '2'), state: 'deleted' })
    expect(saver.read().document).toEqual(old)
  })
})
