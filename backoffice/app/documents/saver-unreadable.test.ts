import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from './document-calls.ts'
import { createSaver, SAVE_AFTER_MS } from './document-saver.ts'

type Doc = { name: string }
const old: Doc = { name: 'Pizza' }
const entry = (document: Doc): Entry<Doc> => ({ id: 'a', state: 'changed', version: '1', document })

/** A saver of one document, the names that were sent, and a field of it that holds text that is no value. */
function bench(isAutomatic: boolean) {
  const sent: string[] = []
  const save = async (document: Doc) => {
    sent.push(document.name)
    return entry(document)
  }
  const unsent = { read: () => undefined, write: () => {}, clear: () => {} }
  const decode = () => entry(old)
  const saver = createSaver({ entry: entry(old), unsent, save, decode, isAutomatic })
  const forget = vi.fn<() => void>()
  return { saver, sent, forget, release: saver.addUnreadable(forget) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a document that saves itself is not called saved while a field holds text that is no value; the rest is sent', async () => {
  const { saver, sent, release } = bench(true)
  const heard: string[] = []
  saver.subscribe(() => heard.push(saver.read().status))
  expect(saver.read().status).toBe('invalid')
  saver.change({ name: 'neu' })
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([saver.read().status, sent]).toEqual(['invalid', ['neu']])
  release()
  expect(heard).toEqual(['waiting', 'saving', 'invalid', 'saved'])
})

describe('a document that acts at once', () => {
  test('is not saved while a field holds text that is no value, and every press says so anew', async () => {
    const { saver, sent, release } = bench(false)
    expect(saver.read().status).toBe('typed')
    saver.flush()
    const first = saver.read()
    saver.flush()
    const second = saver.read()
    expect([first.status, second.status, sent]).toEqual(['invalid', 'invalid', []])
    // The form leads to the field whenever it is given new fields.
    expect(second.fields).not.toBe(first.fields)
    saver.change({ name: 'neu' })
    expect(saver.read().status).toBe('typed')
    release()
    saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect([saver.read().status, sent]).toEqual(['saved', ['neu']])
  })

  test('is as it was when text that is no value is gone after it was refused', () => {
    const { saver, release } = bench(false)
    saver.flush()
    release()
    expect(saver.read().status).toBe('saved')
  })

  test('has its fields forget text that is no value when what was typed is discarded', () => {
    const { saver, forget } = bench(false)
    saver.discard()
    expect(forget).toHaveBeenCalledOnce()
  })
})
