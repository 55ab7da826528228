import type { LeadMinutes } from '../hours/lead-minutes.ts'
import { type ExpectedWindow, leadOf, type TimedOrder } from './expected-time.ts'

const MINUTE = 60_000
/** So many minutes before its time is over an order that is not reported as done is called late. */
const NEAR_MINUTES = 5
/** So many minutes after its time nothing more is said: nobody waits for it any more. */
const FORGOTTEN_MINUTES = 180

/**
 * What can be said about a delay from what is known, which is the status alone: `unconfirmed` while the kitchen should
 * have begun, `near` shortly before the time is over, `over` after it.
 */
export type Delay = 'unconfirmed' | 'near' | 'over'

/**
 * Whether an order is about to be late, at the instant `now` in milliseconds. The restaurant should have confirmed it once
 * half of the time until its window has passed, and an order for a later day once its kitchen would have to begin.
 */
export function orderDelay(
  order: TimedOrder,
  { from, to }: ExpectedWindow,
  { minutes, now }: { minutes: LeadMinutes; now: number },
): Delay | undefined {
  if (order.status !== 'pending_approval' && order.status !== 'approved') return undefined
  const [start, end] = [from.getTime(), to.getTime()]
  if (now >= end) return now < end + FORGOTTEN_MINUTES * MINUTE ? 'over' : undefined
  if (order.status === 'approved') return now >= end - NEAR_MINUTES * MINUTE ? 'near' : undefined
  const wait = start - Date.parse(order.createdAt)
  return now >= start - Math.min(leadOf(order, minutes) * MINUTE, wait / 2) ? 'unconfirmed' : undefined
}
