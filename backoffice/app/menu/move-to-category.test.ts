import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import { moveToCategory } from './move-to-category.ts'

const size = (id: string, name: string) => ({ id, name, translations: {}, content: null })
const from = categoryDocument({ sizes: [size('s', 'klein'), size('l', 'groß')] })
const dish = productDocument({
  sizes: [
    { sizeId: 's', price: cents(900), deposit: cents(0) },
    { sizeId: 'l', price: cents(1200), deposit: cents(0) },
  ],
})

test.each([
  ['sizes of the same name', [size('a', 'Groß'), size('b', 'Klein')], 'b 900, a 1200'],
  ['other names in their order', [size('a', 'normal'), size('b', 'XL')], 'a 900, b 1200'],
  ['fewer sizes than before', [size('a', 'groß')], 'a 1200'],
])('in a category with %s a dish keeps its prices', (_title, sizes, prices) => {
  const moved = moveToCategory(dish, from, { id: 'new', document: categoryDocument({ sizes }) })
  expect(moved.categoryId).toBe('new')
  expect(moved.sizes.map(({ sizeId, price }) => `${sizeId} ${price}`).join(', ')).toBe(prices)
})
