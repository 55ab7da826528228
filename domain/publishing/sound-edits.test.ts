import { expect, test } from 'vitest'
import {
  categoryDocument,
  comboDocument,
  productDocument,
  variantDocument,
} from '../test/document-fixture.ts'
import { cents } from '../money.ts'
import { type AnyDocument, type DocumentEdit, type DocumentSet, findDocument } from './document-set.ts'
import { wholeSet } from './menu-order.ts'
import { soundEdits } from './sound-edits.ts'

const sold = (sizeId: string) => [{ sizeId, price: cents(990), deposit: cents(0) }]
const published: DocumentSet = wholeSet({
  category: new Map([['pizza', categoryDocument()]]),
  product: new Map([['margherita', productDocument()]]),
  combo: new Map([['lunch', comboDocument()]]),
})
const edit = (kind: DocumentEdit['kind'], id: string, after: AnyDocument | null): DocumentEdit => ({
  kind,
  id,
  before: findDocument(published, { kind, id }),
  after,
})
const dearer = edit('product', 'margherita', productDocument({ sizes: [...sold('small'), ...sold('large')] }))
const soup = (more = {}) =>
  edit('product', 'soup', productDocument({ name: 'Suppe', slug: 'soup', sizes: sold('small'), ...more }))
const menu = (products: string[]) => {
  const slots = [{ id: 'first', name: 'Suppe', translations: {}, sizeId: 'small', products }]
  return edit('combo', 'menu', comboDocument({ slug: 'menu', slots }))
}

test.each<[string, DocumentEdit[], string[]]>([
  ['a dish in a size that is gone', [soup({ sizes: sold('gone') })], ['margherita']],
  ['a dish of a category that is gone', [soup({ categoryId: 'gone' })], ['margherita']],
  ['a dish with a group of options that is gone', [soup({ variants: ['gone'] })], ['margherita']],
  ['a combo of a dish that is gone', [menu(['gone'])], ['margherita']],
  ['what needs what is broken', [soup({ sizes: sold('gone') }), menu(['soup'])], ['margherita']],
  ['an address that another dish has', [soup({ slug: 'margherita' })], ['margherita']],
  ['the end of a category that dishes need', [edit('category', 'pizza', null)], ['margherita']],
  ['nothing where all is sound', [soup(), menu(['soup'])], ['margherita', 'soup', 'menu']],
])('left out of some edits is %s', (_, edits, left) => {
  expect(soundEdits(published, [dearer, ...edits]).map(({ id }) => id)).toEqual(left)
})

test('left out is what would take a dish from a combo, unless the combo changes with it', () => {
  const onlyLarge = edit('product', 'margherita', productDocument({ sizes: sold('large') }))
  const lunch = (sizeId: string) => {
    const [slot] = comboDocument().slots
    return edit('combo', 'lunch', comboDocument({ name: 'Mittags', slots: [{ ...slot!, sizeId }] }))
  }
  expect(soundEdits(published, [onlyLarge, lunch('small')])).toEqual([lunch('small')])
  expect(soundEdits(published, [onlyLarge, lunch('large')])).toHaveLength(2)
})

test('a reference that is gone is not overlooked, because another one at its place is wrong already', () => {
  const depends = variantDocument({ dependsOn: 'thick' })
  const wrong = productDocument({ variants: ['depends'] })
  const given = {
    ...published,
    variant: new Map([['depends', depends]]),
    product: new Map([['margherita', wrong]]),
  }
  const gone = { ...wrong, variants: ['gone'] }
  const edits = [{ kind: 'product', id: 'margherita', before: wrong, after: gone }] as const
  expect(soundEdits(given, edits)).toEqual([])
})
