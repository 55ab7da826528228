import { type Kysely, sql } from 'kysely'
import { type Ctx, type Deps, isoAt } from '../../context.ts'
import type { DB } from '../../db/schema.ts'

/** How long an event can be replayed to a client whose connection was lost. */
const KEPT_MS = 24 * 60 * 60_000

/**
 * Gives every committed event without a number the next number of the live streams. The counter is one row that stays
 * locked until the commit, so numbers become visible in their order and a client that reads on from a number misses no
 * later one. Several processes may do so at the same time.
 */
export async function numberLiveEvents(deps: Pick<Deps, 'db' | 'transact'>): Promise<void> {
  const waiting = await deps.db
    .selectFrom('live_events')
    .select('id')
    .where('seq', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return
  await deps.transact(async (trx) => {
    const last = await lockCounter(trx)
    // The lock comes first, in a statement of its own: only then does the next one see what other processes have
    // numbered.
    const { numAffectedRows = 0n } = await sql`
      update live_events set seq = numbered.seq
      from (
        select id, ${sql.lit(last)} + row_number() over (order by id) as seq from live_events where seq is null
      ) as numbered
      where live_events.id = numbered.id`.execute(trx)
    await trx
      .updateTable('live_counter')
      .set({ seq: last + Number(numAffectedRows) })
      .where('id', '=', 1)
      .execute()
  })
}

async function lockCounter(trx: Kysely<DB>): Promise<number> {
  const { seq } = await trx
    .insertInto('live_counter')
    .values({ id: 1, seq: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ seq: eb.ref('live_counter.seq') })),
    )
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

/** Deletes the events that can no longer be replayed; answers how many. */
export async function forgetLiveEvents(ctx: Pick<Ctx, 'db' | 'deps'>): Promise<number> {
  // An event deleted without a number would leave no gap, and clients could not know that one is missing.
  await numberLiveEvents(ctx.deps)
  const oldest = isoAt(ctx.deps.clock() - KEPT_MS)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('live_events')
    .where('happened_at', '<', oldest)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
