import type { StaffSession } from '#contract/staff-access.ts'
import { MAX_LISTED_SESSIONS } from '#domain/limits.ts'
import { afterCommit, type Ctx, isoNow, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { findTeamMember } from './members.queries.ts'
import { recordChange } from './record-change.ts'
import { closeSession, closeSessionsOf } from './sessions.ts'
import { findMember } from './staff.queries.ts'

/** The sessions of a member that count: the one of this call first, then the one used last. */
export async function listSessions(ctx: Ctx, memberId: string): Promise<StaffSession[]> {
  const { session } = staffOf(ctx.actor)
  const rows = await ctx.db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
    .where('member_id', '=', memberId)
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

/** The sessions of another member. Throws `not_found`. */
export async function listSessionsOf(ctx: Ctx, memberId: string): Promise<StaffSession[]> {
  const { id } = await findTeamMember(ctx, memberId)
  return listSessions(ctx, id)
}

/** Ends one of the own sessions; the present one as signing out does. Throws `not_found`. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<null> {
  const { memberId, session } = staffOf(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('staff_sessions')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning(['token_hash', 'device'])
      .executeTakeFirst()
    if (!ended) throw new AppError('not_found', 'There is no such session')
    if (ended.token_hash === session) await closeSession(ctx, session)
    else afterCommit(ctx, () => ctx.deps.live.endSession(ended.token_hash))
    const { name } = await findMember(ctx, memberId)
    const subject = { kind: 'session', id: memberId, name }
    await recordChange(ctx, { subject, before: { device: ended.device }, after: null })
    return null
  })
}

/** Signs a member out everywhere. Throws `not_found`. */
export async function endSessionsOf(ctx: Ctx, memberId: string): Promise<null> {
  return transaction(ctx, async (ctx) => {
    const { name } = await findTeamMember(ctx, memberId)
    const ended = await closeSessionsOf(ctx, memberId)
    const subject = { kind: 'session', id: memberId, name }
    if (ended > 0) await recordChange(ctx, { subject, before: { sessions: ended }, after: null })
    return null
  })
}
