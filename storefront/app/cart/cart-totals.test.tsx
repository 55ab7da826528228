import { expect, test } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { CartTotals } from './cart-totals.tsx'

const always = { PRICES_INCLUDE_TAX: '1', REUSABLE_PACKAGING: '', REUSABLE_DEPOSIT: '0' }
const totals = (ways: Record<string, string>) =>
  renderInShop(<CartTotals cart={emptyCart} />, { ...always, ...ways })

test('a cart that is delivered says that delivery comes on top', () => {
  expect(totals({ ALLOW_DELIVERY: '1' })).toMatch(/Total without delivery.*incl\. VAT, .*plus delivery costs/)
})

test('a cart that is not delivered says nothing of delivery', () => {
  const html = totals({ ALLOW_DELIVERY: '', ALLOW_TAKEAWAY: '1' })
  expect(html).toMatch(/>Total<.*incl\. VAT</)
  expect(html).not.toContain('delivery')
})
