import type { LiveKind } from '#contract/live.ts'
import { afterCommit, type Ctx, isoNow } from '../../context.ts'
import { insertAll, type RowsOf, rowsOf } from '../../db/insert.ts'

type Published = { kind: LiveKind; orderId: string | null }

/** Writes an event into the live streams; call it in the transaction that the event reports on. */
export async function publishLiveEvent(ctx: Ctx, event: Published): Promise<void> {
  await insertAll(ctx.db, [liveEvent(ctx, event)])
  afterCommit(ctx, () => ctx.deps.live.wake())
}

/**
 * The row of an event, for a transaction that writes it together with others and then wakes the hub. It has no
 * number yet: numbers are assigned after the commit (decision 0022), so that transactions do not wait for each other.
 */
export function liveEvent(ctx: Ctx, { kind, orderId }: Published): RowsOf {
  return rowsOf('live_events', [
    {
      id: ctx.deps.newId(),
      seq: null,
      branch_id: ctx.branchId,
      kind,
      order_id: orderId,
      happened_at: isoNow(ctx.deps),
    },
  ])
}
