import { expect, test } from 'vitest'
import { lunch, menuItem, productItem, slotPick } from '../test/item-fixture.ts'
import { menu } from '../test/menu-fixture.ts'
import { highest, minAgeOf } from './min-age.ts'

test('R-F7 a beer asks for 16 years, alone and in a combo', () => {
  expect(minAgeOf(menu, productItem('beer'))).toBe(16)
  expect(minAgeOf(menu, menuItem('lunch', lunch().items.with(2, slotPick('drink', 'beer'))))).toBe(16)
})

test('food asks for no age', () => {
  expect(minAgeOf(menu, lunch())).toBeUndefined()
  expect(minAgeOf(menu, productItem('sushi'))).toBeUndefined()
})

test('R-F7 the highest age counts', () => {
  expect(highest([16, undefined, 18])).toBe(18)
  expect(highest([undefined])).toBeUndefined()
})
