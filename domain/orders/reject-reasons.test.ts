import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { isKnownReason, rejectReasons } from './reject-reasons.ts'

test('guests read the reasons of the counter, and that of a lost payment, in their own language; others as they were typed', () => {
  for (const reason of [...rejectReasons, messages.paymentLost]) expect(isKnownReason(reason)).toBe(true)
  expect(isKnownReason('The oven is broken')).toBe(false)
})
