import { expect, test } from 'vitest'
import { answersPossible } from './answering.ts'

const reservedAt = '2026-11-21T18:00:00.000Z'

test.each([
  ['requested', ['confirmed', 'declined']],
  ['confirmed', ['declined']],
  ['declined', ['confirmed']],
  ['cancelled', []],
] as const)('until its time a %s reservation can be answered by %j', (status, answers) => {
  expect(answersPossible({ status, reservedAt }, '2026-11-21T17:59:59.999Z')).toEqual(answers)
})

test.each(['requested', 'confirmed', 'declined', 'cancelled'] as const)(
  'from its time on a %s reservation cannot be answered',
  (status) => {
    expect(answersPossible({ status, reservedAt }, reservedAt)).toEqual([])
  },
)
