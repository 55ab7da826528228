import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonDepth } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth of a text is the depth of its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonDepth(JSON.stringify(value))).toBe(depthOf(value))
    }),
  )
})

test.each([
  ['"[[["', 0],
  ['["\\"[", {"]": [1]}]', 3],
  ['[[["never closed', 3],
  ['', 0],
])('the depth of %s is %i', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth)
})
