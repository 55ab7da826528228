import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { decideNewTime } from '#domain/orders/new-time.ts'

const MINUTE = 60_000

/** By how many minutes an approved order is told another time with one touch. */
export const timeShifts = [-10, -5, 5, 10, 15, 20, 30] as const

/** What is chosen until the counter chooses. */
export const USUAL_SHIFT = 10

type PromisedOrder = Pick<StaffOrderSummary, 'placedAt' | 'expectedAt' | 'deliverAt' | 'deliverDate'>

/**
 * The instant that is so many minutes after the promised one, and after `now` where that has passed; undefined when the
 * guest cannot be told it.
 */
export function shiftedTime(order: PromisedOrder, minutes: number, now: number): Date | undefined {
  const promised = Date.parse(order.expectedAt ?? order.deliverDate ?? order.placedAt)
  const at = new Date(Math.max(promised, now) + minutes * MINUTE)
  return decideNewTime(order, at.toISOString(), now).ok ? at : undefined
}
