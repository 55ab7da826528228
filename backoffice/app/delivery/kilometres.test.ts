import { expect, test } from 'vitest'
import { readKilometres, writeKilometres } from './kilometres.ts'

test.each([
  ['3', 3000],
  ['2,5', 2500],
  ['0.75 km', 750],
  ['1,234', 1234],
  ['', undefined],
  ['drei', undefined],
  ['-1', undefined],
])('%j is read as %s metres', (text, metres) => {
  expect(readKilometres(text)).toBe(metres)
})

test('a distance is written as the language writes it', () => {
  expect([writeKilometres(2500, 'de-DE'), writeKilometres(2500, 'en-GB')]).toEqual(['2,5', '2.5'])
})
