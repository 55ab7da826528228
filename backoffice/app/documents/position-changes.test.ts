import { expect, test } from 'vitest'
import { orderAfter, positionChanges } from './position-changes.ts'

const areas = (...positions: number[]) =>
  positions.map((position, at) => ({ id: 'abcd'[at] ?? '', document: { position } }))

test.each<[string, string[], string, 'before' | 'after', string]>([
  ['to the front', ['c'], 'a', 'before', 'cabd'],
  ['to the end', ['a'], 'd', 'after', 'bcda'],
  ['two at once keep their order', ['d', 'b'], 'a', 'before', 'bdac'],
  ['onto itself', ['b'], 'b', 'before', 'abcd'],
])('an area is dropped %s', (_, moved, target, place, expected) => {
  expect(orderAfter(['a', 'b', 'c', 'd'], new Set(moved), target, place).join('')).toBe(expected)
})

test.each<[string, number[], string, [string, number][]]>([
  [
    'only the areas between change their numbers',
    [0, 1, 2, 3],
    'bacd',
    [
      ['b', 0],
      ['a', 1],
    ],
  ],
  [
    'numbers with gaps stay as they are',
    [5, 10, 20, 40],
    'abdc',
    [
      ['d', 20],
      ['c', 40],
    ],
  ],
  ['the same order changes nothing', [5, 10, 20, 40], 'abcd', []],
  [
    'equal numbers are counted anew',
    [0, 0, 0, 0],
    'abcd',
    [
      ['b', 1],
      ['c', 2],
      ['d', 3],
    ],
  ],
])('%s', (_, positions, order, expected) => {
  expect([...positionChanges(areas(...positions), [...order])]).toEqual(expected)
})
