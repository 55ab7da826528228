import { expect, test } from 'vitest'
import { checkItem } from '#domain/menu/check-item.ts'
import { menuItem, productItem, slotPick } from '#domain/test/item-fixture.ts'
import { burger, lunchCombo, margherita } from '#domain/test/menu-fixture.ts'
import type { CartItem } from '#contract/cart.ts'
import { type Dish, snapshotOf } from './dish.ts'
import { groupName, isMissing } from './missing.ts'

const lunch: Dish = { kind: 'combo', explained: {}, key: 'menus/lunch', category: '', combo: lunchCombo }
const burgerDish: Dish = {
  kind: 'product',
  explained: {},
  key: 'burgers/burger',
  category: '',
  product: burger,
}

const missingIn = (dish: Dish, item: CartItem): string[] =>
  checkItem(snapshotOf(dish), item)
    .filter(isMissing)
    .map(({ path }) => groupName(dish, path))

test('an empty slot is named', () => {
  expect(missingIn(lunch, menuItem('lunch', [slotPick('drink', 'cola')]))).toEqual(['main', 'side'])
})

test('a required variant of a dish in a slot is named with its slot', () => {
  const items = [slotPick('main', 'burger'), slotPick('side', 'salad'), slotPick('drink', 'cola')]
  expect(missingIn(lunch, menuItem('lunch', items))).toEqual(['main, sauce'])
})

test('an empty slot below an option is named', () => {
  const item = productItem('burger', {
    sizeId: 'piece',
    optionIds: [
      { variantId: 'sauce', value: 'ketchup' },
      {
        variantId: 'serving',
        value: 'menu',
        menus: [{ optionId: 'menu', items: [slotPick('drink', 'cola')] }],
      },
    ],
  })
  expect(missingIn(burgerDish, item)).toEqual(['side'])
})

test('a missing size has no name of its own', () => {
  const dish: Dish = {
    kind: 'product',
    explained: {},
    key: 'pizza/margherita',
    category: '',
    product: margherita,
  }
  expect(missingIn(dish, productItem('margherita'))).toEqual([''])
})
