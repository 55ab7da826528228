import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { categoryDocument, comboDocument, productDocument } from '#domain/test/document-fixture.ts'
import { editFacts, editPrices } from './bulk-edits.ts'

const entry = <T>(id: string, document: T) => ({ id, state: 'published' as const, version: '1', document })
const pizza = entry('pizza', productDocument({ tags: ['new', 'spicy'] }))
const free = entry(
  'free',
  productDocument({ sizes: [{ sizeId: 'small', price: cents(0), deposit: cents(15) }] }),
)
const lunch = entry('lunch', comboDocument({ price: cents(1_200) }))

test('each size gets a price of its own, deposits stay, and what keeps its price is not written', () => {
  const edits = editPrices(
    { products: [pizza, free], combos: [lunch] },
    { by: { percent: 10 }, ending: '90' },
  )
  expect(edits).toMatchObject([
    { entry: { id: 'pizza' }, after: { sizes: [{ price: 1_890 }, { price: 1_090 }] } },
    { entry: { id: 'lunch' }, after: { price: 1_290 } },
  ])
})

test('tags are added and removed, and a dish that has them so already is not written', () => {
  const plain = entry('plain', productDocument({ tags: ['vegan'] }))
  const edits = editFacts({ products: [pizza, plain] }, { add: ['vegan'], remove: ['new'] }, () => undefined)
  expect(edits).toMatchObject([{ entry: { id: 'pizza' }, after: { tags: ['spicy', 'vegan'] } }])
})

test('only dishes of other categories are put into a category', () => {
  const pasta = { id: 'pasta', document: categoryDocument() }
  const there = entry('there', productDocument({ categoryId: 'pasta' }))
  const edits = editFacts({ products: [pizza, there] }, { add: [], remove: [], to: pasta }, () =>
    categoryDocument(),
  )
  expect(edits).toMatchObject([{ entry: { id: 'pizza' }, after: { categoryId: 'pasta' } }])
})
