import fc from 'fast-check'
import { zero } from '../money.ts'
import { expect, test } from 'vitest'
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
import { chosenSize } from './chosen.ts'
import { unitPrice } from './line-price.ts'
import { choiceTexts, describeItem, kitchenChoices } from './line-text.ts'

const mayo = { variantId: 'dips', value: ['mayo'] }

test('a product names its size and its extras with their prices', () => {
  const item = productItem('margherita', { sizeId: 'medium', extraIds: [chosenExtra('olives')] })
  expect(describeItem(menu, item)).toMatchObject({
    name: 'Margherita',
    size: 'Medium',
    extras: [{ id: 'olives', name: 'Olives', price: 100 }],
    options: [],
    items: [],
  })
})

test('a single size has its name blanked', () => {
  expect(describeItem(menu, productItem('carbonara')).size).toBe('')
})

test('options and the picks of their child menus stand as name and value', () => {
  const child = {
    optionId: 'menu',
    items: [slotPick('side', 'fries', { optionIds: [mayo] }), slotPick('drink', 'cola')],
  }
  const item = productItem('burger', { optionIds: [ketchup, { ...burgerAsMenu, menus: [child] }] })
  const text = describeItem(menu, item)
  expect(text.options).toEqual([
    { name: 'sauce', value: 'ketchup', price: 0 },
    { name: 'serving', value: 'menu', price: 400 },
    { name: 'side', value: 'Fries (Bowl, dips: Mayo)', price: 50 },
    { name: 'drink', value: 'Cola (0,33 l)', price: 0 },
  ])
})

test('an option that was chosen several times stands with its number and what it costs altogether', () => {
  const text = describeItem(menu, bowlWith(severalOf('garnish', 'olives', 'olives', 'olives', 'corn')))
  expect(text.options.slice(1)).toEqual([
    { name: 'garnish', value: '3× Olives', price: 100 },
    { name: 'garnish', value: 'corn', price: 0 },
  ])
})

test('a combo names every slot with its product, its size and choices', () => {
  const item = menuItem('lunch', lunch().items.with(1, slotPick('side', 'fries', { optionIds: [mayo] })))
  expect(describeItem(menu, item).items).toEqual([
    {
      slot: 'main',
      product: 'Burger',
      size: '',
      extras: [],
      options: [{ name: 'sauce', value: 'ketchup', price: 0 }],
      price: 0,
      choices: ['Piece', 'sauce: ketchup'],
    },
    {
      slot: 'side',
      product: 'Fries',
      size: '',
      extras: [],
      options: [{ name: 'dips', value: 'Mayo', price: 50 }],
      price: 50,
      choices: ['Bowl', 'dips: Mayo'],
    },
    {
      slot: 'drink',
      product: 'Cola',
      size: '0,33 l',
      extras: [],
      options: [],
      price: 0,
      choices: ['0,33 l'],
    },
  ])
})

test('allergens and additives are the union of exactly what was chosen, in the order of their codes', () => {
  const item = productItem('burger', {
    optionIds: [
      { variantId: 'sauce', value: 'aioli' },
      { variantId: 'toppings', value: ['bacon'] },
      burgerAsMenu,
    ],
  })
  const text = describeItem(menu, item)
  expect(text.allergens).toEqual([
    { code: 'A1', name: 'Wheat' },
    { code: 'C', name: 'Eggs' },
  ])
  expect(text.additives.map(({ code }) => code)).toEqual(['2', '13'])
})

test('a changed option changes the allergens', () => {
  expect(
    describeItem(menu, productItem('burger', { optionIds: [ketchup] })).allergens.map(({ code }) => code),
  ).toEqual(['A1'])
})

test('a combo shows the union of its parts', () => {
  const text = describeItem(menu, menuItem('lunch', lunch().items.with(2, slotPick('drink', 'beer'))))
  expect(text.allergens.map(({ code }) => code)).toEqual(['A1'])
  expect(describeItem(menu, lunch()).additives.map(({ code }) => code)).toEqual(['13'])
})

test('an unknown item has no text', () => {
  expect(describeItem(menu, productItem('sushi')).name).toBe('')
  expect(describeItem(menu, menuItem('brunch', [])).name).toBe('')
})

test('the short list of choices reads size, options, extras and dishes', () => {
  const pizza = productItem('margherita', { sizeId: 'small', extraIds: [chosenExtra('mozzarella')] })
  expect(choiceTexts(describeItem(menu, pizza))).toEqual(['Small', 'Mozzarella'])
  expect(choiceTexts(describeItem(menu, lunch()))).toEqual([
    'Burger (Piece, sauce: ketchup)',
    'Fries (Bowl)',
    'Cola (0,33 l)',
  ])
})

test('size, options and extras of a product add up to its price', () => {
  fc.assert(
    fc.property(validItem, (item) => {
      if (item.kind === 'menuItem') return
      const product = menu.products.get(item.productId)
      const text = describeItem(menu, item)
      const parts = [...text.options, ...text.extras].reduce((all, { price }) => all + price, 0)
      expect((product && chosenSize(product, item)?.price) ?? 0).toBe(unitPrice(menu, item) - parts)
    }),
  )
})

test('a choice that is a question is followed by its answer without a colon', () => {
  const options = [
    { name: 'Wie gebraten?', value: 'Medium', price: zero },
    { name: 'Teig', value: 'Dinkel', price: zero },
  ]
  expect(choiceTexts({ size: '', extras: [], items: [], options })).toEqual([
    'Wie gebraten? Medium',
    'Teig: Dinkel',
  ])
})

test('the kitchen reads a plus before what is added and none before what was chosen', () => {
  const words = { size: 'Groß', items: [], extras: [{ id: 'olives', name: 'Oliven', price: zero }] }
  const options = [{ name: 'Etwas weglassen?', value: 'Ohne Zwiebeln', price: zero }]
  expect(kitchenChoices({ ...words, options })).toEqual(['Etwas weglassen? Ohne Zwiebeln', '+ Oliven'])
})

test('the kitchen reads several answers to one question behind it together', () => {
  const answers = ['Ohne Zwiebeln', 'Ohne Knoblauch'].map((value) => ({ value, price: zero }))
  const options = [
    { name: 'Teig', value: 'Dinkel', price: zero },
    ...answers.map((answer) => ({ name: 'Etwas weglassen?', ...answer })),
  ]
  expect(kitchenChoices({ size: '', extras: [], items: [], options })).toEqual([
    'Teig: Dinkel',
    'Etwas weglassen? Ohne Zwiebeln, Ohne Knoblauch',
  ])
})

test('the kitchen reads a plus before what is added to a dish of a combo, and none before the dish itself', () => {
  const pizza = productItem('margherita', { sizeId: 'small', extraIds: [chosenExtra('olives')] })
  const { extras, options, size } = describeItem(menu, pizza)
  const choices = [size, ...extras.map(({ name }) => name)]
  const slot = { slot: 'main', product: 'Margherita', price: zero, size, extras, options, choices }
  expect(kitchenChoices({ size: '', extras: [], options: [], items: [slot] })).toEqual([
    'Margherita (Small, + Olives)',
  ])
})
