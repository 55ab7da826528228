import { describe, expect, test } from 'vitest'
import {
  branchDocument,
  categoryDocument,
  comboDocument,
  extraDocument,
  noticeDocument,
  productDocument,
  smallSet,
  variantDocument,
} from '../test/document-fixture.ts'
import { availabilityRule, lunchRule } from '../test/availability-fixture.ts'
import { cents } from '../money.ts'
import { checkDocument } from './check-document.ts'
import { checkSet } from './check-set.ts'
import { type AnyDocument, type DocumentEdit, withEdits } from './document-set.ts'
import { withWholeOrder } from './menu-order.ts'
import { normalizeDocument } from './normalize-document.ts'
import { publishingMessages } from './publishing-messages.ts'
import { lostParts, usersOf } from './references.ts'

const set = smallSet()
const price = (sizeId: string) => ({ sizeId, price: cents(100), deposit: cents(0) })
type Case = [DocumentEdit['kind'], string, AnyDocument, string[]]

test.each<Case>([
  ['product', 'margherita', productDocument(), []],
  ['product', 'new', productDocument({ slug: 'new', categoryId: 'none' }), ['categoryId']],
  ['product', 'new', productDocument({ slug: 'new', extras: ['none'] }), ['extras.0']],
  ['product', 'new', productDocument({ slug: 'new', variants: ['cheese'] }), ['variants.0']],
  ['product', 'new', productDocument({ slug: 'new', allergens: ['x'] }), ['allergens.0']],
  ['product', 'new', productDocument(), ['slug']],
  ['product', 'margherita', productDocument({ sizes: [price('small'), price('small')] }), ['sizes.1.sizeId']],
  ['combo', 'x', comboDocument({ slug: 'x' }), ['slots.0.id']],
  ['combo', 'lunch', comboDocument({ slots: [] }), []],
  ['variant', 'x', variantDocument(), ['options.0.id']],
  ['extra', 'x', extraDocument({ prices: [{ sizeId: 'huge', price: cents(1) }] }), ['prices.0.sizeId']],
  ['notice', 'x', noticeDocument(), ['code']],
  ['branch', 'all', branchDocument(), ['id']],
  ['notice', 'x', noticeDocument({ kind: 'additive' }), []],
])('%s %s is checked among the others', (kind, id, document, fields) => {
  expect(Object.keys(checkDocument(set, { kind, id }, document))).toEqual(fields)
})

test.each(['category', 'product', 'combo'] as const)(
  'a %s whose last date is before its first is refused',
  (kind) => {
    const [[id, document] = []] = set[kind]
    const backwards = availabilityRule({ from: '2026-12-24', until: '2026-12-01' })
    const after = { ...document!, availability: [lunchRule, backwards] }
    expect(checkDocument(set, { kind, id: id! }, after)).toEqual({
      'availability.1.until': ['The last date is before the first'],
    })
  },
)

test('rules are kept with their days in the order of the week and their hours in the order of the day', () => {
  const sent = productDocument({
    availability: [
      availabilityRule({
        weekdays: ['Sunday', 'Monday', 'Monday'],
        spans: [
          { start: '17:00', end: '22:00' },
          { start: '11:00', end: '14:00' },
        ],
        deliverTypes: ['takeaway', 'delivery'],
      }),
    ],
  })
  expect(normalizeDocument('product', sent)).toMatchObject({
    availability: [
      {
        weekdays: ['Monday', 'Sunday'],
        spans: [{ start: '11:00' }, { start: '17:00' }],
        deliverTypes: ['delivery', 'takeaway'],
      },
    ],
  })
})

test('a category keeps the ids and names of its sizes apart', () => {
  const [small, large] = categoryDocument().sizes
  const same = categoryDocument({ sizes: [small!, { ...large!, name: 'KLEIN' }, small!] })
  expect(checkDocument(set, { kind: 'category', id: 'pizza' }, same)).toMatchObject({
    'sizes.1.name': ['This name is taken already'],
    'sizes.2.id': ['This stands here twice'],
  })
})

