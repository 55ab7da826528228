import type { StaffMember } from '#contract/staff.ts'
import { describeDevice } from '#domain/accounts/describe-device.ts'
import type { Actor } from '../actor.ts'
import { afterCommit, type Ctx, type Deps, isoAt, isoNow } from '../context.ts'
import { unlessUnavailable } from '../db/store-unavailable.ts'
import type { StaffActor } from '../http/access.ts'
import { STAFF_COOKIE } from '../http/cookies.ts'
import { AppError } from '../http/errors.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'
import { findSession } from './find-session.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = 12 * HOUR_MS
/** A session in daily use ends as well one day. */
const LONGEST_LIFE_MS = 30 * 24 * HOUR_MS
/** A session in use is prolonged at most this often, so that reading does not write every time. */
const PROLONG_EVERY_MS = 5 * 60_000

/**
 * Opens a session and returns its token, of which only a hash is stored, and the member as a caller; a browser gets the
 * token as a cookie too. The session that it had before ends, and expired sessions are deleted as well.
 */
export async function openSession(
  ctx: Ctx,
  { id: memberId, role }: Pick<StaffMember, 'id' | 'role'>,
): Promise<{ token: string; actor: StaffActor }> {
  const now = ctx.deps.clock()
  const token = newToken()
  const before = tokenHash(ctx.cookies.get(STAFF_COOKIE))
  await ctx.db
    .deleteFrom('staff_sessions')
    .where((row) => row.or([row('expires_at', '<=', isoAt(now)), row('token_hash', '=', before)]))
    .execute()
  await ctx.db
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash(token),
      id: ctx.deps.newId(),
      member_id: memberId,
      device: describeDevice(ctx.userAgent),
      created_at: isoAt(now),
      last_used_at: isoAt(now),
      expires_at: isoAt(now + LIFE_MS),
    })
    .execute()
  ctx.cookies.set(STAFF_COOKIE, token, LONGEST_LIFE_MS / 1000, { sameSite: 'strict' })
  const session = tokenHash(token)
  const { branchIds = [], lacksSecondFactor = true } = (await findSession(ctx.db, session, isoAt(now))) ?? {}
  return { token, actor: { kind: 'staff', memberId, role, branchIds, lacksSecondFactor, session } }
}

/**
 * The member of staff of this token; undefined when it is unknown or expired. A session ends twelve hours after its
 * last use, and thirty days after its sign-in.
 */
export async function findStaffActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.clock()
  const session = tokenHash(token)
  const found = await findSession(deps.db, session, isoAt(now))
  if (!found) return undefined
  const end = Math.min(now + LIFE_MS, Date.parse(found.createdAt) + LONGEST_LIFE_MS)
  if (Date.parse(found.expiresAt) < end - PROLONG_EVERY_MS && !deps.writes.failingSince()) {
    await deps.db
      .updateTable('staff_sessions')
      .set({ last_used_at: isoAt(now), expires_at: isoAt(end) })
      .where('token_hash', '=', session)
      .execute()
      .catch(unlessUnavailable)
  }
  const { memberId, role, branchIds, lacksSecondFactor } = found
  return { kind: 'staff', memberId, role, branchIds, lacksSecondFactor, session }
}

/**
 * The branches of the member behind a session as they are stored now; null stands for all branches. The session is not
 * prolonged. Throws `unauthenticated` when it is over, the member has another role or lacks a second factor, and
 * `forbidden` without a branch.
 */
export async function readBranchesOfSession(
  ctx: Ctx,
  { session, role }: StaffActor,
): Promise<readonly string[] | null> {
  const found = await findSession(ctx.db, session, isoNow(ctx.deps))
  if (found?.role !== role || found.lacksSecondFactor) throw new AppError('unauthenticated', 'Please sign in')
  const { branchIds } = found
  if (branchIds?.length === 0) throw new AppError('forbidden', 'Not allowed')
  return branchIds
}

/** Ends a session and the live streams that were opened with it; the browser of the call forgets it. */
export async function closeSession(ctx: Ctx, session: string): Promise<void> {
  ctx.cookies.set(STAFF_COOKIE, '', 0, { sameSite: 'strict' })
  await ctx.db.deleteFrom('staff_sessions').where('token_hash', '=', session).execute()
  afterCommit(ctx, () => ctx.deps.live.endSession(session))
}

const expiring = ['staff_sessions', 'staff_invitations', 'staff_password_links', 'staff_used_proofs'] as const

/** Deletes expired sessions, invitations, links and proofs of the staff (ux.md R-D6). */
export async function forgetStaffSessions(ctx: Ctx): Promise<number> {
  let count = 0
  for (const table of expiring) {
    const { numDeletedRows } = await ctx.db
      .deleteFrom(table)
      .where('expires_at', '<=', isoNow(ctx.deps))
      .executeTakeFirst()
    count += Number(numDeletedRows)
  }
  return count
}

/**
 * Ends the sessions of a member with their live streams, all of them or all but one, and every sign-in that has begun;
 * answers how many sessions ended.
 */
export async function closeSessionsOf(ctx: Ctx, memberId: string, but = ''): Promise<number> {
  await ctx.db
    .updateTable('staff_members')
    .set((row) => ({ sign_outs: row('sign_outs', '+', 1) }))
    .where('id', '=', memberId)
    .execute()
  const ended = await ctx.db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .where('token_hash', '<>', but)
    .returning('token_hash')
    .execute()
  afterCommit(ctx, () => {
    for (const { token_hash } of ended) ctx.deps.live.endSession(token_hash)
  })
  return ended.length
}
