import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem, OptionPick } from '#contract/cart.ts'
import { messages } from '../messages.ts'
import { anyItem } from '../test/any-item.ts'
import {
  burgerAsMenu,
  chosenExtra,
  ketchup,
  lunch,
  menuItem,
  productItem,
  severalOf,
  slotPick,
} from '../test/item-fixture.ts'
import { combo, fries, menu, option, product, salad, size, slot, variant } from '../test/menu-fixture.ts'
import { validItem } from '../test/valid-item.ts'
import { checkItem } from './check-item.ts'
import { linePrice, priceParts } from './line-price.ts'
import { describeItem } from './line-text.ts'
import { menuSnapshot } from './menu-snapshot.ts'

const burgerWith = (...optionIds: OptionPick[]): CartItem => productItem('burger', { optionIds })
const pizza = (more: Parameters<typeof productItem>[1]): CartItem => productItem('margherita', more)
const at = (...path: string[]): string => path.join('.')
const child = (items: ReturnType<typeof slotPick>[]): OptionPick => ({
  ...burgerAsMenu,
  menus: [{ optionId: 'menu', items }],
})

describe('items that may be ordered', () => {
  test.each<[string, CartItem]>([
    ['a product with one size and no size named', productItem('carbonara')],
    [
      'a product in a chosen size with extras',
      pizza({ sizeId: 'medium', extraIds: [chosenExtra('olives')] }),
    ],
    [
      'an unknown extra that is not selected',
      pizza({ sizeId: 'small', extraIds: [{ extraId: 'x', selected: false }] }),
    ],
    ['a burger as a menu', burgerWith(ketchup, burgerAsMenu)],
    [
      'one value of a checkbox variant without a list',
      burgerWith(ketchup, { variantId: 'toppings', value: 'bacon' }),
    ],
    [
      'an empty list for a variant that is not required',
      burgerWith(ketchup, { variantId: 'toppings', value: [] }),
    ],
    ['a full combo', lunch({ qty: 6 })],
  ])('%s', (_, item) => {
    expect(checkItem(menu, item)).toEqual([])
  })
})

