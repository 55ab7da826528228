import { expect, test } from 'vitest'
import { asCell, fromCell } from './spreadsheet-text.ts'

test.each([
  ['Pizza Tonno', 'Pizza Tonno'],
  ["'s Gravenhage", "'s Gravenhage"],
  ['=1+1', "'=1+1"],
  ['  -2', "'  -2"],
  ["'=1", "''=1"],
  ['@home', "'@home"],
])('%j stands in a spreadsheet as %j and is read back', (text, cell) => {
  expect(asCell(text)).toBe(cell)
  expect(fromCell(cell)).toBe(text)
})
