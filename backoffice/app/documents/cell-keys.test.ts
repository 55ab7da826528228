import { expect, test } from 'vitest'
import { nextCell } from './cell-keys.ts'

const inside = { isAtStart: false, isAtEnd: false }

test.each([
  ['Enter', inside, '3/1'],
  ['ArrowDown', inside, '3/1'],
  ['ArrowUp', inside, '1/1'],
  ['ArrowRight', { isAtStart: false, isAtEnd: true }, '2/2'],
  ['ArrowLeft', { isAtStart: true, isAtEnd: false }, '2/0'],
  ['ArrowRight', inside, 'stays'],
  ['ArrowLeft', inside, 'stays'],
  ['Tab', inside, 'stays'],
  ['5', inside, 'stays'],
] as const)('%s with the caret %j leads from 2/1 to %s', (key, caret, to) => {
  const next = nextCell(key, { row: 2, column: 1 }, caret)
  expect(next ? `${next.row}/${next.column}` : 'stays').toBe(to)
})