describe('items that may not', () => {
  test.each<[string, CartItem, string, string]>([
    ['an unknown product', productItem('sushi'), 'productId', messages.unknownProduct],
    ['an unknown combo', menuItem('brunch', []), 'menuId', messages.unknownCombo],
    ['a sold out product', productItem('soup'), 'productId', messages.soldOut],
    ['no size of several', pizza({}), 'sizeId', messages.sizeMissing],
    ['a size of another category', pizza({ sizeId: 'can' }), 'sizeId', messages.wrongSize],
    [
      'a wrong size of a product with one size',
      productItem('carbonara', { sizeId: 'small' }),
      'sizeId',
      messages.wrongSize,
    ],
    ['quantity 0', productItem('carbonara', { qty: 0 }), 'qty', messages.wrongQuantity],
    ['quantity 7', lunch({ qty: 7 }), 'qty', messages.wrongQuantity],
    ['quantity 1.5', productItem('carbonara', { qty: 1.5 }), 'qty', messages.wrongQuantity],
    [
      'an extra of another product',
      pizza({ sizeId: 'small', extraIds: [chosenExtra('onions')] }),
      'extraIds.onions',
      messages.unknownExtra,
    ],
    [
      'an extra without a price in the size',
      pizza({ sizeId: 'large', extraIds: [chosenExtra('olives')] }),
      'extraIds.olives',
      messages.extraNotInSize,
    ],
    [
      'an extra twice',
      pizza({ sizeId: 'small', extraIds: [chosenExtra('olives'), chosenExtra('olives')] }),
      'extraIds.olives',
      messages.duplicateExtra,
    ],
    ['a required variant left out', burgerWith(), 'optionIds.sauce', messages.optionMissing],
    [
      'a required variant with an empty list',
      burgerWith({ variantId: 'sauce', value: [] }),
      'optionIds.sauce',
      messages.optionMissing,
    ],
    [
      'a variant of another product',
      burgerWith(ketchup, { variantId: 'dips', value: ['mayo'] }),
      'optionIds.dips',
      messages.unknownVariant,
    ],
    ['a variant twice', burgerWith(ketchup, ketchup), 'optionIds.sauce', messages.duplicateVariant],
    [
      'an option of another variant',
      burgerWith({ variantId: 'sauce', value: 'bacon' }),
      'optionIds.sauce',
      messages.unknownOption,
    ],
    [
      'two values of a select variant',
      burgerWith({ variantId: 'sauce', value: ['ketchup', 'aioli'] }),
      'optionIds.sauce',
      messages.severalOptions,
    ],
    [
      'a checkbox option twice',
      burgerWith(ketchup, { variantId: 'toppings', value: ['bacon', 'bacon'] }),
      'optionIds.toppings',
      messages.duplicateOption,
    ],
    [
      'an option without its child menu',
      burgerWith(ketchup, { variantId: 'serving', value: 'menu' }),
      'optionIds.serving.menus.menu',
      messages.childMissing,
    ],
    [
      'a child menu of an option that was not chosen',
      burgerWith(ketchup, { ...burgerAsMenu, value: 'solo' }),
      'optionIds.serving.menus.menu',
      messages.childSuperfluous,
    ],
    [
      'a child menu of an option that has none',
      burgerWith({ ...ketchup, menus: [{ optionId: 'ketchup', items: [] }] }),
      'optionIds.sauce.menus.ketchup',
      messages.childSuperfluous,
    ],
    [
      'a child menu sent twice',
      burgerWith(ketchup, {
        ...burgerAsMenu,
        menus: [...(burgerAsMenu.menus ?? []), ...(burgerAsMenu.menus ?? [])],
      }),
      'optionIds.serving.menus.menu',
      messages.childDuplicate,
    ],
    [
      'a child menu with an empty slot',
      burgerWith(ketchup, child([slotPick('drink', 'cola')])),
      'optionIds.serving.menus.menu.items.side',
      messages.slotMissing,
    ],
    [
      'a combo with an empty slot',
      menuItem('lunch', lunch().items.slice(0, 2)),
      'items.drink',
      messages.slotMissing,
    ],
    [
      'a slot twice',
      menuItem('lunch', [...lunch().items, slotPick('side', 'salad')]),
      'items.side',
      messages.duplicateSlot,
    ],
    [
      'an unknown slot',
      menuItem('lunch', [...lunch().items, slotPick('dessert', 'cola')]),
      'items.dessert',
      messages.unknownSlot,
    ],
    [
      'a product that is not in the slot',
      menuItem('lunch', [...lunch().items.slice(0, 2), slotPick('drink', 'latte')]),
      'items.drink',
      messages.notInSlot,
    ],
    [
      'a sold out product in a slot',
      menuItem('lunch', lunch().items.with(1, slotPick('side', 'soup'))),
      'items.side',
      messages.soldOut,
    ],
    [
      'a required variant left out in a slot',
      menuItem('lunch', lunch().items.with(0, slotPick('main', 'burger'))),
      'items.main.optionIds.sauce',
      messages.optionMissing,
    ],
  ])('%s', (_, item, path, message) => {
    expect(checkItem(menu, item).map((problem) => [at(...problem.path), problem.message])).toEqual([
      [path, message],
    ])
  })

  test.each<[string, CartItem, string]>([
    ['a size', productItem('lemonade', { sizeId: 'small' }), 'Small'],
    [
      'an option',
      productItem('lemonade', { sizeId: 'large', optionIds: [severalOf('ice', 'crushed')] }),
      'crushed',
    ],
    ['a dish in a slot', menuItem('thirst', [slotPick('drink', 'water')]), 'water'],
  ])('name what of them is sold out, so that something else can be chosen: %s', (_, item, choice) => {
    const gone = { soldOut: true }
    const water = product('water', [size('glass', 'Glass', 200)], gone)
    const sizes = [size('small', 'Small', 300, gone), size('large', 'Large', 400)]
    const ice = variant('ice', 'checkbox', false, [option('crushed', 0, gone), option('cubes')])
    const drinks = menuSnapshot(
      [product('lemonade', sizes, { variants: [ice] }), water],
      [combo('thirst', 300, [slot('drink', 'glass', [water])])],
    )
    expect(checkItem(drinks, item)).toMatchObject([{ message: messages.soldOut, choice }])
  })

  test('a sold out combo, and a slot product that is not sold in the size of its slot', () => {
    const broken = combo('broken', 500, [slot('side', 'bucket', [fries])], { soldOut: true })
    const problems = checkItem(menuSnapshot([], [broken]), menuItem('broken', [slotPick('side', 'fries')]))
    expect(problems.map(({ message }) => message)).toEqual([messages.soldOut, messages.wrongSize])
  })

  test('every violation is reported, not only the first', () => {
    const item = productItem('margherita', { qty: 9, extraIds: [chosenExtra('x')], optionIds: [ketchup] })
    expect(checkItem(menu, item).map(({ message }) => message)).toEqual([
      messages.sizeMissing,
      messages.unknownExtra,
      messages.unknownVariant,
      messages.wrongQuantity,
    ])
  })

  test('a child menu below the deepest level is refused', () => {
    const filled = (inner: ReturnType<typeof slotPick>): OptionPick => ({
      variantId: 'content',
      value: 'filled',
      menus: [{ optionId: 'filled', items: [inner] }],
    })
    const box = (id: string, inner: ReturnType<typeof slotPick>): ReturnType<typeof slotPick> =>
      slotPick('inside', id, { optionIds: [filled(inner)] })
    const item = productItem('box-2', {
      optionIds: [filled(box('box-1', box('box-0', slotPick('inside', 'carbonara'))))],
    })
    expect(checkItem(menu, item).map(({ message }) => message)).toEqual([messages.childTooDeep])
  })
})

test('no item that can be sent makes the rules throw, and its parts add up to its price', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      checkItem(menu, item)
      describeItem(menu, item)
      const parts = priceParts(menu, { ...item, qty: 2 })
      const gross = parts.reduce((all, part) => all + part.gross, 0)
      expect(gross).toBe(linePrice(menu, { ...item, qty: 2 }))
    }),
    { numRuns: 1000 },
  )
})

test('whatever a guest puts together in the dialog may be ordered', () => {
  fc.assert(
    fc.property(validItem, (item) => {
      expect(checkItem(menu, item)).toEqual([])
    }),
  )
})

test('a product without sizes cannot be ordered', () => {
  const ghost = product('ghost', [], {})
  expect(
    checkItem(menuSnapshot([ghost, salad, product('x', [size('s', 'S', 1)])]), productItem('ghost')),
  ).toEqual([{ path: ['sizeId'], message: messages.wrongSize }])
})
