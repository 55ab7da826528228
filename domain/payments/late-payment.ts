import type { OrderTimes } from '#contract/checkout.ts'

const HOUR = 3_600_000

type LateOrder = { deliverAt: 'now' | 'later'; deliverDate: string | null; placedAt: string }

/**
 * Whether an order whose payment came late can still be made: one for later while its window is still offered, one for
 * now within an hour, if the restaurant is open.
 */
export function slotHolds(order: LateOrder, times: OrderTimes, now: number): boolean {
  if (order.deliverAt === 'now') return times.now.available && now - Date.parse(order.placedAt) <= HOUR
  const wanted = Date.parse(order.deliverDate ?? '')
  return times.days.some(({ windows }) => windows.some(({ start }) => Date.parse(start) === wanted))
}
