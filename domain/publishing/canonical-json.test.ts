import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test.each([
  [{ b: 1, a: { d: [1, 'x', null], c: true } }, '{"a":{"c":true,"d":[1,"x",null]},"b":1}'],
  [{ 10: 'ten', 9: 'nine' }, '{"10":"ten","9":"nine"}'],
  [{ a: undefined, b: 1e21 }, '{"b":1e+21}'],
  ['ü "x"\n', '"ü \\"x\\"\\n"'],
  [16.9, '16.9'],
  [null, 'null'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text)
})

test('objects with the same fields in another order have the same text', () => {
  expect(canonicalJson({ name: 'a', price: 1 })).toBe(canonicalJson({ price: 1, name: 'a' }))
})
