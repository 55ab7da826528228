import { momentAfter, momentBefore, retention } from '#domain/retention.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { enqueueMail } from '../notifications/index.ts'
import type { PersonalData } from '../personal-data.ts'
import { erasePerson, personOf } from './delete-account.ts'

/**
 * Warns the owners of accounts that have not been used for years that the accounts will be deleted (ux.md R-D6).
 * Answers how many.
 */
export async function announceDeletions(ctx: Ctx): Promise<number> {
  const now = ctx.deps.clock()
  const idle = await idleAccounts(ctx).where('deletion_announced_at', 'is', null).execute()
  let count = 0
  for (const { id, name, email, language } of idle) {
    count += await transaction(ctx, async (ctx) => {
      const { numUpdatedRows } = await ctx.db
        .updateTable('users')
        .set({ deletion_announced_at: isoAt(now) })
        .where('id', '=', id)
        .where('deletion_announced_at', 'is', null)
        .where('last_seen_at', '<', idleSince(ctx))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 0
      const endsAt = momentAfter(now, retention.accountNotice)
      await enqueueMail(ctx, { kind: 'account_ends', name, endsAt }, { email, language })
      return 1
    })
  }
  return count
}

/** Deletes the accounts whose owners were warned and did not come back (ux.md R-D6). Answers how many. */
export async function endIdleAccounts(ctx: Ctx, modules: readonly PersonalData[]): Promise<number> {
  const latestNotice = momentBefore(ctx.deps.clock(), retention.accountNotice)
  const ending = await idleAccounts(ctx).where('deletion_announced_at', '<=', latestNotice).execute()
  let count = 0
  for (const account of ending) {
    count += await transaction(ctx, async (ctx) => {
      // A sign-in at this very moment keeps the account.
      const { numUpdatedRows } = await ctx.db
        .updateTable('users')
        .set({ name: '', phone: '' })
        .where('id', '=', account.id)
        .where('deletion_announced_at', '<=', latestNotice)
        .where('last_seen_at', '<', idleSince(ctx))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 0
      await erasePerson(ctx, personOf(account), modules)
      return 1
    })
  }
  return count
}

const idleSince = (ctx: Ctx): string => momentBefore(ctx.deps.clock(), retention.idleAccount)

const idleAccounts = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'is_email_confirmed'])
    .where('last_seen_at', '<', idleSince(ctx))
    .orderBy('last_seen_at')
    .limit(500)
