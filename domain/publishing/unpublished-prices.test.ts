import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { branchDocument, categoryDocument, productDocument, smallSet } from '../test/document-fixture.ts'
import { branchMessages } from './branch-messages.ts'
import { unpublishedPrices } from './unpublished-prices.ts'

const price = (productId: string, sizeId: string) => ({ productId, sizeId, price: cents(1490) })
const bowl = { id: 'bowl', name: 'Schale', translations: {}, content: null }
const published = smallSet({
  category: new Map([
    ['pizza', categoryDocument()],
    ['salad', categoryDocument({ name: 'Salat', slug: 'salat', sizes: [bowl] })],
  ]),
  product: new Map([['margherita', productDocument()]]),
  branch: new Map([['nord', branchDocument({ prices: [price('margherita', 'bowl')] })]]),
})

test('a price for a dish, a size or a category of the dish that guests do not see yet is named by its place', () => {
  const prices = [
    price('margherita', 'large'),
    price('tonno', 'large'),
    price('margherita', 'huge'),
    price('margherita', 'bowl'),
  ]
  const says = [branchMessages.notPublished]
  expect(unpublishedPrices(published, 'ost', branchDocument({ prices }))).toEqual({
    'prices.1.price': says,
    'prices.2.price': says,
    'prices.3.price': says,
  })
})

test('a price that a branch has had since before its dish was moved keeps nobody from saving the branch', () => {
  const branch = branchDocument({ name: 'Am See', prices: [price('margherita', 'bowl')] })
  expect(unpublishedPrices(published, 'nord', branch)).toEqual({})
})
