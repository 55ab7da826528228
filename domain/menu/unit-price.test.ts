import { expect, test } from 'vitest'
import type { Content } from '#contract/menu.ts'
import { cents } from '../money.ts'
import { contentPrice, holdsSame } from './unit-price.ts'

test.each<[number, Content, number, string]>([
  [290, { value: 0.33, unit: 'l' }, 879, 'l'],
  [290, { value: 330, unit: 'ml' }, 879, 'l'],
  [490, { value: 1, unit: 'l' }, 490, 'l'],
  [650, { value: 500, unit: 'g' }, 1300, 'kg'],
  [650, { value: 0.5, unit: 'kg' }, 1300, 'kg'],
])('R-P2 %i cents for %j are %i cents per %s', (price, content, expected, unit) => {
  expect(contentPrice(cents(price), content)).toEqual({ price: expected, unit })
})

test('sizes hold the same in whatever unit it is written, and never litres what is weighed', () => {
  expect(holdsSame({ value: 0.33, unit: 'l' }, { value: 330, unit: 'ml' })).toBe(true)
  expect(holdsSame({ value: 0.33, unit: 'l' }, { value: 0.3, unit: 'l' })).toBe(false)
  expect(holdsSame({ value: 1, unit: 'l' }, { value: 1, unit: 'kg' })).toBe(false)
})
