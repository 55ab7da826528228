import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Ctx, Deps } from '../context.ts'
import type { DB } from '../db/schema.ts'
import { unlessUnavailable } from '../db/store-unavailable.ts'
import { startWorkerPool, type WorkerPool } from '../jobs/worker-pool.ts'
import type { OrderRow } from './orders.tables.ts'

type Numbered = Pick<OrderRow, 'id' | 'status' | 'is_test' | 'receipt_number'>

/** Orders placed within this many milliseconds get their numbers together. */
const GATHER_MS = 200
/** Orders of a process that ended before it numbered them are found by polling. */
const POLL_MS = 2_000

/** As in the index of them, `orders_without_receipt_number`. */
const HAS_NO_NUMBER = sql<boolean>`receipt_number is null and status <> 'pending_payment' and is_test = 0`

/**
 * Gives every placed order that has none and is no test the next receipt number (ux.md R-T4), in the order in which they were placed,
 * and returns how many there were. It happens after an order is committed (decision 0021): an order that is not written
 * takes no number, and no order waits for another one. The counter is locked until the numbers are committed; any
 * number of processes may do so at the same time.
 */
export async function giveReceiptNumbers(deps: Pick<Deps, 'db' | 'transact'>): Promise<number> {
  const waiting = await deps.db
    .selectFrom('orders')
    .select('id')
    .where(HAS_NO_NUMBER)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return 0
  return deps.transact(async (trx) => {
    const last = await lockCounter(trx)
    // The lock comes first, in a statement of its own: only then does this one see what others have numbered.
    const { numAffectedRows = 0n } = await sql`
      update orders set receipt_number = numbered.number
      from (
        select id, ${sql.lit(last)} + row_number() over (order by placed_at, id) as number
        from orders where ${HAS_NO_NUMBER}
      ) as numbered
      where orders.id = numbered.id`.execute(trx)
    const given = Number(numAffectedRows)
    await trx
      .updateTable('receipt_counter')
      .set({ last: last + given })
      .where('id', '=', 1)
      .execute()
    return given
  })
}

/** How many orders were ever placed: they are numbered without gaps. */
export async function countPlacedOrders(db: Kysely<DB>): Promise<number> {
  const counter = await db.selectFrom('receipt_counter').select('last').where('id', '=', 1).executeTakeFirst()
  return counter?.last ?? 0
}

async function lockCounter(trx: Kysely<DB>): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_counter')
    .values({ id: 1, last: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ last: eb.ref('receipt_counter.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/**
 * The same orders with their receipt numbers, also those that were placed a moment ago; call it outside of transactions.
 * While the database cannot be written, these still have none.
 */
export async function withReceiptNumbers<Row extends Numbered>(
  ctx: Pick<Ctx, 'db' | 'deps'>,
  orders: readonly Row[],
): Promise<Row[]> {
  const isWaiting = (order: Row) =>
    order.receipt_number === null && order.status !== 'pending_payment' && order.is_test === 0
  const waiting = orders.filter(isWaiting).map(({ id }) => id)
  if (waiting.length === 0) return [...orders]
  await giveReceiptNumbers(ctx.deps).catch(unlessUnavailable)
  const given = await ctx.db
    .selectFrom('orders')
    .select(['id', 'receipt_number'])
    .where('id', 'in', waiting)
    .execute()
  const numbers = new Map(given.map(({ id, receipt_number }) => [id, receipt_number]))
  return orders.map((order) =>
    isWaiting(order) ? { ...order, receipt_number: numbers.get(order.id) ?? null } : order,
  )
}

/** Gives receipt numbers soon after orders are committed, also to those of other processes. */
export const startReceiptWorker = (deps: Deps): WorkerPool =>
  startWorkerPool(() => workOnce(deps), { signal: deps.receiptSignal, concurrency: 1, pollMs: POLL_MS })

async function workOnce(deps: Deps): Promise<boolean> {
  try {
    await delay(GATHER_MS)
    return (await giveReceiptNumbers(deps)) > 0
  } catch (error) {
    deps.log.error('receipt numbers could not be given', { error: String(error).slice(0, 300) })
    return false
  }
}
