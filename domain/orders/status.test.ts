import { expect, test } from 'vitest'
import { canChange, isFinal, nextStatuses, statusTexts } from './status.ts'

test.each([
  ['pending_payment', 'pending_approval', true],
  ['pending_payment', 'completed', false],
  ['pending_approval', 'approved', true],
  ['pending_approval', 'pending_payment', false],
  ['approved', 'completed', true],
  ['approved', 'rejected', true],
  ['rejected', 'approved', false],
  ['completed', 'rejected', false],
  ['approved', 'approved', false],
] as const)('from %s to %s: %s', (from, to, allowed) => {
  expect(canChange(from, to)).toBe(allowed)
})

test('rejected and completed orders are over', () => {
  const over = (Object.keys(nextStatuses) as (keyof typeof nextStatuses)[]).filter(isFinal)
  expect(over).toEqual(['rejected', 'completed'])
})

test('every status has words of its own', () => {
  expect(new Set(Object.values(statusTexts)).size).toBe(5)
})
