import { expect, test } from 'vitest'
import { readHex } from './read-hex.ts'

test.each([
  ['#C2371B', '#c2371b'],
  ['c2371b', '#c2371b'],
  [' #f80 ', '#ff8800'],
  ['#c2371', undefined],
  ['#c2371b80', undefined],
  ['red', undefined],
  ['', undefined],
])('"%s" is the colour %s', (typed, color) => {
  expect(readHex(typed)).toBe(color)
})
