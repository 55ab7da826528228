/** The rows that apply at a branch: its own if it has any, else the shared ones without a branch. */
export function ownOrShared<Row extends { branch_id: string | null }>(
  rows: readonly Row[],
  branchId: string,
): Row[] {
  const own = rows.filter((row) => row.branch_id === branchId)
  return own.length > 0 ? own : rows.filter((row) => row.branch_id === null)
}
