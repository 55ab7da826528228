import { expect, test } from 'vitest'
import { caretOf, nextCell } from './cell-keys.ts'

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

test.each([
  ['an empty text', 0, 0, '', 'start end'],
  ['a text that is selected as a whole', 0, 4, '9,50', 'start end'],
  ['the beginning of a text', 0, 0, '9,50', 'start'],
  ['the end of a text', 4, 4, '9,50', 'end'],
  ['the middle of a text', 2, 2, '9,50', ''],
  ['a checkbox', null, null, 'on', 'start end'],
])('in %s the caret is at %s, %s of %j: %j', (_title, selectionStart, selectionEnd, value, ends) => {
  const { isAtStart, isAtEnd } = caretOf({ selectionStart, selectionEnd, value })
  expect([isAtStart && 'start', isAtEnd && 'end'].filter(Boolean).join(' ')).toBe(ends)
})
