import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { startOfDay } from '#domain/hours/spans.ts'
import type { Ctx } from '../context.ts'
import type { DB } from '../db/schema.ts'
import { branchesOfStaff } from '../http/access.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { loadSettings } from '../settings/index.ts'
import { type Batch, BATCH } from './export-batch.ts'
import { csvOf, readBooked } from './export-csv.ts'
import { jsonOf, readWhole } from './export-json.ts'
import type { PaidOrders } from './paid-orders.ts'

type Period = { from: string; to: string; format: 'csv' | 'json' }

/**
 * All orders of some days of the restaurant, first and last included, for the books and the tax office (ux.md R-T8). They
 * are read in batches while the file is sent: memory stays constant, other requests are answered in between, and nothing
 * more is read for a client that has gone.
 */
export async function exportOrders(
  ctx: Ctx,
  { from, to, format }: Period,
  payments: PaidOrders,
): Promise<FileAnswer> {
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  const start = (date: string, days = 0) =>
    new Date(startOfDay(Temporal.PlainDate.from(date).add({ days }), zone)).toISOString()
  const span = { from: start(from), until: start(to, 1) }
  const name = `orders-${from}-${to}.${format}`
  if (format === 'csv')
    return {
      name,
      type: 'text/csv; charset=utf-8',
      parts: csvOf(ctx, inBatches(ctx, readBooked, span), zone),
    }
  const parts = jsonOf(ctx, inBatches(ctx, readWhole, span), payments)
  return { name, type: 'application/json; charset=utf-8', parts }
}

/** Orders of the member's branches, from an instant up to another one, the first first, a batch at a time; none is empty. */
async function* inBatches<Row extends { id: string; placed_at: string }>(
  ctx: Ctx,
  read: (db: Kysely<DB>, batch: Batch) => Promise<Row[]>,
  { from, until }: { from: string; until: string },
): AsyncGenerator<Row[]> {
  const branchIds = branchesOfStaff(ctx.actor) ?? undefined
  let last = { placed_at: from, id: '' }
  for (;;) {
    const rows = await read(ctx.db, { branchIds, until, placedAt: last.placed_at, id: last.id })
    const end = rows.at(-1)
    if (!end) return
    yield rows
    if (rows.length < BATCH) return
    last = end
    // SQLite answers within the turn: without this the whole export would be a single one.
    await nextTurn()
  }
}
