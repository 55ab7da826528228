import { expect, test } from 'vitest'
import { categoryDocument, comboDocument, productDocument } from '#domain/test/document-fixture.ts'
import { chosenDishes, nextChoice } from './bulk-choice.ts'
import type { Outline } from './outline.ts'

const entry = <T>(id: string, document: T, state: 'published' | 'deleted' = 'published') => ({
  id,
  state,
  version: '1',
  document,
})
const outline: Outline = {
  categories: [
    {
      entry: entry('pizza', categoryDocument()),
      products: [entry('a', productDocument()), entry('b', productDocument(), 'deleted')],
    },
    { entry: entry('pasta', categoryDocument()), products: [] },
  ],
  combos: [entry('lunch', comboDocument())],
}

test.each([
  ['a dish', '', 'a', 'a'],
  ['the last dish of a category', 'a', 'a b', 'pizza a b'],
  ['a category', '', 'pizza', 'pizza a b'],
  ['a category of which one dish is chosen', 'a', 'a pizza', 'pizza a b'],
  ['a dish of a chosen category away', 'pizza a b', 'pizza b', 'b'],
  ['a category away', 'pizza a b', 'a b', ''],
  ['everything away', 'pizza a b combos lunch', '', ''],
  ['all combos', '', 'combos', 'combos lunch'],
  ['an empty category', '', 'pasta', 'pasta'],
])('ticking %s', (_title, before, after, chosen) => {
  const set = (text: string) => new Set(text.split(' ').filter(Boolean))
  expect([...nextChoice(outline, set(before), set(after))].join(' ')).toBe(chosen)
})

test('only dishes and combos that stay are changed', () => {
  const { products, combos } = chosenDishes(outline, new Set(['pizza', 'a', 'b', 'lunch']))
  expect([...products, ...combos].map(({ id }) => id)).toEqual(['a', 'lunch'])
})
