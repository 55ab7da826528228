import type { RefundState } from '#contract/payments.staff.ts'
import { messages } from '../messages.ts'
import { staffMessages } from '../staff/staff-messages.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '../money.ts'
import { failed, ok, type Result } from '../result.ts'

type KnownRefund = { amount: Cents; state: RefundState; lines: readonly number[] }
type Line = { price: Cents; deposit: Cents }
type Sums = { goods: Cents; deposit: Cents; delivery: Cents; discount: Cents; tax: Cents }

const counts = ({ state }: KnownRefund) => state !== 'failed' && state !== 'canceled'

/** What can still be refunded: what was captured, less every refund that has not failed. */
export function refundable(captured: Cents, refunds: readonly KnownRefund[]): Cents {
  return cents(refunds.filter(counts).reduce((left, { amount }) => left - amount, captured as number))
}

/** What was refunded or is on its way. */
export const requestedSum = (refunds: readonly KnownRefund[]): Cents =>
  cents(refunds.filter(counts).reduce((sum, { amount }) => sum + amount, 0))

/** What has arrived at the buyer. */
export const refundedSum = (refunds: readonly KnownRefund[]): Cents =>
  cents(refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0))

/** What a line was paid with: its price and deposit, with its share of the discount and of taxes that came on top. */
export function paidForLine({ price, deposit }: Line, sums: Sums): Cents {
  const discountShare = sums.goods > 0 ? (sums.discount * price) / sums.goods : 0
  const untaxed = price + deposit - discountShare
  const taxed = sums.goods + sums.deposit + sums.delivery - sums.discount
  const taxShare = taxed > 0 ? (sums.tax * untaxed) / taxed : 0
  return cents(Math.round(untaxed + taxShare))
}

export type WantedRefund = { amount?: Cents | null | undefined; lines?: readonly number[] | null | undefined }
export type RefundIssues = { [field in 'amount' | 'lines']?: string[] }

/** The lines that were refunded already. */
export const refundedLines = (refunds: readonly KnownRefund[]): ReadonlySet<number> =>
  new Set(refunds.filter(counts).flatMap(({ lines }) => lines))

/**
 * Decides how much is refunded: an amount, some lines, or without either all that is left. Never more than is left, no
 * line twice, and over all refunds of the order not more than `limit`, when there is one.
 */
export function decideRefund(
  { amount, lines }: WantedRefund,
  paid: {
    captured: Cents
    refunds: readonly KnownRefund[]
    lineAmounts: readonly Cents[]
    limit?: Cents | null
  },
): Result<{ amount: Cents; lines: readonly number[] }, RefundIssues> {
  const left = refundable(paid.captured, paid.refunds)
  const chosen = [...new Set(lines)]
  const done = refundedLines(paid.refunds)
  if (chosen.some((line) => paid.lineAmounts[line] === undefined)) {
    return failed({ lines: [messages.lineUnknown] })
  }
  if (chosen.some((line) => done.has(line))) return failed({ lines: [messages.lineRefunded] })
  const ofLines = chosen.reduce((sum, line) => sum + (paid.lineAmounts[line] ?? 0), 0)
  const wanted = amount ?? (chosen.length > 0 ? Math.min(ofLines, left) : left)
  if (wanted <= 0) return failed({ amount: [messages.refundEmpty] })
  if (wanted > left) return failed({ amount: [messages.refundTooHigh] })
  const limit = paid.limit ?? null
  if (limit !== null && requestedSum(paid.refunds) + wanted > limit) {
    return failed({ amount: [staffMessages.refundOverLimit] })
  }
  return ok({ amount: cents(wanted), lines: chosen })
}