test('a dish is sold in sizes of its own category alone', () => {
  const size = { id: 'cup', name: 'Tasse', translations: {}, content: null }
  const wider = withEdits(set, [
    { kind: 'category', id: 'soup', after: categoryDocument({ slug: 'soup', sizes: [size] }) },
  ])
  const document = productDocument({ sizes: [price('cup')] })
  expect(checkDocument(wider, { kind: 'product', id: 'margherita' }, document)).toEqual({
    'sizes.0.sizeId': ['This size belongs to another category'],
  })
})

describe('what a deletion would leave without its reference', () => {
  test.each([
    ['category', 'pizza', ['extra/cheese', 'product/margherita', 'combo/lunch']],
    ['extra', 'cheese', ['product/margherita']],
    ['variant', 'dough', ['product/margherita']],
    ['notice', 'gluten', ['extra/cheese', 'product/margherita']],
    ['product', 'margherita', ['combo/lunch']],
    ['combo', 'lunch', []],
  ] as const)('%s %s is used in %j', (kind, id, users) => {
    const document = set[kind].get(id)!
    const found = usersOf(set, lostParts({ kind, id }, document, null))
    expect(found.map((one) => `${one.kind}/${one.id}`)).toEqual(users)
  })

  test('a size that is taken out of a category is used where it has a price', () => {
    const before = categoryDocument()
    const after = { ...before, sizes: before.sizes.slice(1) }
    const lost = lostParts({ kind: 'category', id: 'pizza' }, before, after)
    expect(lost.map(({ id }) => id)).toEqual(['small'])
    expect(usersOf(set, lost).map(({ id }) => id)).toEqual(['cheese', 'margherita', 'lunch'])
  })
})

describe('a set that is to be published', () => {
  test('is whole when every reference leads somewhere', () => {
    expect(checkSet(set)).toEqual([])
  })

  test('names what lacks something, and what two share', () => {
    const broken = withEdits(set, [
      { kind: 'extra', id: 'cheese', after: null },
      { kind: 'product', id: 'copy', after: productDocument() },
      { kind: 'variant', id: 'copy', after: variantDocument() },
    ])
    expect(checkSet(broken)).toEqual([
      { kind: 'variant', id: 'copy', fields: ['options.0.id'], missing: [] },
      { kind: 'product', id: 'margherita', fields: ['extras.0'], missing: ['extra/cheese'] },
      { kind: 'product', id: 'copy', fields: ['slug'], missing: [] },
    ])
  })
})

test('the order of the menu follows what there is', () => {
  const wider = withEdits(set, [
    { kind: 'product', id: 'z', after: productDocument({ slug: 'z' }) },
    { kind: 'product', id: 'a', after: productDocument({ slug: 'a' }) },
    { kind: 'combo', id: 'lunch', after: null },
  ])
  expect(withWholeOrder(wider)['menu-order'].get('menu')).toEqual({
    categories: [{ id: 'pizza', products: ['margherita', 'a', 'z'] }],
    combos: [],
    notices: ['gluten'],
  })
})

test('a document has one form: sorted lists, no empty translations', () => {
  const sent = productDocument({
    translations: { en: { name: '', description: 'Tomato' }, tr: { name: '' } },
    sizes: [price('small'), price('large')],
    extras: ['b', 'a', 'b'],
    allergens: ['z', 'a', 'z'],
  })
  expect(normalizeDocument('product', sent)).toMatchObject({
    translations: { en: { description: 'Tomato' } },
    sizes: [price('large'), price('small')],
    extras: ['b', 'a'],
    allergens: ['a', 'z'],
  })
  expect(Object.keys((normalizeDocument('product', sent) as typeof sent).translations)).toEqual(['en'])
})

test('a new code of a table cannot be guessed, a shorter one that is printed already stays', () => {
  const table = { name: 'Tisch 1', branchId: 'main', position: 0, code: 'CODE7' }
  const branches = new Map([['main', branchDocument()]])
  const ref = { kind: 'table', id: 'one' } as const
  const withBranch = smallSet({ branch: branches })
  expect(checkDocument(withBranch, ref, table)).toEqual({ code: [publishingMessages.shortCode] })
  expect(checkDocument(withBranch, ref, { ...table, code: 'k3x9-m2p' })).toEqual({})
  const printed = smallSet({ branch: branches, table: new Map([['one', table]]) })
  expect(checkDocument(printed, ref, { ...table, name: 'Fenster' })).toEqual({})
})
