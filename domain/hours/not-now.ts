import type { DeliverType } from '#contract/checkout.ts'
import { messages, type Message } from '../messages.ts'
import { type DayPlan, isPaused, planOf } from './day-plan.ts'
import { openingAt } from './opening.ts'

/** Why one way to get the food is not possible although the restaurant is open. */
const notThisWay: Readonly<Record<DeliverType, Message>> = {
  delivery: messages.notDeliveredNow,
  takeaway: messages.notHandedOutNow,
  curbside: messages.notHandedOutNow,
  table: messages.notServedNow,
}

/** Why nothing can be had at once by a way to get the food; undefined when it can. */
export function whyNotNow(
  plan: DayPlan,
  way: DeliverType,
  { zone, now }: { zone: string; now: string },
): Message | undefined {
  const own = planOf(plan, way)
  if (openingAt(own, zone, now).isOpenNow) return undefined
  if (isPaused(own, now)) return messages.paused
  return openingAt(plan, zone, now).isOpenNow ? notThisWay[way] : messages.closed
}
