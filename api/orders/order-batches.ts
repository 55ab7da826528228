import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { startOfDay } from '#domain/hours/spans.ts'
import type { DB } from '../db/schema.ts'

/** So many orders of an export are in memory at a time, and encoded before other requests get their turn. */
export const BATCH = 25

/** From an instant up to another one. */
export type InstantSpan = { from: string; until: string }

/** The orders of some branches, or of all, after one of them and before an instant. */
export type Batch = { branchIds: readonly string[] | undefined; until: string; placedAt: string; id: string }

/** The instants between which some days lie, first and last included. */
export function spanOfDays(from: string, to: string, zone: string): InstantSpan {
  const start = (date: string, days: number) =>
    new Date(startOfDay(Temporal.PlainDate.from(date).add({ days }), zone)).toISOString()
  return { from: start(from, 0), until: start(to, 1) }
}

/** The query of one batch of at most `size` orders, the first order first, without its columns. */
export function batchQuery(db: Kysely<DB>, { branchIds, until, placedAt, id }: Batch, size: number) {
  const orders = db.selectFrom('orders').where('status', '<>', 'pending_payment').where('is_test', '=', 0)
  return (branchIds ? orders.where('branch_id', 'in', branchIds) : orders)
    .where('placed_at', '<', until)
    .where((eb) => eb(eb.refTuple('placed_at', 'id'), '>', eb.tuple(placedAt, id)))
    .orderBy('placed_at')
    .orderBy('id')
    .limit(size)
}

/**
 * Orders of some branches, or of all, from an instant up to another one, the first first, a batch at a time; none is empty.
 * Memory stays constant and other requests are answered in between.
 */
export async function* inBatches<Row extends { id: string; placed_at: string }>(
  read: (batch: Batch) => Promise<Row[]>,
  size: number,
  branchIds: readonly string[] | undefined,
  { from, until }: InstantSpan,
): AsyncGenerator<Row[]> {
  let last = { placed_at: from, id: '' }
  for (;;) {
    const rows = await read({ branchIds, until, placedAt: last.placed_at, id: last.id })
    const end = rows.at(-1)
    if (!end) return
    yield rows
    if (rows.length < size) return
    last = end
    // SQLite answers within the turn: without this all batches would be a single one.
    await nextTurn()
  }
}
