import type { Order } from '#contract/orders.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'

const MINUTE = 60_000

/**
 * When an order is to be expected, as two instants: its time window, or for an order placed for now the lead time of the
 * restaurant, five minutes less or more (ux.md 1.10).
 */
export function expectedTime(
  order: Pick<Order, 'createdAt' | 'deliverAt' | 'deliverDate' | 'deliverType'>,
  minutes: { preparation: number; delivery: number },
): { from: Date; to: Date } {
  if (order.deliverAt === 'later' && order.deliverDate) {
    const from = Date.parse(order.deliverDate)
    return { from: new Date(from), to: new Date(from + TIME_WINDOW_MINUTES * MINUTE) }
  }
  const lead = minutes.preparation + (order.deliverType === 'delivery' ? minutes.delivery : 0)
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
export function promisedTime(
  order: Pick<Order, 'expectedAt' | 'deliverAt' | 'deliverDate'>,
): Date | undefined {
  if (!order.expectedAt) return undefined
  const promised = Date.parse(order.expectedAt)
  const isAsWanted =
    order.deliverAt === 'later' && order.deliverDate && promised <= Date.parse(order.deliverDate)
  return isAsWanted ? undefined : new Date(promised)
}
