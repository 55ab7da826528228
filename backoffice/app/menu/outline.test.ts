import { expect, test } from 'vitest'
import { comboDocument, categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import type { DocumentState } from '#contract/documents.ts'
import { buildOutline, narrowOutline, type Outline, type OutlineFilter } from './outline.ts'

const entry = <T>(id: string, document: T, state: DocumentState = 'published') => ({
  id,
  state,
  version: '1',
  document,
})
const menu = {
  categories: [entry('pizza', categoryDocument()), entry('pasta', categoryDocument({ name: 'Pasta' }))],
  products: [
    entry('margherita', productDocument()),
    entry('tonno', productDocument({ name: 'Tonno', allergensUnknown: true }), 'changed'),
    entry(
      'kaese',
      productDocument({
        name: 'Käsespätzle',
        categoryId: 'pasta',
        translations: { en: { name: 'Cheese noodles' } },
      }),
      'new',
    ),
    entry('old', productDocument({ name: 'Alt' }), 'deleted'),
  ],
  combos: [entry('lunch', comboDocument())],
  order: {
    document: {
      categories: [
        { id: 'pasta', products: ['kaese'] },
        { id: 'pizza', products: ['tonno', 'margherita'] },
      ],
      combos: ['lunch'],
      notices: [],
    },
  },
}
const ids = ({ categories, combos }: Outline) => [
  ...categories.map(({ entry, products }) => [entry.id, ...products.map(({ id }) => id)].join(' ')),
  ...combos.map(({ id }) => id),
]

test('the outline stands in the order of the menu; what is to be deleted comes last', () => {
  expect(ids(buildOutline(menu))).toEqual(['pasta kaese', 'pizza tonno margherita old', 'lunch'])
})

test.each([
  ['', 'draft', ['pasta kaese', 'pizza tonno old']],
  ['', 'sold-out', ['pizza margherita']],
  ['mozzarella', undefined, ['pasta kaese', 'pizza tonno margherita old']],
  ['cheese noodles', undefined, ['pasta kaese']],
  ['', 'changed', ['pizza tonno']],
  ['', 'new', ['pasta kaese']],
  ['', 'deleted', ['pizza old']],
  ['', 'allergens-unknown', ['pizza tonno']],
  ['', 'without-picture', ['pasta kaese', 'pizza tonno margherita old', 'lunch']],
  ['kase', undefined, ['pasta kaese']],
  ['PAST', undefined, ['pasta']],
  ['tonno', 'new', []],
  [' ', undefined, ['pasta kaese', 'pizza tonno margherita old', 'lunch']],
] as [string, OutlineFilter | undefined, string[]][])(
  'searching %j among %s finds %j',
  (search, filter, found) => {
    expect(ids(narrowOutline(buildOutline(menu), search, filter, new Set(['margherita'])))).toEqual(found)
  },
)
