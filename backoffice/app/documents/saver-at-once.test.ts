import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type Doc, entry, memory, old, serverWith } from '../test/saver-fixture.ts'
import { createSaver } from './document-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a document that acts at once', () => {
  const saverOf = (server: ReturnType<typeof serverWith>, unsent = memory(), read = entry(old)) =>
    createSaver({ entry: read, unsent, ...server, isAutomatic: false })

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

  test('is what the server has when words of an earlier visit are discarded or taken back', () => {
    const yesterday = { base: old, version: '1', document: { ...old, name: 'meins' } }
    const today = entry({ ...old, text: 'ihrs' }, '2')
    const discarding = saverOf(serverWith(old), memory(yesterday), today)
    discarding.discard()
    expect(discarding.read()).toMatchObject({ status: 'saved', document: today.document })
    const typing = saverOf(serverWith(old), memory(yesterday), today)
    typing.change(old)
    expect(typing.read().status).toBe('typed')
    typing.change(today.document)
    expect(typing.read().status).toBe('saved')
  })

  test('goes on with what a colleague has saved when an overlap is discarded', async () => {
    const bench = serverWith({ ...old, name: 'ihrs' }, '2')
    const saver = saverOf(bench)
    saver.change({ ...old, name: 'meins' })
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.read().status).toBe('conflict')
    saver.discard()
    expect(saver.read()).toMatchObject({ status: 'saved', document: { ...old, name: 'ihrs' } })
    saver.change({ name: 'ihrs', text: 'meiner' })
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect([saver.read().status, bench.server.stored.document.text]).toEqual(['saved', 'meiner'])
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
