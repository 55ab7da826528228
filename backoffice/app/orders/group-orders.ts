import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { LeadMinutes } from '#domain/hours/lead-minutes.ts'
import { startsLater } from '#domain/orders/starts-later.ts'

export type OrderGroups = {
  /** Wait for an answer; who has waited longest comes first. */
  waiting: StaffOrderSummary[]
  /** Are being made; what is due first comes first. */
  cooking: StaffOrderSummary[]
  /** Are approved, and the kitchen need not begin with them yet; what is due first comes first. */
  later: StaffOrderSummary[]
  /** Are ready and handed over; the newest first. */
  finished: StaffOrderSummary[]
  /** Are not made; the newest first. */
  rejected: StaffOrderSummary[]
  /** What the kitchen has to make by and by: all that waits or is being made, but for what it begins with later. */
  toMake: StaffOrderSummary[]
}

/**
 * Sorts orders the way a kitchen works, at the instant `now` in milliseconds: what needs an answer, what is on the fire,
 * what comes later, what is behind it. Each comes once.
 */
export function groupOrders(
  orders: readonly StaffOrderSummary[],
  { minutesOf, now }: { minutesOf: (order: StaffOrderSummary) => LeadMinutes; now: number },
): OrderGroups {
  const all = [...new Map(orders.map((order) => [order.id, order])).values()]
  const of = (status: StaffOrderSummary['status']) => all.filter((order) => order.status === status)
  const isLater = (order: StaffOrderSummary) => startsLater(order, { minutes: minutesOf(order), now })
  const waiting = of('pending_approval').toSorted(by(({ placedAt, id }) => placedAt + id))
  const approved = of('approved').toSorted(
    by(({ expectedAt, placedAt, id }) => (expectedAt ?? placedAt) + id),
  )
  const cooking = approved.filter((order) => !isLater(order))
  return {
    waiting,
    cooking,
    later: approved.filter(isLater),
    finished: newestFirst(of('completed')),
    rejected: newestFirst(of('rejected')),
    toMake: [...waiting.filter((order) => !isLater(order)), ...cooking],
  }
}

const newestFirst = (orders: readonly StaffOrderSummary[]) =>
  orders.toSorted(by(({ placedAt, id }) => placedAt + id)).reverse()

const by = (key: (order: StaffOrderSummary) => string) => (a: StaffOrderSummary, b: StaffOrderSummary) =>
  key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
