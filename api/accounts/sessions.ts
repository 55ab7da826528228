import { describeDevice } from '#domain/accounts/describe-device.ts'
import { FRESH_SIGN_IN_MINUTES, MAX_SESSION_DAYS, SESSION_IDLE_DAYS } from '#domain/limits.ts'
import type { Actor } from '../actor.ts'
import { type Ctx, type Deps, isoAt, isoNow } from '../context.ts'
import { unlessUnavailable } from '../db/store-unavailable.ts'
import { SESSION_COOKIE, TABLE_COOKIE } from '../http/cookies.ts'
import { clearSeatBranch } from '../http/seat-branch.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = SESSION_IDLE_DAYS * 24 * HOUR_MS
const LONGEST_LIFE_MS = MAX_SESSION_DAYS * 24 * HOUR_MS
/** A session in use is prolonged at most this often, so that not every request writes. */
const PROLONG_EVERY_MS = HOUR_MS

/**
 * Opens a session of 30 days and answers its token, which is stored only as a hash; the browser gets it as a cookie
 * too. The session and the table that the browser had before end, and expired sessions are deleted as well.
 */
export async function createSession(ctx: Ctx, userId: string): Promise<string> {
  const now = ctx.deps.clock()
  const token = newToken()
  const before = ctx.cookies.get(SESSION_COOKIE)
  await ctx.db
    .deleteFrom('user_sessions')
    .where((row) => row.or([row('expires_at', '<=', isoAt(now)), row('token_hash', '=', tokenHash(before))]))
    .execute()
  await ctx.db
    .insertInto('user_sessions')
    .values({
      token_hash: tokenHash(token),
      id: ctx.deps.newId(),
      user_id: userId,
      device: describeDevice(ctx.userAgent),
      created_at: isoAt(now),
      last_used_at: isoAt(now),
      expires_at: isoAt(now + LIFE_MS),
    })
    .execute()
  await noteSeen(ctx.db, userId, isoAt(now))
  ctx.cookies.set(SESSION_COOKIE, token, LIFE_MS / 1000)
  if (ctx.cookies.get(TABLE_COOKIE) !== '') ctx.cookies.set(TABLE_COOKIE, '', 0)
  clearSeatBranch(ctx.cookies)
  return token
}

/**
 * The account of this token; undefined when the token is unknown or expired. A session ends thirty days after its last
 * use, and half a year after its sign-in.
 */
export async function findAccountActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.clock()
  const session = tokenHash(token)
  const row = await deps.db
    .selectFrom('user_sessions')
    .select(['user_id', 'created_at', 'last_used_at'])
    .where('token_hash', '=', session)
    .where('expires_at', '>', isoAt(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (Date.parse(row.last_used_at) <= now - PROLONG_EVERY_MS && !deps.writes.failingSince()) {
    const end = Date.parse(row.created_at) + LONGEST_LIFE_MS
    await prolong(deps, { session, userId: row.user_id, until: Math.min(now + LIFE_MS, end) }).catch(
      unlessUnavailable,
    )
  }
  return { kind: 'user', userId: row.user_id, session }
}

/** Prolongs the cookie together with the session. */
export function keepCookie(ctx: Ctx): void {
  const token = ctx.cookies.get(SESSION_COOKIE)
  if (ctx.actor.kind === 'user' && tokenHash(token) === ctx.actor.session)
    ctx.cookies.set(SESSION_COOKIE, token, LIFE_MS / 1000)
}

/** Ends the session of this call and clears the browser's cookie. */
export async function closeSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'user')
    await ctx.db.deleteFrom('user_sessions').where('token_hash', '=', ctx.actor.session).execute()
  ctx.cookies.set(SESSION_COOKIE, '', 0)
}

/** Whether this session was opened a moment ago: then the user has just authenticated. */
export async function isFresh(ctx: Ctx, session: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('user_sessions')
    .select('created_at')
    .where('token_hash', '=', session)
    .executeTakeFirst()
  return row !== undefined && Date.parse(row.created_at) > ctx.deps.clock() - FRESH_SIGN_IN_MINUTES * 60_000
}

/** Ends the sessions of an account, all of them or all but one. */
export async function closeSessions(ctx: Ctx, userId: string, but = ''): Promise<void> {
  await ctx.db
    .deleteFrom('user_sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', but)
    .execute()
}

/** An account that is used is kept, also after the mail that announced its deletion (ux.md R-D6). */
async function prolong(
  deps: Deps,
  { session, userId, until }: { session: string; userId: string; until: number },
): Promise<void> {
  const now = isoNow(deps)
  await deps.db
    .updateTable('user_sessions')
    .set({ last_used_at: now, expires_at: isoAt(until) })
    .where('token_hash', '=', session)
    .execute()
  await noteSeen(deps.db, userId, now)
}

async function noteSeen(db: Ctx['db'], userId: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: now, deletion_announced_at: null })
    .where('id', '=', userId)
    .execute()
}
