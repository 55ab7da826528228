import { expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import {
  bowlWith,
  burgerAsMenu,
  chosenExtra,
  ketchup,
  lunch,
  menuItem,
  productItem,
  severalOf,
  slotPick,
} from '../test/item-fixture.ts'
import { itemKey } from './item-key.ts'

test.each<[string, CartItem, CartItem]>([
  ['the quantity', productItem('carbonara'), productItem('carbonara', { qty: 4 })],
  [
    'the order of extras, and extras that are not selected',
    productItem('pizza', {
      extraIds: [chosenExtra('a'), chosenExtra('b'), { extraId: 'c', selected: false }],
    }),
    productItem('pizza', { extraIds: [chosenExtra('b'), chosenExtra('a')] }),
  ],
  [
    'the order of options, and one value in a list',
    productItem('burger', { optionIds: [ketchup, burgerAsMenu] }),
    productItem('burger', { optionIds: [burgerAsMenu, { variantId: 'sauce', value: ['ketchup'] }] }),
  ],
  [
    'the order in which an option was chosen several times',
    bowlWith(severalOf('garnish', 'olives', 'corn', 'olives')),
    bowlWith(severalOf('garnish', 'olives', 'olives', 'corn')),
  ],
  ['the order of slots', lunch(), menuItem('lunch', lunch().items.toReversed())],
])('%s does not count', (_, one, other) => {
  expect(itemKey(one)).toBe(itemKey(other))
})

test.each<[string, CartItem, CartItem]>([
  ['the size', productItem('pizza', { sizeId: 's' }), productItem('pizza', { sizeId: 'm' })],
  ['an extra', productItem('pizza', { extraIds: [chosenExtra('a')] }), productItem('pizza')],
  ['an option', productItem('burger', { optionIds: [ketchup] }), productItem('burger')],
  [
    'how often an option was chosen',
    bowlWith(severalOf('garnish', 'olives', 'olives')),
    bowlWith(severalOf('garnish', 'olives')),
  ],
  ['a picked product', lunch(), menuItem('lunch', lunch().items.with(2, slotPick('drink', 'beer')))],
  [
    'a pick of a child menu',
    productItem('burger', { optionIds: [burgerAsMenu] }),
    productItem('burger', {
      optionIds: [{ ...burgerAsMenu, menus: [{ optionId: 'menu', items: [slotPick('side', 'salad')] }] }],
    }),
  ],
  ['product or combo', productItem('lunch'), menuItem('lunch', [])],
])('%s counts', (_, one, other) => {
  expect(itemKey(one)).not.toBe(itemKey(other))
})
