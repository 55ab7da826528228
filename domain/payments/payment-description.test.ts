import { expect, test } from 'vitest'
import { paymentDescription } from './payment-description.ts'

test.each([
  ['Feuer & Flora', 'Feuer & Flora, A1B2C3'],
  ['  Bei Ada ', 'Bei Ada, A1B2C3'],
  ['', 'A1B2C3'],
])('a buyer at "%s" reads "%s"', (restaurant, expected) => {
  expect(paymentDescription(restaurant, 'A1B2C3')).toBe(expected)
})

test('a name that is too long for a provider is cut between graphemes, and the code stays', () => {
  const text = paymentDescription('🍕'.repeat(300), 'A1B2C3')
  expect([...text]).toHaveLength(127)
  expect(text).toMatch(/^🍕+, A1B2C3$/u)
  expect(text.isWellFormed()).toBe(true)
})
