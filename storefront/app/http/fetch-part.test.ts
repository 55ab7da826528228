import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'
import { fetchPart, KEPT_PART } from './fetch-part.ts'

const dataset: DOMStringMap = {}
let keptAt: string | undefined
let noted: number

beforeEach(() => {
  noted = 0
  delete dataset['keptPart']
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => (noted += Number(type === KEPT_PART)))
  vi.stubGlobal('fetch', async () => Response.json([], keptAt ? { headers: { 'x-kept-at': keptAt } } : {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fetchKept = (time: string | undefined) => {
  keptAt = time
  return fetchPart('/section-data/pizza')
}

test('the page knows how old the oldest part is that came from the memory of the device', async () => {
  await fetchKept('2026-11-23T12:00:00.000Z')
  expect(dataset['keptPart']).toBe('2026-11-23T12:00:00.000Z')
  await fetchKept('2026-11-23T11:00:00.000Z')
  await fetchKept('2026-11-23T13:00:00.000Z')
  expect(dataset['keptPart']).toBe('2026-11-23T11:00:00.000Z')
  expect(noted).toBe(3)
})

test('a part from the network says nothing', async () => {
  await fetchKept(undefined)
  expect(dataset['keptPart']).toBeUndefined()
  expect(noted).toBe(0)
})

test('a part that gets no answer fails after 25 seconds, so that the page can say it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchWithoutAnswer)
  const ended = vi.fn<(error: unknown) => void>()
  fetchPart('/section-data/pizza').catch(ended)
  await vi.advanceTimersByTimeAsync(24_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
})

test('a part that nobody waits for any more is ended at once', async () => {
  vi.stubGlobal('fetch', fetchWithoutAnswer)
  const left = new AbortController()
  const part = fetchPart('/section-data/pizza', left.signal)
  left.abort()
  await expect(part).rejects.toMatchObject({ name: 'AbortError' })
})
