import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

test('names are filled in, unknown ones stay visible', () => {
  expect(formatMessage('{name} added to {place}', { name: 'Pizza' }, 'en')).toBe('Pizza added to {place}')
})

test('plural forms follow the rules of the language', () => {
  const polish = '{count, plural, one {# danie} few {# dania} other {# dań}}'
  expect([1, 3, 5].map((count) => formatMessage(polish, { count }, 'pl'))).toEqual([
    '1 danie',
    '3 dania',
    '5 dań',
  ])
})

test('a plural inside a sentence leaves the rest of the sentence alone', () => {
  const text = 'Cart, {count, plural, one {# item} other {# items}}, {sum}'
  expect(formatMessage(text, { count: 2, sum: '9 €' }, 'en')).toBe('Cart, 2 items, 9 €')
})

test('what is filled in keeps its own direction in a language that runs from right to left', () => {
  const text = 'Call {phone}'
  expect(formatMessage(text, { phone: '+49 30 1' }, 'ar')).toBe('Call \u2068+49 30 1\u2069')
  expect(formatMessage(text, { phone: '+49 30 1' }, 'tr')).toBe('Call +49 30 1')
})
