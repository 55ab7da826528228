import { expect, test } from 'vitest'
import type { Combo, Product } from '#contract/menu.ts'
import { checkItem } from '#domain/menu/check-item.ts'
import { chosenExtra, ketchup, menuItem, productItem, slotPick } from '#domain/test/item-fixture.ts'
import { burger, lunchCombo, margherita, option, slot, variant } from '#domain/test/menu-fixture.ts'
import { followDish, startOf } from './configuration.ts'
import { type Dish, snapshotOf } from './dish.ts'

const dishOf = (product: Product): Dish => ({
  kind: 'product',
  explained: {},
  key: 'dishes/one',
  category: '',
  product,
})
const comboOf = (combo: Combo): Dish => ({
  kind: 'combo',
  explained: {},
  key: 'menus/lunch',
  category: '',
  combo,
})

const pizza = dishOf(margherita)
const withoutMedium = margherita.sizes.filter(({ id }) => id !== 'medium')
const mediumWithOlives = productItem('margherita', {
  sizeId: 'medium',
  extraIds: [chosenExtra('olives')],
  qty: 3,
})

test('a size that goes while the dish is open is replaced by the first one, and everything else stays', () => {
  const changed = dishOf({ ...margherita, sizes: withoutMedium })
  const followed = followDish(startOf(pizza, mediumWithOlives), changed)
  expect(followed).toEqual({
    dish: changed,
    item: { ...mediumWithOlives, sizeId: 'small' },
    changed: 'whileOpen',
  })
  expect(checkItem(snapshotOf(changed), followed.item)).toEqual([])
})

test('a choice that goes while the dish is open leaves nothing behind that cannot be taken back', () => {
  const bacon = { variantId: 'toppings', value: ['bacon'] }
  const from = productItem('burger', { sizeId: 'piece', optionIds: [ketchup, bacon] })
  const changed = dishOf({ ...burger, variants: burger.variants.filter(({ id }) => id !== 'toppings') })
  const followed = followDish(startOf(dishOf(burger), from), changed)
  expect(followed).toMatchObject({ item: { ...from, optionIds: [ketchup] }, changed: 'whileOpen' })
})

test('a choice that has to be made from now on starts as in a dish that is opened now', () => {
  const dough = variant('dough', 'select', true, [option('wheat'), option('spelt')])
  const changed = dishOf({ ...margherita, variants: [dough] })
  expect(followDish(startOf(pizza, mediumWithOlives), changed)).toMatchObject({
    item: { ...mediumWithOlives, optionIds: [{ variantId: 'dough', value: 'wheat' }] },
    changed: 'whileOpen',
  })
})

test('a change that leaves all choices possible touches nothing, and what is still to be chosen stays open', () => {
  const begun = { ...startOf(comboOf(lunchCombo), undefined), item: menuItem('lunch', []) }
  const renamed = comboOf({ ...lunchCombo, name: 'Lunch' })
  expect(followDish(begun, renamed)).toEqual({ ...begun, dish: renamed })
})

test('a dish that leaves its slot is asked for again, the others stay', () => {
  const [main, drink] = [slotPick('main', 'burger', { optionIds: [ketchup] }), slotPick('drink', 'cola')]
  const [first, side, last] = lunchCombo.items
  const fewer = slot('side', 'bowl', side!.products.slice(1))
  const changed = comboOf({ ...lunchCombo, items: [first!, fewer, last!] })
  const begun = startOf(comboOf(lunchCombo), menuItem('lunch', [main, slotPick('side', 'fries'), drink]))
  expect(followDish(begun, changed)).toMatchObject({
    item: menuItem('lunch', [main, drink]),
    changed: 'whileOpen',
  })
})

test('a dish that is sold out keeps its choices, and is compared with them when it can be had again', () => {
  const start = startOf(pizza, mediumWithOlives)
  const soldOut = followDish(start, dishOf({ ...margherita, sizes: withoutMedium, soldOut: true }))
  expect(soldOut).toEqual(start)
  expect(followDish(soldOut, dishOf(margherita))).toEqual(start)
  expect(followDish(soldOut, dishOf({ ...margherita, sizes: withoutMedium }))).toMatchObject({
    item: { sizeId: 'small' },
    changed: 'whileOpen',
  })
})
