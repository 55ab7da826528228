import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { BesideCart } from './beside-cart.tsx'

test('the document says beside the menu that the cart is empty, before any script has run', () => {
  expect(renderInShop(<BesideCart>the menu</BesideCart>, {})).toMatch(
    /the menu<\/div><aside[^>]*><h2[^>]*>Cart<\/h2><p[^>]*>Nothing in here yet<\/p><\/aside>/,
  )
})
