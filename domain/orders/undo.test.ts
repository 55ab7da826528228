import { expect, test } from 'vitest'
import { mayUndo, undoOf } from './undo.ts'

test.each([
  ['what was finished a moment ago goes back', 'completed', 10_000, false, true],
  ['a minute later it stays', 'completed', 60_001, false, false],
  ['with points that were settled it stays', 'completed', 10_000, true, false],
  ['what the guest was promised stays', 'approved', 10_000, false, false],
  ['what the guest was refused stays', 'rejected', 10_000, false, false],
] as const)('%s', (_, status, ago, hasSettledPoints, expected) => {
  expect(mayUndo(status, { changedAt: 1_000, hasSettledPoints }, 1_000 + ago)).toBe(expected)
})

test('a finished order goes back into the kitchen', () => {
  expect(undoOf('completed')).toBe('approved')
})
