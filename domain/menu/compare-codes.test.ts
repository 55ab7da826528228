import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCodes } from './compare-codes.ts'

test('codes stand as people count and spell', () => {
  const codes = ['B', '10', 'a1', 'A', '2', 'A10', '1', 'A2', '']
  expect(codes.toSorted(compareCodes)).toEqual(['', '1', '2', '10', 'A', 'a1', 'A2', 'A10', 'B'])
})

test.each([
  ['7', '07', 0],
  ['1', '01v', -1],
  ['2r', '02t', -1],
])('leading zeros do not count: %s and %s', (a, b, order) => {
  expect(Math.sign(compareCodes(a, b))).toBe(order)
})

test('codes stand as the collator of the browser would have them', () => {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const code = fc.stringMatching(/^[A-Za-z]{0,2}\d{0,2}[a-z]?$/)
  fc.assert(
    fc.property(code, code, (a, b) => {
      expect(Math.sign(compareCodes(a, b))).toBe(Math.sign(compare(a, b)))
    }),
  )
})
