import { expect, test } from 'vitest'
import { excludeAllergens } from './exclude-allergens.ts'

const dish = (...allergens: string[]) => ({ allergens })
const margherita = dish('A1', 'G')
const carbonara = dish('A1', 'C', 'G')
const burger = dish('A1')
const cola = dish()
const dishes = [margherita, carbonara, burger, cola]

test('excluding milk hides every dish with milk, and counts dishes without any record as unknown', () => {
  expect(excludeAllergens(dishes, ['G'])).toEqual({ shown: [burger], hidden: 2, unknown: 1 })
})

test('R-F1 a dish whose allergens are not all known is hidden, whatever is on record, and counts as unknown', () => {
  const open = { ...dish('A1'), allergensUnknown: true }
  expect(excludeAllergens([open, burger], ['H'])).toEqual({ shown: [burger], hidden: 0, unknown: 1 })
})

test('a group stands for its named members, but not for other codes', () => {
  const rye = dish('A2')
  const odd = dish('AB')
  expect(excludeAllergens([rye, odd], ['A']).shown).toEqual([odd])
  expect(excludeAllergens([rye, odd], ['A1']).shown).toEqual([rye, odd])
})

test('without a choice everything is shown', () => {
  expect(excludeAllergens(dishes, [])).toEqual({ shown: dishes, hidden: 0, unknown: 0 })
})
