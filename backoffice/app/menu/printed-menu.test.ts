import { expect, test } from 'vitest'
import type { DocumentState } from '#contract/documents.ts'
import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import { cents } from '#domain/money.ts'
import {
  categoryDocument,
  comboDocument,
  noticeDocument,
  productDocument,
} from '#domain/test/document-fixture.ts'
import { type PrintSource, printedMenu } from './printed-menu.ts'

const entry = <T>(id: string, document: T, state: DocumentState = 'published') => ({
  id,
  state,
  version: '1',
  document,
})
const sizeOf = (id: string) => ({ id, name: id, translations: {}, content: null })

/** A pizzeria with these dishes in its one category. */
const shop = (products: PrintSource['products'], category: Partial<CategoryDocument> = {}): PrintSource => ({
  categories: [entry('pizza', categoryDocument(category))],
  products,
  combos: [],
  notices: [
    entry('sulphur', noticeDocument({ kind: 'additive', code: '5', name: 'geschwefelt' })),
    entry('milk', noticeDocument({ code: 'G', name: 'Milch', translations: { en: { name: 'Milk' } } })),
    entry('gluten', noticeDocument({ code: 'A', name: 'Gluten' })),
    entry('fish', noticeDocument({ code: 'D', name: 'Fisch' })),
  ],
  order: {
    document: {
      categories: [{ id: 'pizza', products: ['tonno', 'margherita'] }],
      combos: [],
      notices: [],
    },
  },
})
const dish = (id: string, more: Partial<ProductDocument> = {}, state: DocumentState = 'published') =>
  entry(id, productDocument({ name: id, ...more }), state)
const onlyCategory = (source: PrintSource, language = 'de') => printedMenu(source, language).categories[0]!

test('dishes stand in the order of the menu, with a column for each size in which something is sold', () => {
  const small = [{ sizeId: 'small', price: cents(990), deposit: cents(25) }]
  const menu = onlyCategory(shop([dish('margherita'), dish('tonno', { sizes: small })]))
  expect(menu.columns).toEqual(['klein', 'groß'])
  expect(menu.dishes.map(({ id, prices }) => [id, prices.map((one) => one?.price)])).toEqual([
    ['tonno', [990, undefined]],
    ['margherita', [990, 1690]],
  ])
  expect(menu.dishes[0]?.prices[0]?.deposit).toBe(25)
})

test('a size in which nothing is sold has no column', () => {
  const small = [{ sizeId: 'small', price: cents(990), deposit: cents(0) }]
  expect(onlyCategory(shop([dish('tonno', { sizes: small })])).columns).toEqual(['klein'])
})

test('of more sizes than have room beside each other, each dish lists its own', () => {
  const sizes = ['0,2 l', '0,3 l', '0,4 l', '0,5 l'].map(sizeOf)
  const prices = ['0,2 l', '0,5 l'].map((sizeId) => ({ sizeId, price: cents(300), deposit: cents(0) }))
  const all = sizes.map(({ id }) => ({ sizeId: id, price: cents(400), deposit: cents(0) }))
  const menu = onlyCategory(
    shop([dish('margherita', { sizes: prices }), dish('tonno', { sizes: all })], { sizes }),
  )
  expect(menu.columns).toEqual([])
  expect(menu.dishes[1]?.prices.map((one) => one?.size)).toEqual(['0,2 l', '0,5 l'])
})

test('the legend explains the codes that stand on the menu and no other: allergens, then additives', () => {
  const menu = printedMenu(
    shop([dish('tonno', { allergens: ['milk', 'gluten'], additives: ['sulphur'] })]),
    'en',
  )
  expect(menu.categories[0]?.dishes[0]?.codes).toEqual(['A', 'G', '5'])
  expect(menu.legend.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'A Gluten',
    'G Milk',
    '5 geschwefelt',
  ])
})

test('a dish whose allergens nobody has said is marked, and the legend says so', () => {
  const menu = printedMenu(shop([dish('tonno', { allergensUnknown: true }), dish('margherita')]), 'de')
  expect(menu.categories[0]?.dishes.map((one) => one.allergensUnknown)).toEqual([true, false])
  expect(menu.allergensUnknown).toBe(true)
})

test('texts stand in the chosen language, and in that of the restaurant where they are not translated', () => {
  const translations = { en: { name: 'Tuna', description: '' } }
  const menu = onlyCategory(
    shop([dish('tonno', { translations }), dish('margherita')], {
      translations: { en: { name: 'Pizzas' } },
    }),
    'en',
  )
  expect([menu.name, ...menu.dishes.map(({ name, description }) => `${name}: ${description}`)]).toEqual([
    'Pizzas',
    'Tuna: Tomate, Mozzarella',
    'margherita: Tomate, Mozzarella',
  ])
})

test('in the restaurant’s own language its own texts stand, whatever translation into it is left of before', () => {
  const translations = { de: { name: 'Thunfisch' } }
  expect(printedMenu(shop([dish('tonno', { translations })]), undefined).categories[0]?.dishes[0]?.name).toBe(
    'tonno',
  )
})

test('what is to be deleted, has no price or is not listed is not printed, nor a category without dishes', () => {
  const source = shop([dish('tonno', {}, 'deleted'), dish('margherita', { sizes: [] })])
  const combos = [
    entry('hidden', comboDocument({ isListed: false })),
    entry('lunch', comboDocument({ discount: 10 })),
  ]
  const menu = printedMenu({ ...source, combos }, 'de')
  expect(menu.categories).toEqual([])
  expect(menu.combos).toMatchObject([{ id: 'lunch', description: 'Pizza', price: 1080 }])
})
