import { expect, test } from 'vitest'
import { chosenExtra, productItem } from '../test/item-fixture.ts'
import { egg, gluten, menu, milk } from '../test/menu-fixture.ts'
import { noticesOf } from './notices.ts'

test('a notice that comes from several parts is told once', () => {
  const item = productItem('margherita', { sizeId: 'small', extraIds: [chosenExtra('mozzarella')] })
  expect(noticesOf(menu, item)).toEqual({ allergens: [gluten, milk], additives: [] })
})

test('an extra that has no price in the size adds nothing', () => {
  const item = productItem('margherita', { sizeId: 'large', extraIds: [chosenExtra('olives')] })
  expect(noticesOf(menu, item).additives).toEqual([])
})

test('an option adds its own allergens', () => {
  const fries = productItem('fries', { optionIds: [{ variantId: 'dips', value: ['mayo'] }] })
  expect(noticesOf(menu, fries).allergens).toEqual([egg])
  expect(noticesOf(menu, productItem('fries')).allergens).toEqual([])
})
