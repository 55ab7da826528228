import { expect, test } from 'vitest'
import {
  categoryDocument,
  comboDocument,
  productDocument,
  smallSet,
  variantDocument,
} from '../test/document-fixture.ts'
import { availabilityRule, lunchRule } from '../test/availability-fixture.ts'
import { pictureFixture } from '../test/picture-fixture.ts'
import { cents } from '../money.ts'
import { describeEdit } from './compare-documents.ts'
import { type AnyDocument, type DocumentEdit, withEdits } from './document-set.ts'

const set = smallSet()
const describe = (kind: DocumentEdit['kind'], id: string, after: AnyDocument | null) =>
  describeEdit(
    { kind, id, before: set[kind].get(id) ?? null, after },
    set,
    withEdits(set, [{ kind, id, after }]),
  )
const margherita = set.product.get('margherita')!

test('a price is told with the name of its size, in euros', () => {
  const [large, small] = margherita.sizes
  const after = { ...margherita, sizes: [{ ...large!, price: cents(1750) }, small!] }
  expect(describe('product', 'margherita', after)).toEqual({
    kind: 'product',
    id: 'margherita',
    name: 'Margherita',
    state: 'changed',
    changes: [{ field: 'price', part: 'Pizza groß', language: null, before: 16.9, after: 17.5 }],
  })
})

test('texts are told by their language, references by their names', () => {
  const after = productDocument({ translations: { en: { name: 'Queen' } }, allergens: ['gluten'] })
  expect(describe('product', 'margherita', after).changes).toEqual([
    { field: 'variants', part: null, language: null, before: ['Teig'], after: [] },
    { field: 'extras', part: null, language: null, before: ['Käse'], after: [] },
    { field: 'name', part: null, language: 'en', before: null, after: 'Queen' },
  ])
})

test('a picture is told by its address, and what is said of it by its language', () => {
  const poster = { ...pictureFixture, alt: 'Auf Holz', translations: { en: { alt: 'On wood' } } }
  const after = { ...margherita, poster }
  expect(describe('product', 'margherita', after).changes).toEqual([
    { field: 'poster', part: null, language: null, before: null, after: poster.url },
    { field: 'alt', part: null, language: null, before: null, after: 'Auf Holz' },
    { field: 'alt', part: null, language: 'en', before: null, after: 'On wood' },
  ])
})

test('a part is found again under another name and in another place', () => {
  const [thin] = variantDocument().options
  const thick = { ...thin!, id: 'thick', name: 'dick', price: cents(150) }
  const after = variantDocument({ options: [thick, { ...thin!, price: cents(50) }] })
  expect(describe('variant', 'dough', after).changes).toEqual([
    { field: 'options', part: null, language: null, before: ['dünn'], after: ['dick', 'dünn'] },
    { field: 'price', part: 'dünn', language: null, before: 0, after: 0.5 },
    { field: 'price', part: 'dick', language: null, before: null, after: 1.5 },
  ])
})

test('the counts of a choice and what it depends on are told, and nothing of them where they say nothing', () => {
  const garnish = variantDocument({
    type: 'checkbox',
    options: [{ ...variantDocument().options[0]!, id: 'olives' }],
    least: 2,
    most: 4,
    free: 1,
    maxEach: 3,
    dependsOn: 'thin',
  })
  const fields = (after: AnyDocument) => describe('variant', 'garnish', after).changes
  expect(fields(garnish)).toMatchObject([
    { field: 'name' },
    { field: 'type', after: 'checkbox' },
    { field: 'isRequired' },
    { field: 'least', before: null, after: 2 },
    { field: 'most', before: null, after: 4 },
    { field: 'free', before: null, after: 1 },
    { field: 'maxEach', before: null, after: 3 },
    { field: 'dependsOn', before: null, after: 'Teig: dünn' },
    { field: 'options' },
    { field: 'price' },
  ])
  expect(fields(variantDocument()).map(({ field }) => field)).toEqual([
    'name',
    'type',
    'isRequired',
    'options',
    'price',
  ])
})

test('something new tells what is in it, and nothing that is empty', () => {
  const told = describe('combo', 'new', comboDocument({ slug: 'new', isListed: false }))
  expect([told.state, told.changes.map(({ field }) => field)]).toEqual([
    'new',
    ['name', 'slug', 'price', 'discount', 'slots', 'size', 'products'],
  ])
})

test('a deletion tells the name of what goes, and the same document nothing', () => {
  expect(describe('category', 'pizza', null)).toMatchObject({ name: 'Pizza', state: 'deleted', changes: [] })
  expect(describe('category', 'pizza', categoryDocument())).toMatchObject({ state: 'published', changes: [] })
})

test('the rules of when something can be had are told one by one', () => {
  const pickup = availabilityRule({ deliverTypes: ['takeaway'] })
  const after = { ...margherita, availability: [lunchRule, pickup] }
  const { changes } = describe('product', 'margherita', after)
  expect(changes).toMatchObject([{ field: 'availability', before: [] }])
  expect((changes[0]!.after as string[]).map((rule) => JSON.parse(rule) as unknown)).toEqual([
    lunchRule,
    pickup,
  ])
})
