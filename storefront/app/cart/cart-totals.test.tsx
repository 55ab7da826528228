import { expect, test } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { AtTable } from '../ordering/at-table.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { CartTotals } from './cart-totals.tsx'

const always = { PRICES_INCLUDE_TAX: '1', REUSABLE_PACKAGING: '', REUSABLE_DEPOSIT: '0' }
const totals = (ways: Record<string, string>, isAtTable = false) =>
  renderInShop(
    <AtTable value={isAtTable}>
      <CartTotals cart={emptyCart} />
    </AtTable>,
    { ...always, ...ways },
  )

test('a cart that is delivered says that delivery comes on top', () => {
  expect(totals({ ALLOW_DELIVERY: '1' })).toMatch(/Total without delivery.*incl\. VAT, .*plus delivery costs/)
})

test.each([
  ['is picked up', { ALLOW_DELIVERY: '', ALLOW_TAKEAWAY: '1' }, false],
  ['is brought to a table', { ALLOW_DELIVERY: '1' }, true],
])('a cart that %s says nothing of delivery', (_, ways, isAtTable) => {
  const html = totals(ways, isAtTable)
  expect(html).toMatch(/>Total<.*incl\. VAT</)
  expect(html).not.toMatch(/delivery/i)
})
