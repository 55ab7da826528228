import { expect, test } from 'vitest'
import { search, searchIndex } from './search.ts'

const index = searchIndex([
  { id: 'noodles', name: 'Käsespätzle', category: 'Nudeln', description: 'mit Röstzwiebeln' },
  { id: 'soup', name: 'Tomatensuppe', category: 'Suppen', description: 'dazu Käse' },
  { id: 'plate', name: 'Brotzeit', category: 'Käse & Wurst', description: 'kalt' },
])

test.each(['kasespatzle', 'kaesespaetzle', 'Käsespätzle', '  KÄSESP '])('%s finds the noodles', (query) => {
  expect(search(index, query)).toEqual(['noodles'])
})

test('names come before categories, categories before descriptions', () => {
  expect(search(index, 'käse')).toEqual(['noodles', 'plate', 'soup'])
})

test('every word must be found, in whichever field', () => {
  expect(search(index, 'nudeln zwiebel')).toEqual(['noodles'])
  expect(search(index, 'nudeln wurst')).toEqual([])
})

test.each(['', '   ', 'sushi'])('%j finds nothing', (query) => {
  expect(search(index, query)).toEqual([])
})
