import type { StaffOrderSummary } from '#contract/orders.staff.ts'

/** The orders shown so far, the newest first, and where the older ones begin. */
export type OrderPage = { data: StaffOrderSummary[]; meta: { next: string | null } }

/**
 * Puts a newly read first page over what is shown. Older pages stay when both meet; a first page that is newer than
 * everything shown stands alone, because the orders between are not known.
 */
export function withFirstPage(shown: OrderPage, first: OrderPage): OrderPage {
  const last = first.data.at(-1)
  if (first.meta.next === null || !last) return first
  const overlap = shown.data.findIndex(({ id }) => id === last.id)
  if (overlap === -1) return first
  return { data: [...first.data, ...shown.data.slice(overlap + 1)], meta: shown.meta }
}

/** Puts older orders below what is shown. */
export function withOlderPage(shown: OrderPage, older: OrderPage): OrderPage {
  const known = new Set(shown.data.map(({ id }) => id))
  return { data: [...shown.data, ...older.data.filter(({ id }) => !known.has(id))], meta: older.meta }
}
