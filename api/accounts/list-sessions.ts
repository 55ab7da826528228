import type { AccountSession } from '#contract/accounts.ts'
import { MAX_LISTED_SESSIONS } from '#domain/limits.ts'
import { type Ctx, isoNow } from '../context.ts'
import { userOf } from '../http/access.ts'

/** The sessions of the account that makes this call: the present one first, then the one used last. */
export async function listSessions(ctx: Ctx): Promise<AccountSession[]> {
  const { userId, session } = userOf(ctx.actor)
  const rows = await ctx.db
    .selectFrom('user_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', isoNow(ctx.deps))
    .orderBy((row) => row.case().when('token_hash', '=', session).then(0).else(1).end())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_SESSIONS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.token_hash === session,
  }))
}
