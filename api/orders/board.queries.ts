import { type Kysely, sql } from 'kysely'
import type { DeliverType } from '#contract/deliver-type.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { Board } from '#contract/orders-board.ts'
import { leftOpenBefore } from '#domain/orders/left-open.ts'
import type { Ctx } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import type { DB } from '../db/schema.ts'
import { branchesOfStaff } from '../http/access.ts'
import { loadSettings } from '../settings/index.ts'
import { sightOf } from './order-sight.ts'
import { readPage, SUMMARY_COLUMNS, summariesOf } from './staff-orders.queries.ts'

/** More waiting orders than these, or approved ones of today and later, and a board only says how many more there are. */
const MOST = 300

/** What of the open orders concerns a member of staff. */
type Concern = { branchIds: readonly string[] | undefined; deliverType: DeliverType | undefined }
type Span = { from?: string; before?: string }

/** When an approved order was due. Written like the index that it is read by, and so is its status. */
export const due = sql<string>`coalesce(expected_at, placed_at)`
/** When an order that waits was to be ready at the earliest. */
const wanted = sql<string>`coalesce(deliver_date, placed_at)`
const counted = sql<number | string>`count(*)`.as('count')
const APPROVED = sql.lit<OrderStatus>('approved')

/** What the board of a member of staff shows at this moment. */
export async function readBoard(ctx: Ctx): Promise<Board> {
  const [concern, before] = [await concernOf(ctx), await leftBefore(ctx)]
  const [page, waiting, approved, left] = await Promise.all([
    readPage(ctx, {}),
    readWaiting(ctx.db, concern),
    readApproved(ctx.db, { ...concern, from: before }),
    countApproved(ctx, { ...concern, before }),
  ])
  const unanswered =
    waiting.length > MOST
      ? await countUnanswered(ctx, { ...concern, before })
      : waiting.filter(({ deliver_date, placed_at }) => (deliver_date ?? placed_at) < before).length
  const open = [...waiting.slice(0, MOST), ...approved.slice(0, MOST)]
  const rows = new Map([...page.orders, ...open].map((order) => [order.id, order]))
  const shown = new Map((await summariesOf(ctx, [...rows.values()])).map((order) => [order.id, order]))
  const show = (orders: readonly { id: string }[]) => orders.flatMap(({ id }) => shown.get(id) ?? [])
  const more = [
    waiting.length > MOST ? countIn(await countWaiting(ctx.db, concern)) - MOST : 0,
    approved.length > MOST ? (await countApproved(ctx, { ...concern, from: before })) - MOST : 0,
  ] as const
  return {
    latest: show(page.orders),
    next: page.next,
    open: show(open),
    hidden: more[0] + more[1],
    left: left > 0 ? { count: left, before } : null,
    unanswered: unanswered > 0 ? { count: unanswered, before } : null,
  }
}

/** What was due before is left open. */
export async function leftBefore(ctx: Ctx): Promise<string> {
  return leftOpenBefore(ctx.deps.clock(), (await loadSettings(ctx)).TIME_ZONE)
}

export async function concernOf(ctx: Ctx): Promise<Concern> {
  const sight = await sightOf(ctx)
  return { branchIds: branchesOfStaff(ctx.actor) ?? undefined, deliverType: sight?.deliverType }
}

const ofConcern = (db: Kysely<DB>, { branchIds, deliverType }: Concern) =>
  db
    .selectFrom('orders')
    .$if(branchIds !== undefined, (query) => query.where('branch_id', 'in', branchIds ?? []))
    .$if(deliverType !== undefined, (query) => query.where('deliver_type', '=', deliverType ?? 'delivery'))

/** The newest ones: who has waited longest is nobody whom a board of three hundred would help. */
const readWaiting = builtOnce((db, concern: Concern) =>
  ofConcern(db, concern)
    .select(SUMMARY_COLUMNS)
    .where('status', '=', 'pending_approval')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST + 1),
)

/** Approved orders by when they are due, those first that are due first. */
export const approvedQuery = (db: Kysely<DB>, { from, before, ...concern }: Concern & Span) =>
  ofConcern(db, concern)
    .where('status', '=', APPROVED)
    .$if(from !== undefined, (query) => query.where(due, '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where(due, '<', before ?? ''))

const readApproved = builtOnce((db, values: Concern & Span) =>
  approvedQuery(db, values)
    .select(SUMMARY_COLUMNS)
    .orderBy(due)
    .limit(MOST + 1),
)

/** Orders that nobody has answered, and that were to be ready before. */
export const unansweredQuery = (db: Kysely<DB>, { before, ...concern }: Concern & { before: string }) =>
  ofConcern(db, concern).where('status', '=', 'pending_approval').where(wanted, '<', before)

const countWaiting = builtOnce((db, concern: Concern) =>
  ofConcern(db, concern).where('status', '=', 'pending_approval').select(counted),
)
const countUnansweredOnes = builtOnce((db, span: Concern & { before: string }) =>
  unansweredQuery(db, span).select(counted),
)
const countApprovedOnes = builtOnce((db, span: Concern & Span) => approvedQuery(db, span).select(counted))

export const countUnanswered = async (ctx: Ctx, span: Concern & { before: string }): Promise<number> =>
  countIn(await countUnansweredOnes(ctx.db, span))

export const countApproved = async (ctx: Ctx, span: Concern & Span): Promise<number> =>
  countIn(await countApprovedOnes(ctx.db, span))

/** How many orders that concern the member wait to be approved or rejected. */
export const countWaitingOrders = async (ctx: Ctx): Promise<number> =>
  countIn(await countWaiting(ctx.db, await concernOf(ctx)))

const countIn = ([row]: readonly { count: number | string }[]): number => Number(row?.count ?? 0)
