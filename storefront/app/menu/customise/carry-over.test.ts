import { expect, test } from 'vitest'
import type { SlotPick } from '#contract/cart.ts'
import { checkItem } from '#domain/menu/check-item.ts'
import {
  bowlWith,
  burgerAsMenu,
  chosenExtra,
  ketchup,
  menuItem,
  productItem,
  severalOf,
  slotPick,
} from '#domain/test/item-fixture.ts'
import { bowl, burger, lunchCombo, margherita } from '#domain/test/menu-fixture.ts'
import { carryOver } from './carry-over.ts'
import { type Dish, snapshotOf } from './dish.ts'

const pizza: Dish = {
  kind: 'product',
  explained: {},
  key: 'pizza/margherita',
  category: 'Pizza',
  product: margherita,
}
const lunch: Dish = { kind: 'combo', explained: {}, key: 'menus/lunch', category: '', combo: lunchCombo }

test('size, known extras and quantity stay, an extra that is gone falls away', () => {
  const from = productItem('margherita', {
    sizeId: 'medium',
    extraIds: [chosenExtra('mozzarella'), chosenExtra('gone')],
    qty: 4,
  })
  expect(carryOver(pizza, from)).toEqual({ ...from, extraIds: [chosenExtra('mozzarella')] })
})

test('a size that is not sold any more becomes the first one', () => {
  expect(carryOver(pizza, productItem('margherita', { sizeId: 'gone' }))).toMatchObject({ sizeId: 'small' })
})

test('a dish that is sold out leaves its slot empty, the others stay as configured', () => {
  const main = slotPick('main', 'burger', { optionIds: [{ variantId: 'sauce', value: 'aioli' }] })
  const from = menuItem('lunch', [main, slotPick('side', 'soup'), slotPick('drink', 'cola')], 2)
  expect(carryOver(lunch, from)).toEqual(menuItem('lunch', [main, slotPick('drink', 'cola')], 2))
})

test('what was carried over can be ordered when nothing has to be chosen', () => {
  const dish: Dish = { kind: 'product', explained: {}, key: 'burgers/burger', category: '', product: burger }
  const from = productItem('burger', {
    sizeId: 'gone',
    optionIds: [
      { variantId: 'sauce', value: 'gone' },
      { variantId: 'toppings', value: ['cheese', 'bacon', 'gone'] },
    ],
  })
  const carried = carryOver(dish, from)
  expect(checkItem(snapshotOf(dish), carried)).toEqual([])
  expect(carried).toMatchObject({
    optionIds: [
      { variantId: 'sauce', value: 'ketchup' },
      { variantId: 'toppings', value: ['bacon', 'cheese'] },
    ],
  })
})

test('numbers stay as far as they are possible, and what depends on an option goes with it', () => {
  const dish: Dish = { kind: 'product', explained: {}, key: 'bowls/bowl', category: '', product: bowl }
  const from = bowlWith(
    { variantId: 'done', value: 'raw' },
    severalOf('garnish', 'olives', 'olives', 'olives', 'olives', 'truffle'),
    severalOf('dressing', 'soy', 'gone'),
  )
  const carried = carryOver(dish, from)
  expect(checkItem(snapshotOf(dish), carried)).toEqual([])
  expect(carried).toMatchObject({
    optionIds: [
      { variantId: 'base', value: 'rice' },
      severalOf('garnish', 'olives', 'olives', 'olives', 'truffle'),
      severalOf('dressing', 'soy'),
    ],
  })
})

test('an option with a menu of its own stays chosen with its dishes, and with what was chosen of them', () => {
  const dish: Dish = { kind: 'product', explained: {}, key: 'burgers/burger', category: '', product: burger }
  const side = slotPick('side', 'fries', { optionIds: [severalOf('dips', 'mayo')] })
  const serving = (...items: SlotPick[]) => ({ ...burgerAsMenu, menus: [{ optionId: 'menu', items }] })
  const from = productItem('burger', {
    sizeId: 'gone',
    optionIds: [ketchup, serving(side, slotPick('drink', 'gone'))],
  })
  expect(carryOver(dish, from)).toEqual({
    ...from,
    sizeId: 'piece',
    optionIds: [ketchup, serving(slotPick('drink', 'cola'), side)],
  })
})
