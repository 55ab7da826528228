import { expect, test } from 'vitest'
import { cuttingLines } from './cut-input.ts'

test.each([
  ['<input maxLength={254} />'],
  ['const props = { maxlength: 5 }'],
  ['<TextArea {...area} maxLength="3" />'],
])('%s cuts what is typed', (code) => {
  expect(cuttingLines(`<form>\n${code}\n</form>`)).toEqual([2])
})

test('a field that says what is too long cuts nothing', () => {
  expect(cuttingLines('<TextField error={lengthIssue(text, MAX_ANSWER_LENGTH)} />')).toEqual([])
})
