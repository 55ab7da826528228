import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { categoryDocument } from '../../test/document-fixture.ts'
import { decodeMenu } from './decode.ts'
import { readMenu } from './read-menu.ts'
import type { KnownCategory } from './target-category.ts'
import { documentsOfImport } from './to-documents.ts'

/** The dishes that are drafted, each with its prices and what their sizes are called. */
function stored(text: string, categories: readonly KnownCategory[] = []): string[][] {
  let count = 0
  const order = { document: { categories: [], combos: [], notices: [] } }
  const documents = documentsOfImport(
    readMenu(text),
    { categories, extras: [], notices: [], order, orderId: 'menu' },
    {
      confirmed: new Set(),
      left: new Set(),
      oneSize: 'Normal',
      noHeading: 'Speisen',
      newId: () => `id-${++count}`,
    },
  )
  const sizes = [
    ...categories.map(({ document }) => document),
    ...documents.flatMap(({ kind, document }) => (kind === 'category' && document ? [document] : [])),
  ].flatMap((document) => document.sizes)
  const nameOf = (id: string) => sizes.findLast((size) => size.id === id)?.name
  return documents.flatMap(({ kind, document }) =>
    kind === 'product' && document
      ? [document.sizes.map(({ sizeId, price }) => `${nameOf(sizeId)} ${price}`)]
      : [],
  )
}

const asked = (text: string) =>
  readMenu(text).categories.flatMap(({ items }) =>
    items.map(({ questions }) => questions.map(({ kind }) => kind)),
  )

const inCategory = (heading: string, dish: string) => `Da Ada\n\n${heading}\n${dish}\n\nA Gluten, G Milch`

describe('a dish with more prices than there are named sizes', () => {
  test.each([
    ['without a size', 'Pizza', 'Tonno (A)  7,50  9,90', ['Normal 750', 'Normal 2 990']],
    [
      'of three prices',
      'Pizza',
      'Tonno (A)  7,50  9,90  12,00',
      ['Normal 750', 'Normal 2 990', 'Normal 3 1200'],
    ],
    [
      'beyond its columns',
      'Pizza   klein   groß',
      'Tonno (A)  7,50  9,90  12,00',
      ['Normal 750', 'Normal 2 990', 'Normal 3 1200'],
    ],
    ['of one size twice', 'Pizza', 'Tonno (A) klein 7,50 klein 9,90', ['klein 750', 'klein 2 990']],
    ['written in two ways', 'Pizza', 'Tonno (A) klein 7,50 Klein 9,90', ['klein 750', 'Klein 2 990']],
  ])('%s keeps each price, and a person is asked', (_, heading, dish, sizes) => {
    const text = inCategory(heading, dish)
    expect(stored(text)).toEqual([sizes])
    expect(asked(text)).toEqual([['priceColumn']])
  })

  test('keeps each price in a category that is on the menu with one size', () => {
    const document = categoryDocument({
      name: 'Pizza',
      sizes: [{ id: 'one', name: '30 cm', translations: {}, content: null }],
    })
    const known = [{ id: 'pizza', version: 'v1', document }]
    expect(stored(inCategory('Pizza', 'Tonno (A)  7,50  9,90'), known)).toEqual([
      ['30 cm 750', 'Normal 2 990'],
    ])
  })

  test('has the sizes of the dishes beside it', () => {
    const dishes = 'Tonno (A)  7,50  9,90\nSalami (A)  8,50  10,90'
    expect(stored(inCategory('Pizza', dishes))).toEqual([
      ['Normal 750', 'Normal 2 990'],
      ['Normal 850', 'Normal 2 1090'],
    ])
  })
})

test.each([
  ['one price', 'Pizza', 'Tonno (A) 7,50'],
  ['a price for each column', 'Pizza   klein   groß', 'Tonno (A)  7,50  9,90'],
  ['a second price with a size', 'Pizza', 'Tonno (A) 7,50 groß 9,90'],
  ['sizes by volume', 'Getränke', 'Cola (A) 0,2 l 2,00 0,4 l 3,50'],
])('a dish with %s is not asked about', (_, heading, dish) => {
  expect(asked(inCategory(heading, dish))).toEqual([[]])
})

const menus = join(import.meta.dirname, 'test')
test.each(readdirSync(menus).filter((name) => name.endsWith('.txt')))(
  'every price of %s is stored',
  (name) => {
    const decoded = decodeMenu(readFileSync(join(menus, name)))
    const text = 'text' in decoded ? decoded.text : ''
    const read = readMenu(text).categories.flatMap(({ items }) => items.map(({ prices }) => prices.length))
    expect(stored(text).map((prices) => prices.length)).toEqual(read)
  },
)
