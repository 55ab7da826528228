import type { LiveKind } from '#contract/live.ts'
import { afterCommit, type Ctx } from '../../context.ts'
import { preparedInsert } from '../../db/insert.ts'
import { wakeLive } from './live-hub.ts'

/** How long an event can be replayed to somebody whose connection was lost. */
const KEPT_MS = 24 * 60 * 60_000
/** Old events are swept out once in so many. */
const SWEEP_EVERY = 256

const takeNumber = preparedInsert('live_counter', (query) =>
  query
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ seq: eb('live_counter.seq', '+', 1) })),
    )
    .returning('seq'),
)
const insertEvent = preparedInsert('live_events')

/**
 * Writes an event into the live streams; call it in the transaction of what it tells about. The counter is one row, so
 * events are committed in the order of their numbers and nobody who reads on from a number misses a late one. It stays
 * locked until the commit: change the order before, and everything that others may hold after.
 */
export async function announce(ctx: Ctx, event: { kind: LiveKind; orderId: string | null }): Promise<void> {
  const now = ctx.deps.clock()
  const { rows } = await takeNumber(ctx.db, [{ id: 1, seq: 1 }])
  const { seq } = rows[0]!
  const happenedAt = new Date(now).toISOString()
  const { kind, orderId } = event
  await insertEvent(ctx.db, [
    { seq, branch_id: ctx.branchId, kind, order_id: orderId, happened_at: happenedAt },
  ])
  if (seq % SWEEP_EVERY === 0) {
    const oldest = new Date(now - KEPT_MS).toISOString()
    await ctx.db.deleteFrom('live_events').where('happened_at', '<', oldest).execute()
  }
  afterCommit(ctx, () => wakeLive(ctx.deps))
}
