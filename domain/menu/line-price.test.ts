import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
import { menu } from '../test/menu-fixture.ts'
import { validItem } from '../test/valid-item.ts'
import { chosenPicks } from './chosen.ts'
import { discountPrice } from './combo.ts'
import { lineDeposit, linePrice, pickSurcharges, priceParts, unitPrice } from './line-price.ts'

const mozzarella = [chosenExtra('mozzarella')]
const aioli = { variantId: 'sauce', value: 'aioli' }
const burgerMenuWith = (side: ReturnType<typeof slotPick>): CartItem =>
  productItem('burger', {
    optionIds: [
      ketchup,
      { ...burgerAsMenu, menus: [{ optionId: 'menu', items: [side, slotPick('drink', 'cola')] }] },
    ],
  })
const mayoFries = slotPick('side', 'fries', { optionIds: [{ variantId: 'dips', value: ['mayo'] }] })

describe('the price of one piece', () => {
  test.each<[string, CartItem, number]>([
    ['a product with one size', productItem('carbonara'), 1090],
    ['the chosen size', productItem('margherita', { sizeId: 'large' }), 1290],
    [
      'an extra at the price of the small size',
      productItem('margherita', { sizeId: 'small', extraIds: mozzarella }),
      890,
    ],
    [
      'an extra at the price of the large size',
      productItem('margherita', { sizeId: 'large', extraIds: mozzarella }),
      1490,
    ],
    [
      'options',
      productItem('burger', { optionIds: [aioli, { variantId: 'toppings', value: ['bacon', 'cheese'] }] }),
      1290,
    ],
    ['options beyond the free ones', bowlWith(severalOf('garnish', 'olives', 'olives', 'truffle')), 1300],
    ['an option as often as it was chosen', bowlWith(severalOf('dressing', 'soy', 'soy')), 1300],
    ['an option with a child menu', burgerMenuWith(slotPick('side', 'fries')), 1390],
    ['surcharges inside a child menu', burgerMenuWith(mayoFries), 1440],
    ['a combo', lunch(), 1290],
    ['a combo with a discount', lunch({ menuId: 'saver' }), 1161],
    [
      'a combo with surcharges, which get no discount',
      menuItem('saver', lunch().items.with(1, mayoFries)),
      1211,
    ],
    ['a combo that is not complete yet', menuItem('lunch', []), 1290],
    ['a product without a size yet', productItem('margherita'), 0],
    ['an unknown product', productItem('sushi'), 0],
    ['an unknown combo', menuItem('brunch', []), 0],
  ])('counts %s', (_, item, expected) => {
    expect(unitPrice(menu, item)).toBe(expected)
  })

  test('is multiplied by the quantity', () => {
    expect(linePrice(menu, productItem('carbonara', { qty: 3 }))).toBe(3270)
  })
})

describe('the deposit', () => {
  test.each<[string, CartItem, number]>([
    ['of a drink', productItem('cola', { sizeId: 'can', qty: 2 }), 50],
    ['of the chosen size', productItem('cola', { sizeId: 'bottle' }), 15],
    ['of a drink in a combo', lunch({ qty: 3 }), 75],
    ['of a drink in a child menu', burgerMenuWith(slotPick('side', 'fries')), 25],
    ['of a dish', productItem('carbonara'), 0],
  ])('R-P3 %s', (_, item, expected) => {
    expect(lineDeposit(menu, item)).toBe(expected)
  })
})

describe('the parts by VAT class', () => {
  test('R-T2 split a combo by the single prices of what was picked', () => {
    expect(priceParts(menu, lunch({ qty: 2 }))).toEqual([
      { vatClass: 'food', gross: 2 * 738, deposit: 0 },
      { vatClass: 'food', gross: 2 * 336, deposit: 0 },
      { vatClass: 'drink', gross: 2 * 216, deposit: 50 },
    ])
  })

  test('leave the surcharge of a slot with its own product', () => {
    const parts = priceParts(menu, menuItem('lunch', lunch().items.with(1, mayoFries)))
    expect(parts.map((part) => part.gross)).toEqual([738, 336 + 50, 216])
  })

  test('R-T2 split what an option with a child menu costs together with its product', () => {
    const parts = priceParts(menu, burgerMenuWith(slotPick('side', 'fries')))
    expect(parts.map(({ vatClass, gross }) => [vatClass, gross])).toEqual([
      ['food', 795],
      ['food', 362],
      ['drink', 233],
    ])
  })

  test('of a combo without picks are food', () => {
    expect(priceParts(menu, menuItem('lunch', []))).toEqual([{ vatClass: 'food', gross: 1290, deposit: 0 }])
  })

  test('add up to the price and the deposit of every line', () => {
    fc.assert(
      fc.property(validItem, (item) => {
        const parts = priceParts(menu, item)
        expect(parts.reduce((all, part) => all + part.gross, 0)).toBe(linePrice(menu, item))
        expect(parts.reduce((all, part) => all + part.deposit, 0)).toBe(lineDeposit(menu, item))
      }),
    )
  })

  test('R-T2 give no product of a cheaper combo more than its single price and surcharges', () => {
    fc.assert(
      fc.property(validItem, (item) => {
        if (item.kind === 'productItem') return
        const combo = menu.combos.get(item.menuId)
        const picks = combo ? chosenPicks(combo, item.items) : []
        const highest = picks.reduce((all, pick) => all + (pick.size?.price ?? 0) + pickSurcharges(pick), 0)
        if (combo) expect(discountPrice(combo.price, combo.discount)).toBeLessThanOrEqual(highest)
        const drink = picks.find((pick) => pick.slot.id === 'drink')
        const drinkPart = priceParts(menu, { ...item, qty: 1 }).findLast((part) => part.vatClass === 'drink')
        expect(drinkPart?.gross).toBeLessThanOrEqual(drink?.size?.price ?? 0)
      }),
    )
  })
})
