import type { LeadMinutes } from '../hours/lead-minutes.ts'
import { leadOf, type TimedOrder } from './expected-time.ts'

const MINUTE = 60_000

type Order = Pick<TimedOrder, 'deliverAt' | 'deliverDate' | 'deliverType' | 'expectedAt'>

/**
 * Whether the kitchen need not begin with an order yet, at the instant `now` in milliseconds: its usual time before the
 * order is wanted, or before the later time that the restaurant has named, is still to come. It begins with an order for
 * now at once.
 */
export function startsLater(order: Order, { minutes, now }: { minutes: LeadMinutes; now: number }): boolean {
  if (order.deliverAt === 'now' || !order.deliverDate) return false
  const due = Math.max(Date.parse(order.deliverDate), Date.parse(order.expectedAt ?? order.deliverDate))
  return now < due - leadOf(order, minutes) * MINUTE
}
