import { expect, test } from 'vitest'
import type { TableDocument } from '#contract/branches.staff.ts'
import { isRange, newTables, nextNumber } from './new-tables.ts'

const table = (name: string, position: number, branchId = 'main'): TableDocument => ({
  name,
  position,
  branchId,
  code: `code-of-${position}`,
})

test('tables in one go follow those of the branch, each with a code of its own, and leave out names that are taken', () => {
  const present = [table('Tisch 2', 7), table('Tisch 1', 90, 'nord')]
  const made = newTables({ word: ' Tisch ', from: 1, until: 4 }, 'main', present)
  expect(made.map(({ name, position, branchId }) => [name, position, branchId])).toEqual([
    ['Tisch 1', 8, 'main'],
    ['Tisch 3', 9, 'main'],
    ['Tisch 4', 10, 'main'],
  ])
  expect(new Set(made.map(({ code }) => code)).size).toBe(3)
})

test.each([
  [1, 20, true],
  [5, 5, true],
  [1, 100, true],
  [1, 101, false],
  [3, 2, false],
  [1, Number.NaN, false],
  [1.5, 3, false],
  [9990, 9999, true],
  [9990, 10_000, false],
])('tables from %d until %d can be made in one go: %s', (from, until, expected) => {
  expect(isRange({ word: 'Tisch', from, until })).toBe(expected)
})

test.each([
  [[], 1],
  [['Tisch 1', 'Tisch 12', 'Terrasse'], 13],
  [['Bar'], 1],
])('after %j the next number is %i', (names, expected) => {
  expect(nextNumber(names)).toBe(expected)
})
