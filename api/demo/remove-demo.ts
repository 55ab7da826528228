import { demoMessages } from '#domain/demo/demo-messages.ts'
import { withoutDemo } from '#domain/demo/without-demo.ts'
import { afterCommit, type Ctx, isoNow, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { AppError } from '../http/errors.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { replaceDocuments } from '../publishing/index.ts'
import { recordChange } from '../staff/index.ts'
import { findDemo, seededOf } from './demo.queries.ts'
import { forgetDemoMedia } from './forget-demo-media.ts'
import { forgetAllGuests } from './guest-tables.ts'
import { countDemo } from './show-demo.ts'

/**
 * Throws the demonstration away in one transaction: its documents, and everything that guests left unless orders of the
 * restaurant's own are among it. What the restaurant has made stays with what it needs. Throws `not_found` when there is
 * no demonstration any more.
 */
export async function removeDemo(ctx: Ctx): Promise<null> {
  await transaction(ctx, async (ctx) => {
    // From here on orders wait, and are refused afterwards: they were made from what is gone.
    await bumpContentVersion(ctx.db)
    const { numUpdatedRows } = await ctx.db
      .updateTable('demo')
      .set({ removed_at: isoNow(ctx.deps) })
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    const demo = numUpdatedRows > 0n ? await findDemo(ctx.db) : undefined
    if (!demo) throw new AppError('not_found', demoMessages.noDemo)
    const before = await countDemo(ctx, demo.contents)
    await ctx.db.deleteFrom('today_entries').execute()
    if (!before.hasOwnOrders) await forgetAllGuests(ctx.db)
    const seeded = seededOf(demo.contents)
    await replaceDocuments(ctx, (sets, drafts) => withoutDemo(sets, drafts, seeded))
    await recordChange(ctx, { subject: { kind: 'demo', id: 'demo', name: '' }, before, after: null })
    await publishLiveEvent(ctx, { kind: 'content.published', orderId: null })
    afterCommit(ctx, () => void forgetDemoMedia(ctx).catch((error: unknown) => logLeftFiles(ctx, error)))
  })
  await ctx.deps.content.refresh()
  return null
}

const logLeftFiles = ({ deps }: Ctx, error: unknown): void =>
  deps.log.error('files of the demo are left until tonight', { error: String(error).slice(0, 300) })
