import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'

/** Orders, the newest first, and where the older ones begin. */
export type OrderPage = { data: StaffOrderSummary[]; meta: { next: string | null } }

/** Asks the server for one page of a list. */
export type ReadPage = (query: {
  status?: OrderStatus | undefined
  before?: string | undefined
}) => Promise<OrderPage>

const OPEN = ['pending_approval', 'approved'] as const
/** More open orders of a status than these pages hold, and no board shows them. */
const MOST_PAGES = 40

/** The first pages of a list as one, all of them read anew: no order stands on a later page as it once was. */
export async function readPages(
  read: ReadPage,
  { status, pages }: { status?: OrderStatus | undefined; pages: number },
): Promise<OrderPage> {
  const data: StaffOrderSummary[] = []
  let next: string | null = null
  for (let page = 0; page < pages; page++) {
    const found: OrderPage = await read({ status, before: next ?? undefined })
    data.push(...found.data)
    next = found.meta.next
    if (next === null) break
  }
  return { data, meta: { next } }
}

/** Everything that is not over. The oldest orders are on the last page, and may be the most urgent. */
export async function readOpen(read: ReadPage): Promise<StaffOrderSummary[]> {
  const lists = await Promise.all(OPEN.map((status) => readPages(read, { status, pages: MOST_PAGES })))
  return lists.flatMap(({ data }) => data)
}
