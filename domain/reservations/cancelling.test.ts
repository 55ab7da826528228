import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { cancellingIssue } from './cancelling.ts'

const reservedAt = '2026-11-21T18:00:00.000Z'

test.each([
  ['requested', '2026-11-21T17:59:59.999Z'],
  ['confirmed', '2026-11-21T17:59:59.999Z'],
] as const)('a %s reservation can be cancelled until its time', (status, now) => {
  expect(cancellingIssue({ status, reservedAt }, now)).toBeUndefined()
})

test.each([
  ['confirmed', '2026-11-21T18:00:00.000Z', messages.reservationPassed],
  ['requested', '2026-11-22T00:00:00.000Z', messages.reservationPassed],
  ['declined', '2026-11-20T18:00:00.000Z', messages.reservationDeclined],
] as const)('a %s reservation at %s cannot be cancelled: %s', (status, now, message) => {
  expect(cancellingIssue({ status, reservedAt }, now)).toBe(message)
})
