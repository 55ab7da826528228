import { expect, test } from 'vitest'
import { typedCodes } from './typed-codes.ts'

test.each([
  ['one code', '12045', ['12045'], []],
  [
    'several codes with commas, spaces and lines between them',
    '12045, 12047 12049;\n12051',
    ['12045', '12047', '12049', '12051'],
    [],
  ],
  ['a code twice', '12045 12045', ['12045'], []],
  ['a code that is there already', '12059', [], []],
  ['what is no code', '12045, Neukölln, 1204', ['12045'], ['Neukölln', '1204']],
  ['nothing', ' ', [], []],
])('%s', (_, text, codes, wrong) => {
  expect(typedCodes(text, ['12059'], 'de')).toEqual({ codes, wrong })
})
