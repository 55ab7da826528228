import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { HowBlock } from './how-block.tsx'
import type { Checkout } from './use-checkout.ts'

const PlaceChoice = () => null

test('a restaurant without any way of handing over says that nothing can be ordered, and whom to call', () => {
  const checkout = { types: [], deliverType: '', errors: {} } as unknown as Checkout
  const page = renderInShop(<HowBlock checkout={checkout} PlaceChoice={PlaceChoice} />, {
    ADDRESS: 'Weserstraße 7',
    PHONE: '030 1234567',
  })
  expect(page).toMatch(/role="alert">We take no orders online at the moment\./)
  expect(page).toContain('<a href="tel:0301234567">Call us: 030 1234567</a>')
})
