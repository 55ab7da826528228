import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import {
  categoryDocument,
  comboDocument,
  pageDocument,
  productDocument,
  smallSet,
} from '../test/document-fixture.ts'
import { type DocumentEdit, type DocumentSet, findDocument, withEdits } from './document-set.ts'
import { withoutCauses } from './law-causes.ts'
import { newlyRed } from './law-check.ts'

type After = Pick<DocumentEdit, 'kind' | 'id' | 'after'>

const page = pageDocument()
const value = (value: string) => ({ value, media: {} })
const dish = (price: number, slug = 'dish') =>
  productDocument({ slug, sizes: [{ sizeId: 'small', price: cents(price), deposit: cents(0) }] })
const slot = (id: string) => ({ id, name: id, translations: {}, sizeId: 'small', products: [id] })
const combo = (price: number, more = {}) =>
  comboDocument({ price: cents(price), slots: [slot('soup'), slot('pizza')], ...more })

const content = { value: 330, unit: 'ml' as const }
const drinks = categoryDocument({
  name: 'Getränke',
  slug: 'drinks',
  sizes: [{ id: 'can', name: '0,33 l', translations: {}, content }],
})
const cola = productDocument({
  slug: 'cola',
  categoryId: 'drinks',
  sizes: [{ sizeId: 'can', price: cents(300), deposit: cents(25) }],
})

/** A shop in order, with an imprint, a drink in a can, and a combo for 12 € of two dishes that cost 14 € singly. */
const published = smallSet({
  page: new Map([['legal', page]]),
  setting: new Map([
    ['COUNTRY', value('de')],
    ['IMPRINT', value('legal')],
  ]),
  category: new Map([
    ['pizza', categoryDocument()],
    ['drinks', drinks],
  ]),
  product: new Map([
    ['soup', dish(500, 'soup')],
    ['pizza', dish(900, 'pizza')],
    ['salad', dish(700, 'salad')],
    ['cola', cola],
  ]),
  combo: new Map([['lunch', combo(1_200)]]),
})

/** The ids of the edits that are held back because of what is newly red. */
function held(set: DocumentSet, ...edits: After[]): string[] {
  const all = edits.map((edit) => ({ ...edit, before: findDocument(set, edit) }))
  const left = newlyRed(set, withEdits(set, all)).reduce<readonly DocumentEdit[]>(
    (some, finding) => withoutCauses(set, some, finding),
    all,
  )
  expect(newlyRed(set, withEdits(set, left))).toEqual([])
  return all.filter((edit) => !left.includes(edit)).map(({ id }) => id)
}

const salad: After = { kind: 'product', id: 'salad', after: dish(650, 'salad') }
const soupFor = (price: number): After => ({ kind: 'product', id: 'soup', after: dish(price, 'soup') })
const pizzaFor = (price: number): After => ({ kind: 'product', id: 'pizza', after: dish(price, 'pizza') })
const lunchFor = (price: number, more = {}): After => ({
  kind: 'combo',
  id: 'lunch',
  after: combo(price, more),
})
const emptied: After = { kind: 'page', id: 'legal', after: { ...page, text: '' } }
const without: After = {
  kind: 'category',
  id: 'drinks',
  after: { ...drinks, sizes: drinks.sizes.map((size) => ({ ...size, content: null })) },
}

test.each<[string, After[], string[]]>([
  ['a page that a setting names loses its text', [emptied, salad], ['legal']],
  ['a shop begins to be in another country', [{ kind: 'setting', id: 'COUNTRY', after: value('at') }], []],
  ['a size loses its content, which a dish needs', [without, salad], ['drinks']],
  ['one dish becomes too cheap for a combo', [soupFor(200), salad], ['soup']],
  ['two dishes are too cheap together', [soupFor(400), pizzaFor(750)], ['pizza']],
  ['each of two dishes is too cheap', [soupFor(200), pizzaFor(600), salad], ['soup', 'pizza']],
  ['a dish becomes dearer and another one too cheap', [soupFor(550), pizzaFor(600)], ['pizza']],
  ['a combo becomes too dear', [lunchFor(1_500), salad], ['lunch']],
  ['a combo becomes too dear by both', [soupFor(450), lunchFor(1_390)], ['lunch']],
  ['a combo changes whose dish is too cheap', [soupFor(200), lunchFor(1_190, { name: 'Mittag' })], ['soup']],
  ['a combo and its dish are each wrong', [soupFor(200), lunchFor(1_500)], ['soup', 'lunch']],
])('%s: what brings it about is held back and nothing else', (_, edits, expected) => {
  expect(held(published, ...edits)).toEqual(expected)
})

test('moving a shop to Germany waits for its imprint', () => {
  const abroad = withEdits(published, [
    { kind: 'setting', id: 'COUNTRY', after: value('at') },
    { kind: 'setting', id: 'IMPRINT', after: value('') },
  ])
  expect(held(abroad, { kind: 'setting', id: 'COUNTRY', after: value('de') }, salad)).toEqual(['COUNTRY'])
})

test('among hundreds of drafts the one that brings it about is found', () => {
  const many = Array.from({ length: 400 }, (_, at): After => {
    const id = `dish-${at}`
    return { kind: 'product', id, after: dish(800, id) }
  })
  expect(held(published, ...many.slice(0, 250), soupFor(200), ...many.slice(250))).toEqual(['soup'])
})
