import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { productItem } from '../test/item-fixture.ts'
import { quoteInput } from '../test/quote-fixture.ts'
import { quoteDifferences } from './quote-differences.ts'
import { quoteCart } from './quote.ts'

const pasta = { name: 'Carbonara', price: cents(1090) }
const quote = quoteCart(
  quoteInput({ items: [productItem('sushi', { qty: 9 }), productItem('carbonara'), productItem('latte')] }),
)

test('nothing is reported when everything is as it was shown', () => {
  const same = quoteCart(quoteInput())
  expect(quoteDifferences([pasta], same.totals, same)).toEqual([])
})

test('a line that is gone does not shift the others', () => {
  const seen = [{ name: 'Sushi', price: cents(500) }, pasta, { name: 'Latte', price: cents(320) }]
  expect(quoteDifferences(seen, {}, quote)).toEqual([
    { kind: 'gone', line: 0, name: 'Sushi' },
    { kind: 'price', line: 2, name: 'Latte', from: 320, to: 350 },
  ])
})

test('a renamed line is reported', () => {
  const one = quoteCart(quoteInput())
  expect(quoteDifferences([{ ...pasta, name: 'Spaghetti' }], {}, one)).toEqual([
    { kind: 'name', line: 0, from: 'Spaghetti', to: 'Carbonara' },
  ])
})

test('changed totals are reported, those that were never shown are not', () => {
  const one = quoteCart(quoteInput())
  expect(quoteDifferences([pasta], { delivery: cents(250), total: cents(1340), tip: cents(0) }, one)).toEqual(
    [
      { kind: 'delivery', from: 250, to: 0 },
      { kind: 'total', from: 1340, to: 1090 },
    ],
  )
})
