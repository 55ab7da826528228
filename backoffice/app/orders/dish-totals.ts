import type { StaffOrderSummary } from '#contract/orders.staff.ts'

export type DishTotal = { name: string; qty: number }
/** `branchName` is left out where the member sees one branch alone. */
export type BranchTotals = { branchName: string | undefined; totals: DishTotal[] }

type CountedOrder = Pick<StaffOrderSummary, 'lines' | 'isTest' | 'branchName'>

/**
 * How many of each dish the orders need together, branch by branch because each has a kitchen of its own: the most first,
 * and dishes of one number in the order they came in. Test orders need none.
 */
export function dishTotals(orders: readonly CountedOrder[]): BranchTotals[] {
  const made = orders.filter(({ isTest }) => !isTest)
  return [...Map.groupBy(made, ({ branchName }) => branchName)]
    .map(([branchName, ofBranch]) => ({ branchName, totals: totalsOf(ofBranch) }))
    .toSorted((a, b) => (a.branchName ?? '').localeCompare(b.branchName ?? ''))
}

function totalsOf(orders: readonly CountedOrder[]): DishTotal[] {
  const totals = new Map<string, number>()
  for (const { name, qty } of orders.flatMap(({ lines }) => lines)) {
    totals.set(name, (totals.get(name) ?? 0) + qty)
  }
  return [...totals].map(([name, qty]) => ({ name, qty })).toSorted((a, b) => b.qty - a.qty)
}
