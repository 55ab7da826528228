import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { staffMessages } from '../staff/staff-messages.ts'
import { decideRefund } from './refundable.ts'

const paid = (refunded: number, limit: number | null) => ({
  captured: cents(20_000),
  refunds: [
    { amount: cents(refunded), state: 'done' as const, lines: [] },
    { amount: cents(9_000), state: 'failed' as const, lines: [] },
  ],
  lineAmounts: [],
  limit: limit === null ? null : cents(limit),
})

test.each([
  ['an amount up to the limit', 5_000, 0, 5_000, true],
  ['a cent above the limit', 5_001, 0, 5_000, false],
  ['an amount that goes above it with what was refunded before', 2_000, 3_001, 5_000, false],
  ['an amount that just fits with what was refunded before', 2_000, 3_000, 5_000, true],
  ['any amount without a limit', 19_000, 1_000, null, true],
] as const)('%s: %d after %d, limit %d', (_, amount, refunded, limit, isAllowed) => {
  const decided = decideRefund({ amount: cents(amount) }, paid(refunded, limit))
  expect(decided).toEqual(
    isAllowed
      ? { ok: true, value: { amount, lines: [] } }
      : { ok: false, problems: { amount: [staffMessages.refundOverLimit] } },
  )
})

test('everything that is left is refused as well when it is above the limit', () => {
  expect(decideRefund({}, paid(0, 5_000)).ok).toBe(false)
})
