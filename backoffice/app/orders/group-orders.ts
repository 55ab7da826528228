import type { StaffOrderSummary } from '#contract/orders.staff.ts'

export type OrderGroups = {
  /** Wait for an answer; who has waited longest comes first. */
  waiting: StaffOrderSummary[]
  /** Are being made; what is due first comes first. */
  cooking: StaffOrderSummary[]
  /** Everything else, the newest first. */
  rest: StaffOrderSummary[]
}

/** Sorts orders the way a kitchen works: what needs an answer, what is on the fire, what is behind it. Each comes once. */
export function groupOrders(orders: readonly StaffOrderSummary[]): OrderGroups {
  const all = [...new Map(orders.map((order) => [order.id, order])).values()]
  const of = (status: StaffOrderSummary['status']) => all.filter((order) => order.status === status)
  return {
    waiting: of('pending_approval').toSorted(by(({ placedAt, id }) => placedAt + id)),
    cooking: of('approved').toSorted(by(({ expectedAt, placedAt, id }) => (expectedAt ?? placedAt) + id)),
    rest: all
      .filter(({ status }) => status !== 'pending_approval' && status !== 'approved')
      .toSorted(by(({ placedAt, id }) => placedAt + id))
      .reverse(),
  }
}

const by = (key: (order: StaffOrderSummary) => string) => (a: StaffOrderSummary, b: StaffOrderSummary) =>
  key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
