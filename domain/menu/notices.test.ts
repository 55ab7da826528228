import { expect, test } from 'vitest'
import { chosenExtra, productItem } from '../test/item-fixture.ts'
import { egg, gluten, menu, milk } from '../test/menu-fixture.ts'
import { describeItem } from './line-text.ts'
import { menuSnapshot } from './menu-snapshot.ts'
import { noticesOf } from './notices.ts'

test('R-F1 a notice that comes from several parts is listed once', () => {
  const item = productItem('margherita', { sizeId: 'small', extraIds: [chosenExtra('mozzarella')] })
  expect(noticesOf(menu, item)).toEqual({
    allergens: [gluten, milk],
    additives: [],
    allergensUnknown: false,
  })
})

test('an extra that has no price in the size adds nothing', () => {
  const item = productItem('margherita', { sizeId: 'large', extraIds: [chosenExtra('olives')] })
  expect(noticesOf(menu, item).additives).toEqual([])
})

test('R-F1 an option adds its own allergens', () => {
  const fries = productItem('fries', { optionIds: [{ variantId: 'dips', value: ['mayo'] }] })
  expect(noticesOf(menu, fries).allergens).toEqual([egg])
  expect(noticesOf(menu, productItem('fries')).allergens).toEqual([])
})

test('R-F1 a product whose allergens are undeclared is unknown, not without allergens', () => {
  const products = [...menu.products.values()].map((product) =>
    product.id === 'fries' ? { ...product, allergensUnknown: true } : product,
  )
  const unknown = menuSnapshot(products)
  expect(noticesOf(unknown, productItem('fries')).allergensUnknown).toBe(true)
  expect(describeItem(unknown, productItem('fries'))).toMatchObject({ allergensUnknown: true })
  expect(describeItem(unknown, productItem('margherita', { sizeId: 'small' }))).not.toHaveProperty(
    'allergensUnknown',
  )
})
