import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { loadSettings } from '../settings/index.ts'
import { csvOf, readBooked } from './export-csv.ts'
import { jsonOf, readWhole } from './export-json.ts'
import { BATCH, inBatches, spanOfDays } from './order-batches.ts'
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
  const span = spanOfDays(from, to, zone)
  const branchIds = branchesOfStaff(ctx.actor) ?? undefined
  const name = `orders-${from}-${to}.${format}`
  if (format === 'csv')
    return {
      name,
      type: 'text/csv; charset=utf-8',
      parts: csvOf(
        ctx,
        inBatches((batch) => readBooked(ctx.db, batch), BATCH, branchIds, span),
        zone,
      ),
    }
  const parts = jsonOf(
    ctx,
    inBatches((batch) => readWhole(ctx.db, batch), BATCH, branchIds, span),
    payments,
  )
  return { name, type: 'application/json; charset=utf-8', parts }
}
