import { type Deps, isoNow, systemContext, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { publishLiveEvent } from '../notifications/index.ts'

/**
 * Gives pages and answers that were kept a new content version as soon as something of today is over. The rules need no
 * such call, they compare with the clock; it is made again and again, so one that fails is made up for by the next.
 */
export async function endPassed(deps: Deps): Promise<void> {
  const next = await deps.content.get('today:next-end', async () => {
    const row = await deps.db
      .selectFrom('today_entries')
      .select(({ fn }) => fn.min('until').as('until'))
      .executeTakeFirst()
    return row?.until ?? null
  })
  const now = isoNow(deps)
  if (next === null || now < next) return
  await transaction(systemContext(deps), async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('today_entries')
      .where('until', '<=', now)
      .returning('branch_id')
      .execute()
    // Another process may have been faster.
    if (ended.length === 0) return
    await bumpContentVersion(ctx.db)
    for (const branchId of new Set(ended.map((row) => row.branch_id))) {
      await publishLiveEvent({ ...ctx, branchId }, { kind: 'today.changed', orderId: null })
    }
  })
  await deps.content.refresh()
}
