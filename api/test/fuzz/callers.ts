import type { Kysely } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { StaffRole } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import type { DB } from '../../db/schema.ts'
import { hashPassword } from '../../platform/password.ts'
import { newToken, tokenHash } from '../../platform/session-token.ts'
import { LOW_COST } from '../password-cost.ts'

/** Who calls: nobody, somebody with a made-up session, a guest with an account, a table, and each role of the staff. */
export const callers = ['nobody', 'stranger', 'guest', 'table', ...StaffRole.options] as const
export type Caller = (typeof callers)[number]

/** The same for each caller. */
export const forEachCaller = <T>(of: (caller: Caller) => T): Record<Caller, T> =>
  Object.fromEntries(callers.map((caller) => [caller, of(caller)])) as Record<Caller, T>

/** Whether a caller may make a call, by the contract and the table of permissions alone. */
export function mayCall({ auth, permission }: Endpoint, caller: Caller): boolean {
  if (auth === 'public') return true
  if (auth === 'session') return caller === 'guest' || caller === 'table'
  if (auth === 'user') return caller === 'guest'
  const role = StaffRole.safeParse(caller)
  return role.success && (permission === undefined || hasPermission(role.data, permission))
}

export type Sessions = {
  headers: Record<Caller, Record<string, string>>
  /** Opens again what a call has ended: sign-out, a change of role, a deactivated or deleted person. */
  reopen(): Promise<void>
}

/** One person for each role, signed in without a password. */
export async function openSessions(db: Kysely<DB>, now: number, tableToken: string): Promise<Sessions> {
  const tokens = forEachCaller(newToken)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const passwordHash = await hashPassword(newToken(), LOW_COST)
  const at = new Date(now).toISOString()
  const until = new Date(now + 20 * 86_400_000).toISOString()
  const session = (caller: Caller) => ({
    token_hash: tokenHash(tokens[caller]),
    id: `fuzz-session-${caller}`,
    device: '',
    created_at: at,
    last_used_at: at,
    expires_at: until,
  })

  async function reopen(): Promise<void> {
    for (const role of StaffRole.options) {
      const member = {
        email: `fuzz-${role}@example.org`,
        name: role,
        role,
        all_branches: 1 as const,
        password_hash: passwordHash,
        created_at: at,
        deactivated_at: null,
      }
      await db
        .insertInto('staff_members')
        .values({ id: `fuzz-${role}`, ...member })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(member))
        .execute()
      await db
        .insertInto('staff_sessions')
        .values({ ...session(role), member_id: `fuzz-${role}` })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const email = 'fuzz-guest@example.org'
    await db
      .insertInto('users')
      .values({
        id: 'fuzz-guest',
        name: 'Ada',
        email,
        email_key: email,
        phone: '',
        password_hash: passwordHash,
        is_email_confirmed: 0,
        language: 'de',
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('user_sessions')
      .values({ ...session('guest'), user_id: 'fuzz-guest' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  await reopen()
  return {
    headers: {
      ...forEachCaller((caller) => bearer(tokens[caller])),
      nobody: {},
      table: bearer(tableToken),
    },
    reopen,
  }
}
