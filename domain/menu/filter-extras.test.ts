import { expect, test } from 'vitest'
import { extra } from '../test/menu-fixture.ts'
import { filterExtras, hasExtrasFilter } from './filter-extras.ts'

const extras = ['Olives', 'Käse', 'Ham', 'Onions', 'Corn', 'Tuna', 'Egg', 'Chili', 'Rucola'].map((name) =>
  extra(name.toLowerCase(), { one: 100 }, { name }),
)
const names = (query: string, chosen: string[] = []): string[] =>
  filterExtras(extras, query, new Set(chosen)).map(({ name }) => name)

test('more than eight extras get a filter', () => {
  expect(hasExtrasFilter(extras)).toBe(true)
  expect(hasExtrasFilter(extras.slice(1))).toBe(false)
})

test('the filter finds names whatever the marks', () => {
  expect(names('kase')).toEqual(['Käse'])
  expect(names('kaese')).toEqual(['Käse'])
})

test('chosen extras stay, in front of what was found', () => {
  expect(names('o', ['ham'])).toEqual(['Ham', 'Olives', 'Onions', 'Corn', 'Rucola'])
})

test('an empty filter shows everything in menu order', () => {
  expect(names(' ', ['ham'])).toHaveLength(9)
  expect(names(' ', ['ham'])[0]).toBe('Olives')
})
