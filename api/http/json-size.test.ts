import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonSize } from './json-size.ts'

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...childrenOf(value).map(depthOf)) : 0
const valuesIn = (value: unknown): number =>
  childrenOf(value).reduce((sum: number, child) => sum + valuesIn(child), 1)

test('the depth of a text is the depth of its value, and it has no more values than are said', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { depth, values } = jsonSize(JSON.stringify(value))
      expect(depth).toBe(depthOf(value))
      expect(values).toBeGreaterThanOrEqual(valuesIn(value))
    }),
  )
})

test.each([
  ['"[[["', 0, 1],
  ['["\\"[,,", {"]": [1, 2]}]', 3, 6],
  ['[[["never closed', 3, 4],
  ['', 0, 1],
])('%s has a depth of %i and %i values', (text, depth, values) => {
  expect(jsonSize(text)).toEqual({ depth, values })
})
