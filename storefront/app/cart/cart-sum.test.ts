import { expect, test } from 'vitest'
import { noTip } from '#domain/cart/tip.ts'
import { totals } from '#domain/cart/totals.ts'
import { cents, zero } from '#domain/money.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { cartSums } from './cart-sum.ts'

const cart = { lines: [cartLine('a', productItem('cola', { qty: 3 }), 333, 25)], tip: noTip }
const taxes = [
  { name: 'VAT', value: 15 },
  { name: 'Levy', value: 2.5 },
]

test('a shop that adds taxes shows them in the cart, as the checkout will', () => {
  const { tax, total } = totals({
    lines: [{ price: cents(999), deposit: cents(75) }],
    delivery: zero,
    discount: zero,
    taxes,
    tip: zero,
  })
  expect(cartSums(cart, taxes)).toEqual({ goods: 999, deposit: 75, tax, total })
})

test('where prices include tax nothing is added', () => {
  expect(cartSums(cart)).toEqual({ goods: 999, deposit: 75, tax: 0, total: 1074 })
})
