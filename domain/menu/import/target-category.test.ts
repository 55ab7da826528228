import { describe, expect, test } from 'vitest'
import { categoryDocument, extraDocument, productDocument } from '../../test/document-fixture.ts'
import { cents } from '../../money.ts'
import { knownLines } from './known-lines.ts'
import { readMenu } from './read-menu.ts'
import { documentsOfImport, type ImportGround } from './to-documents.ts'

const size = (id: string, name: string, more = {}) => ({ id, name, translations: {}, content: null, ...more })

const pizzas = { id: 'pizzas', version: 'v7', document: categoryDocument({ name: ' PIZZA ' }) }
const drinks = {
  id: 'drinks',
  version: 'v8',
  document: categoryDocument({
    name: 'Getränke',
    sizes: [
      size('can', 'Dose', { content: { value: 330, unit: 'ml' } }),
      size('glass', 'Glas', { content: { value: 0.2, unit: 'l' } }),
    ],
  }),
}
const cheese = {
  id: 'cheese',
  document: extraDocument({
    prices: [
      { sizeId: 'small', price: cents(100) },
      { sizeId: 'large', price: cents(100) },
    ],
  }),
}
const margherita = productDocument({ name: 'Margherita', categoryId: 'pizzas' })

const order = {
  categories: [
    { id: 'drinks', products: ['water'] },
    { id: 'pizzas', products: ['margherita'] },
  ],
  combos: [],
  notices: [],
}
const shop: ImportGround = {
  categories: [pizzas, drinks],
  extras: [cheese],
  notices: [],
  order: { version: 'v9', document: order },
  orderId: 'menu',
}

const read = (text: string, ground = shop) => {
  const menu = readMenu(`Ristorante Da Ada\n\n${text}`)
  let count = 0
  const products = [{ document: margherita }]
  const documents = documentsOfImport(menu, ground, {
    confirmed: new Set(),
    left: knownLines(menu, { categories: ground.categories, products }),
    oneSize: 'Normal',
    noHeading: 'Speisen',
    newId: () => `id-${++count}`,
  })
  const names = documents.map(({ kind, id, document }) => {
    const name = document && 'name' in document ? document.name : ''
    return [kind, id.startsWith('id-') ? 'new' : id, name].join(' ').trim()
  })
  const one = (name: string) =>
    documents.find(({ document }) => document && 'name' in document && document.name === name)?.document
  const arranged = documents.find(({ kind }) => kind === 'menu-order')?.document
  return { documents, names, one, arranged }
}

const PIZZA = `Pizza            klein   groß
Margherita    8,50  10,90
Tonno         9,50  11,90`

describe('a category that is on the menu', () => {
  test('takes the new dishes of a heading of its name, in its sizes, behind those it has', () => {
    const { names, one, arranged } = read(PIZZA)
    expect(names).toEqual(['product new Tonno', 'menu-order menu'])
    expect(one('Tonno')).toMatchObject({ categoryId: 'pizzas' })
    expect(one('Tonno')).toHaveProperty(
      'sizes',
      expect.arrayContaining([
        { sizeId: 'small', price: 950, deposit: 0 },
        { sizeId: 'large', price: 1190, deposit: 0 },
      ]),
    )
    expect(arranged).toMatchObject({
      categories: [{ id: 'drinks', products: ['water'] }, { products: ['margherita', expect.any(String)] }],
    })
  })

  test('stays as it is when all its dishes are there', () => {
    expect(read('Pizza\nMargherita 8,50').names).toEqual(['menu-order menu'])
  })

  test('gets a size that it does not have, at the version at which it was read, and keeps its other words', () => {
    const { documents, one } = read('Pizza      klein   Familie\nTonno       9,50  21,90')
    const [written] = documents.filter(({ kind }) => kind === 'category')
    expect(written).toMatchObject({ id: 'pizzas', version: 'v7' })
    expect(written?.document).toEqual({
      ...pizzas.document,
      sizes: [...pizzas.document.sizes, size(expect.any(String), 'Familie')],
    })
    expect(one('Tonno')).toMatchObject({ sizes: [{ sizeId: 'small' }, { price: 2190 }] })
  })

  test('finds its sizes by what they hold, and adds one where its own of that name holds something else', () => {
    const { documents, one } = read('Getränke\nCola 0,33 l 2,50\nWasser 0,2 l 1,90\nSaft 0,4 l 3,90')
    expect(one('Cola')).toMatchObject({ sizes: [{ sizeId: 'can' }] })
    expect(one('Wasser')).toMatchObject({ sizes: [{ sizeId: 'glass' }] })
    const [written] = documents.filter(({ kind }) => kind === 'category')
    expect(written?.document).toMatchObject({ sizes: [{}, {}, { name: '0,4 l', content: { value: 0.4 } }] })
  })

  test('sells a price without a size in its only size, unless that one holds something', () => {
    const only = (one: ReturnType<typeof size>) => ({
      ...shop,
      categories: [{ ...pizzas, document: { ...pizzas.document, sizes: [one] } }],
    })
    const pizza = 'Pizza\nTonno 9,50'
    expect(read(pizza, only(size('one', '30 cm'))).names).toEqual(['product new Tonno', 'menu-order menu'])
    const can = size('can', 'Dose', { content: { value: 0.33, unit: 'l' } })
    expect(read(pizza, only(can)).names).toContain('category pizzas  PIZZA')
  })

  test('is not found by what it is called in another language', () => {
    const document = categoryDocument({ name: 'Kuchen', translations: { en: { name: 'Pizza' } } })
    const { names } = read(PIZZA, { ...shop, categories: [{ id: 'cakes', version: 'v1', document }] })
    expect(names).toContain('category new Pizza')
  })

  test('is the place for dishes without a heading when it is called as theirs would be', () => {
    const dishes = { ...pizzas, document: { ...pizzas.document, name: 'Speisen' } }
    const { names } = read('Tonno 9,50', { ...shop, categories: [dishes] })
    expect(names).not.toContain('category new Speisen')
  })
})

describe('an extra that is there', () => {
  const withCheese = (price: string) =>
    `Pizza            klein   groß\nTonno         9,50  11,90\nmit Extra Käse + ${price}`

  test('is the one of the new dishes when it costs the same', () => {
    const extras = [{ id: 'cheese', document: { ...cheese.document, name: 'Mit extra Kaese' } }]
    const { names, one } = read(withCheese('1,00'), { ...shop, extras })
    expect(names).not.toContain('extra new mit Extra Käse')
    expect(one('Tonno')).toMatchObject({ extras: ['cheese'] })
  })

  test('stays beside the printed one when that costs something else', () => {
    const extras = [{ id: 'cheese', document: { ...cheese.document, name: 'Mit extra Kaese' } }]
    const { names } = read(withCheese('1,50'), { ...shop, extras })
    expect(names).toContain('extra new mit Extra Käse')
  })
})

test('two headings that are written alike are one category', () => {
  const { names } = read('Süßes\nEis 2,50\n\nSalate\nGemischt 4,50\n\nSÜSSES\nKuchen 3,50', {
    ...shop,
    categories: [],
  })
  expect(names.filter((name) => name.startsWith('category'))).toEqual([
    'category new Süßes',
    'category new Salate',
  ])
})
