import { expect, test } from 'vitest'
import { totals } from '../cart/totals.ts'
import { cents, sum, zero } from '../money.ts'
import { staffMessages } from '../staff/staff-messages.ts'
import { decideRefund, paidForLine } from './refundable.ts'

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

test.each<[string, { deposits: [number, number]; discount: number }, [number, number]]>([
  ['a deposit', { deposits: [0, 2_000], discount: 0 }, [1_100, 3_300]],
  ['points', { deposits: [0, 0], discount: 500 }, [825, 825]],
  ['a deposit and points', { deposits: [0, 2_000], discount: 500 }, [825, 3_025]],
])('lines with %s were paid with their share of what was added and deducted', (_, cart, expected) => {
  const lines = cart.deposits.map((deposit) => ({ price: cents(1_000), deposit: cents(deposit) }))
  const sums = totals({
    lines,
    delivery: zero,
    discount: cents(cart.discount),
    taxes: [{ name: 'VAT', value: 10 }],
    tip: zero,
  })
  const paidForLines = lines.map((line) => paidForLine(line, sums))
  expect(paidForLines).toEqual(expected)
  expect(sum(paidForLines)).toBe(sums.total)
})
