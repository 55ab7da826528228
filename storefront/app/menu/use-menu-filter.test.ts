import { expect, test } from 'vitest'
import { parseFilter } from './use-menu-filter.ts'

test('a filter is kept as its words; what is none of them is left out', () => {
  expect(parseFilter('G A vegan')).toEqual({ codes: ['G', 'A'], tags: ['vegan'] })
  expect(parseFilter('popular Z A1 <b>')).toEqual({ codes: [], tags: [] })
  expect(parseFilter('')).toEqual({ codes: [], tags: [] })
})
