import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../test/stub-session-storage.ts'
import { menuFilter, noFilter, parseFilter } from './menu-filter.ts'

const texts = stubSessionStorage()
beforeEach(() => texts.clear())
afterAll(() => void vi.unstubAllGlobals())

test('a filter is kept as its words; what is none of them is left out', () => {
  expect(parseFilter('G A vegan')).toEqual({ codes: ['G', 'A'], tags: ['vegan'] })
  expect(parseFilter('popular Z A1 <b>')).toEqual({ codes: [], tags: [] })
  expect(parseFilter('')).toEqual({ codes: [], tags: [] })
})

test('what the menu filters by, the cart knows at once, and the next page of the tab too', () => {
  const heard: unknown[] = []
  const stop = menuFilter.subscribe(() => heard.push(menuFilter.read()))
  const filter = { codes: ['E'], tags: ['vegan' as const] }
  menuFilter.set(filter)
  expect(heard).toEqual([filter])
  expect(parseFilter(texts.get('menu-filter') ?? '')).toEqual(filter)
  menuFilter.set(noFilter)
  expect(texts.size).toBe(0)
  stop()
})
