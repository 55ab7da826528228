import { expect, test } from 'vitest'
import { categoryDocument, comboDocument, productDocument } from '#domain/test/document-fixture.ts'
import type { Outline } from './outline.ts'
import { type Drop, planMove } from './plan-move.ts'

const entry = <T>(id: string, document: T) => ({ id, state: 'published' as const, version: '1', document })
const category = (id: string, ...products: string[]) => ({
  entry: entry(id, categoryDocument()),
  products: products.map((dish) => entry(dish, productDocument({ categoryId: id }))),
})
const outline: Outline = {
  categories: [category('pizza', 'a', 'b', 'c'), category('pasta', 'x'), category('drinks')],
  combos: [entry('lunch', comboDocument()), entry('family', comboDocument())],
}

test.each([
  ['c before a', 'c before a'],
  ['a after x', 'a after x into pasta'],
  ['a,b before x', 'a,b before x into pasta'],
  ['a on drinks', 'a after - into drinks'],
  ['a after drinks', 'a after - into drinks'],
  ['x on pizza', 'x after c into pizza'],
  ['x before pizza', 'x before a into pizza'],
  ['a before drinks', 'a after x into pasta'],
  ['a on pizza', 'a after c'],
  ['a before a', 'nothing'],
  ['x before combos', 'x after - into drinks'],
  ['a before lunch', 'nothing'],
  ['drinks before pizza', 'drinks before pizza'],
  ['pizza after x', 'pizza after pasta'],
  ['pizza before combos', 'pizza after drinks'],
  ['family before lunch', 'family before lunch'],
  ['family after a', 'nothing'],
])('dropping %s moves %s', (dropped, expected) => {
  const [keys = '', position, key = ''] = dropped.split(' ')
  const move = planMove(outline, keys.split(','), { key, position: position as Drop['position'] })
  const into = move?.into === undefined ? '' : ` into ${move.into}`
  expect(move ? `${move.ids.join()} ${move.place} ${move.target || '-'}${into}` : 'nothing').toBe(expected)
})
