import { planOf } from '../hours/day-plan.ts'
import { whyNotNow } from '../hours/not-now.ts'
import { isWindowStart, type OrderTimesInput } from '../hours/time-windows.ts'
import { TIME_WINDOW_MINUTES } from '../limits.ts'

const HOUR = 3_600_000

type LateOrder = { deliverAt: 'now' | 'later'; deliverDate: string | null; placedAt: string }

/**
 * Whether an order whose payment came late can still be made: one for later while what is begun now is there before its
 * window ends, one for now within an hour, if the restaurant is open.
 */
export function slotHolds(order: LateOrder, { isActive, deliverType, ...shop }: OrderTimesInput): boolean {
  if (!isActive) return false
  const { week, now, leadMinutes } = shop
  if (order.deliverAt === 'now') {
    const isOpen = whyNotNow(week, deliverType, shop) === undefined
    return isOpen && Date.parse(now) - Date.parse(order.placedAt) <= HOUR
  }
  const toItsEnd = { week: planOf(week, deliverType), leadMinutes: leadMinutes - TIME_WINDOW_MINUTES }
  return isWindowStart({ ...shop, ...toItsEnd }, order.deliverDate ?? '')
}
