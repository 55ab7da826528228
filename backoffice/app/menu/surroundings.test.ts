import { expect, test } from 'vitest'
import type { DocumentState } from '#contract/documents.ts'
import { categoryDocument, extraDocument, productDocument } from '#domain/test/document-fixture.ts'
import { pricedSizes } from './surroundings.ts'

const sized = (...ids: string[]) => ids.map((id) => ({ id, name: id, translations: {}, content: null }))
const category = (name: string, state: DocumentState, ...sizes: string[]) => ({
  id: name,
  state,
  version: '1',
  document: categoryDocument({ name, sizes: sized(...sizes) }),
})
const categories = [
  category('pizza', 'published', 'small', 'large'),
  category('pasta', 'changed', 'plate'),
  category('soup', 'deleted', 'cup', 'bowl'),
]
const dishIn = (categoryId: string) => ({
  id: 'dish',
  state: 'published' as const,
  version: '1',
  document: productDocument({ categoryId }),
})
const extra = (...sizeIds: string[]) =>
  extraDocument({
    prices: extraDocument().prices.flatMap((one) => sizeIds.map((sizeId) => ({ ...one, sizeId }))),
  })

test.each([
  ['in no dish yet', [], extra(), ['pizza small', 'pizza large', 'pasta plate']],
  ['of a dish', [dishIn('pasta')], extra(), ['pasta plate']],
  [
    'with a price elsewhere',
    [dishIn('pasta')],
    extra('large'),
    ['pizza small', 'pizza large', 'pasta plate'],
  ],
  [
    'with a price in a category that is deleted',
    [dishIn('pasta')],
    extra('cup'),
    ['pasta plate', 'soup cup'],
  ],
  ['of a dish whose category is deleted', [dishIn('soup')], extra(), []],
])('an extra %s is offered no size that is being deleted', (_, dishes, document, names) => {
  expect(pricedSizes(categories, dishes, document).map(({ name }) => name)).toEqual(names)
})
