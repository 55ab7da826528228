import { expect, test } from 'vitest'
import {
  bowlWith,
  burgerAsMenu,
  chosenExtra,
  ketchup,
  productItem,
  severalOf,
  slotPick,
} from '../test/item-fixture.ts'
import { bowl, burger, carbonara, lunchCombo, margherita } from '../test/menu-fixture.ts'
import { chosenExtras, chosenOptions, chosenPicks, chosenSize } from './chosen.ts'

test('the only size of a product needs no choice', () => {
  expect(chosenSize(carbonara, {})?.id).toBe('portion')
})

test('of several sizes none is chosen by itself', () => {
  expect(chosenSize(margherita, {})).toBeUndefined()
  expect(chosenSize(margherita, { sizeId: 'large' })?.name).toBe('Large')
})

test('an extra counts when it is selected and has a price in the size', () => {
  const item = productItem('margherita', {
    extraIds: [chosenExtra('olives'), chosenExtra('mozzarella'), { extraId: 'ham', selected: true }],
  })
  const names = (sizeId: string): string[] =>
    chosenExtras(margherita, item, chosenSize(margherita, { sizeId })).map(({ extra }) => extra.name)
  expect(names('medium')).toEqual(['Mozzarella', 'Olives'])
  expect(names('large')).toEqual(['Mozzarella'])
})

test('an extra that is not selected does not count', () => {
  const item = productItem('margherita', { extraIds: [{ extraId: 'mozzarella', selected: false }] })
  expect(chosenExtras(margherita, item, margherita.sizes[0])).toEqual([])
})

test('options come in the order of the menu, with the picks of their child menus', () => {
  const item = productItem('burger', {
    optionIds: [{ variantId: 'toppings', value: ['cheese', 'bacon'] }, burgerAsMenu, ketchup],
  })
  const chosen = chosenOptions(burger, item)
  expect(chosen.map(({ option }) => option.id)).toEqual(['ketchup', 'menu', 'bacon', 'cheese'])
  expect(chosen[1]?.child?.picks.map(({ product }) => product.id)).toEqual(['fries', 'cola'])
})

test('of options that were chosen several times the dearest are free, whichever was chosen first', () => {
  const priced = (...values: string[]) =>
    chosenOptions(bowl, bowlWith(severalOf('garnish', ...values)))
      .slice(1)
      .map(({ option, qty, free, price }) => [option.id, qty, free, price])
  const expected = [
    ['olives', 3, 1, 200],
    ['truffle', 1, 1, 0],
  ]
  expect(priced('olives', 'truffle', 'olives', 'olives')).toEqual(expected)
  expect(priced('truffle', 'olives', 'olives', 'olives')).toEqual(expected)
})

test('what is not asked for does not count', () => {
  const item = bowlWith({ variantId: 'done', value: 'seared' })
  expect(chosenOptions(bowl, item).map(({ option }) => option.id)).toEqual(['rice'])
})

test('picks come in the order of the slots, without those the combo does not know', () => {
  const picks = [slotPick('drink', 'cola'), slotPick('main', 'burger'), slotPick('side', 'lobster')]
  expect(chosenPicks(lunchCombo, picks).map(({ product }) => product.id)).toEqual(['burger', 'cola'])
})
