import type { Actor } from '../actor.ts'
import { afterCommit, type Ctx, type Deps, isoAt, isoNow } from '../context.ts'
import type { StaffActor } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = 12 * HOUR_MS
/** A session in use is prolonged at most this often, so that reading does not write every time. */
const PROLONG_EVERY_MS = 5 * 60_000

/** Opens a session and returns its token, of which only a hash is stored. Deletes expired sessions as well. */
export async function openSession(ctx: Ctx, memberId: string): Promise<string> {
  const now = ctx.deps.clock()
  const token = newToken()
  await ctx.db.deleteFrom('staff_sessions').where('expires_at', '<=', isoAt(now)).execute()
  await ctx.db
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      created_at: isoAt(now),
      expires_at: isoAt(now + LIFE_MS),
    })
    .execute()
  return token
}

/**
 * The member of staff of this token; undefined when it is unknown or expired. A session ends twelve hours after its
 * last use.
 */
export async function findStaffActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.clock()
  const session = tokenHash(token)
  const row = await deps.db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .select([
      'staff_members.id',
      'staff_members.role',
      'staff_members.branch_id',
      'staff_sessions.expires_at',
    ])
    .where('staff_sessions.token_hash', '=', session)
    .where('staff_sessions.expires_at', '>', isoAt(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (Date.parse(row.expires_at) < now + LIFE_MS - PROLONG_EVERY_MS) {
    await deps.db
      .updateTable('staff_sessions')
      .set({ expires_at: isoAt(now + LIFE_MS) })
      .where('token_hash', '=', session)
      .execute()
  }
  return { kind: 'staff', memberId: row.id, role: row.role, branchId: row.branch_id, session }
}

/**
 * The branch of the member behind a session as it is stored now; null stands for all branches. The session is not
 * prolonged. Throws `unauthenticated` when it is over or the member has another role.
 */
export async function readBranchOfSession(ctx: Ctx, { session, role }: StaffActor): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .select(['staff_members.role', 'staff_members.branch_id'])
    .where('staff_sessions.token_hash', '=', session)
    .where('staff_sessions.expires_at', '>', isoNow(ctx.deps))
    .executeTakeFirst()
  if (row?.role !== role) throw new AppError('unauthenticated', 'Please sign in')
  return row.branch_id
}

/** Ends a session and the live streams that were opened with it. */
export async function closeSession(ctx: Ctx, session: string): Promise<void> {
  await ctx.db.deleteFrom('staff_sessions').where('token_hash', '=', session).execute()
  afterCommit(ctx, () => ctx.deps.live.endSession(session))
}

/** Deletes expired sessions of the staff (ux.md R-D6). */
export async function forgetStaffSessions(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_sessions')
    .where('expires_at', '<=', isoNow(ctx.deps))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
