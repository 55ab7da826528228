import type { Order } from '#contract/orders.ts'
import { type LeadMinutes, leadTime } from '../hours/lead-minutes.ts'
import { TIME_WINDOW_MINUTES } from '../limits.ts'

const MINUTE = 60_000

/** Two instants between which an order is to be expected; the same instant twice where the restaurant has named one. */
export type ExpectedWindow = { from: Date; to: Date }

export type TimedOrder = Pick<
  Order,
  'createdAt' | 'deliverAt' | 'deliverDate' | 'deliverType' | 'expectedAt' | 'leadMinutes' | 'status'
>

/** How many minutes an order takes: as its guest was told when placing it, else as the restaurant usually needs. */
export function leadOf(
  { deliverType, leadMinutes }: Pick<Order, 'deliverType' | 'leadMinutes'>,
  minutes: LeadMinutes,
): number {
  return leadMinutes ?? leadTime(minutes, deliverType)
}

/**
 * When an order is to be expected: at the time the restaurant has named, else in its time window, or for an order placed
 * for now after its lead time, five minutes less or more (ux.md 1.10).
 */
export function expectedWindow(order: Omit<TimedOrder, 'status'>, minutes: LeadMinutes): ExpectedWindow {
  const promised = promisedTime(order)
  if (promised) return { from: promised, to: promised }
  if (order.deliverAt === 'later' && order.deliverDate) {
    const from = Date.parse(order.deliverDate)
    return { from: new Date(from), to: new Date(from + TIME_WINDOW_MINUTES * MINUTE) }
  }
  const lead = leadOf(order, minutes)
  const placed = Date.parse(order.createdAt)
  return {
    from: new Date(placed + Math.max(5, lead - 5) * MINUTE),
    to: new Date(placed + Math.max(10, lead + 5) * MINUTE),
  }
}

/**
 * The time the restaurant has named, as an instant. An order for later that keeps its time keeps its window too, so there
 * is nothing to name.
 */
function promisedTime({
  expectedAt,
  deliverAt,
  deliverDate,
}: Pick<Order, 'expectedAt' | 'deliverAt' | 'deliverDate'>): Date | undefined {
  if (!expectedAt) return undefined
  const promised = Date.parse(expectedAt)
  const isAsWanted = deliverAt === 'later' && deliverDate && promised <= Date.parse(deliverDate)
  return isAsWanted ? undefined : new Date(promised)
}
