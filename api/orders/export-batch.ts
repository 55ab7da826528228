import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** So many orders are in memory at a time, and encoded before other requests get their turn. */
export const BATCH = 25

/** The orders of some branches, or of all, after one of them and before an instant. */
export type Batch = { branchIds: readonly string[] | undefined; until: string; placedAt: string; id: string }

/** The query of one batch, the first order first, without its columns. */
export function batchQuery(db: Kysely<DB>, { branchIds, until, placedAt, id }: Batch) {
  const orders = db.selectFrom('orders').where('status', '<>', 'pending_payment').where('is_test', '=', 0)
  return (branchIds ? orders.where('branch_id', 'in', branchIds) : orders)
    .where('placed_at', '<', until)
    .where((eb) => eb(eb.refTuple('placed_at', 'id'), '>', eb.tuple(placedAt, id)))
    .orderBy('placed_at')
    .orderBy('id')
    .limit(BATCH)
}
