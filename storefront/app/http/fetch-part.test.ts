import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
afterEach(() => vi.unstubAllGlobals())

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
