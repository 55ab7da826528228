import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['Pizza Margherita', 'pizza-margherita'],
  ['Spätzle & Soße', 'spaetzle-sosse'],
  ['  Crème brûlée!', 'creme-brulee'],
  ['寿司', 'x'],
  ['', 'x'],
  ['0,33 l', '0-33-l'],
])('the address of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('an address that is taken gets the next number', () => {
  const taken = new Set(['soup', 'soup-2'])
  expect(freeSlug('Soup', (slug) => taken.has(slug))).toBe('soup-3')
})
