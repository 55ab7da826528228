import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { Message } from '#domain/messages.ts'
import { decideNewTime } from '#domain/orders/new-time.ts'
import { failed, ok, type Result } from '#domain/result.ts'

const MINUTE = 60_000

/** By how many minutes an approved order is told another time with one touch. */
export const timeShifts = [-10, -5, 5, 10, 15, 20, 30] as const

/** What is chosen until the counter chooses. */
export const USUAL_SHIFT = 10

type PromisedOrder = Pick<StaffOrderSummary, 'placedAt' | 'expectedAt' | 'deliverAt' | 'deliverDate'>

/**
 * The instant that is so many minutes after the promised one, or what stands against it. When the promised one has passed, it is
 * counted from the next full minute, so that the same choice made twice in a row is the same time.
 */
export function shiftedTime(order: PromisedOrder, minutes: number, now: number): Result<Date, Message> {
  const promised = Date.parse(order.expectedAt ?? order.deliverDate ?? order.placedAt)
  const from = promised > now ? promised : Math.ceil(now / MINUTE) * MINUTE
  const at = new Date(from + minutes * MINUTE)
  const decided = decideNewTime(order, at.toISOString(), now)
  return decided.ok ? ok(at) : failed(decided.problems.expectedAt)
}
