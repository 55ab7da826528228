import type { OrderStatus } from '#contract/orders.ts'
import type { Board } from '#contract/orders-board.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { isFinal } from '#domain/orders/status.ts'

/** Orders, the newest first, and where the older ones begin. */
export type OrderPage = { data: StaffOrderSummary[]; meta: { next: string | null } }

/** Asks the server for one page of a list. */
export type ReadPage = (query: {
  status?: OrderStatus | undefined
  before?: string | undefined
}) => Promise<OrderPage>

/** Asks the server for the board; null when it is still the one that is `known`. */
export type ReadBoard = (query: {
  known?: string | undefined
}) => Promise<{ version: string; board: Board | null }>

/** The pages that are shown, as one; without a filter also what the board says beside them. */
export type Reading = {
  page: OrderPage
  /** How many pages. */
  pages: number
  board?: Pick<Board, 'open' | 'hidden' | 'left' | 'unanswered'> & { version: string }
}

type Pages = { status?: OrderStatus | undefined; pages: number; before?: string | undefined }

/** The first pages of a list as one, all of them read anew: no order stands on a later page as it once was. */
export async function readPages(read: ReadPage, { status, pages, before }: Pages): Promise<OrderPage> {
  const data: StaffOrderSummary[] = []
  let next: string | null = before ?? null
  for (let page = 0; page < pages; page++) {
    const found: OrderPage = await read({ status, before: next ?? undefined })
    data.push(...found.data)
    next = found.meta.next
    if (next === null) break
  }
  return { data, meta: { next } }
}

/**
 * The board with the older pages below it. While nothing on the board has changed, what is `held` of as many pages stands: no
 * order moves on without the board.
 */
export async function readBoard(
  read: { board: ReadBoard; page: ReadPage },
  { pages, held }: { pages: number; held: Reading | undefined },
): Promise<Reading> {
  const known = held?.pages === pages ? held : undefined
  const { version, board } = await read.board({ known: known?.board?.version })
  if (!board) {
    if (!known) throw new Error('the server knows a board that was never read')
    return known
  }
  const { latest, next, open, hidden, left, unanswered } = board
  const older =
    next === null || pages < 2
      ? { data: [], meta: { next } }
      : await readPages(read.page, { pages: pages - 1, before: next })
  return {
    page: { data: [...latest, ...older.data], meta: older.meta },
    pages,
    board: { version, open, hidden, left, unanswered },
  }
}

/**
 * The orders of the columns. What is not over stands there only if the board says so: the pages also have what was left open
 * on earlier days.
 */
export const columnOrders = ({ page, board }: Reading): StaffOrderSummary[] => [
  ...(board?.open ?? []),
  ...page.data.filter(({ status }) => isFinal(status)),
]
