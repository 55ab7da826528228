import type { StaffOrderSummary } from '#contract/orders.staff.ts'

export type DishTotal = { name: string; qty: number }

/**
 * How many of each dish the orders need together, the most first; dishes of one number keep the order they came in. Test
 * orders need none.
 */
export function dishTotals(orders: readonly Pick<StaffOrderSummary, 'lines' | 'isTest'>[]): DishTotal[] {
  const totals = new Map<string, number>()
  for (const { name, qty } of orders.flatMap(({ lines, isTest }) => (isTest ? [] : lines))) {
    totals.set(name, (totals.get(name) ?? 0) + qty)
  }
  return [...totals].map(([name, qty]) => ({ name, qty })).toSorted((a, b) => b.qty - a.qty)
}
