import { hashPassword } from '../platform/password.ts'
import { LOW_COST } from './password-cost.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'
import type { TestApp } from './app.ts'
import { isoNow } from '../context.ts'

export const guestPassword = 'Basilikum am Fenster 3'

/** Adds the account of a guest who signs in with `guestPassword`, and answers its id. */
export async function addGuest(app: TestApp, email: string, more: { name?: string } = {}): Promise<string> {
  const id = app.deps.newId()
  await app.db
    .insertInto('users')
    .values({
      id,
      name: more.name ?? 'Ada Lovelace',
      email,
      email_key: email.toLowerCase(),
      phone: '030 1234567',
      password_hash: await hashPassword(guestPassword, LOW_COST),
      is_email_confirmed: 0,
      language: 'de',
      created_at: isoNow(app.deps),
    })
    .execute()
  return id
}

/** Opens a session of an account and answers the header that belongs to every call of this guest. */
export async function guestHeaders(app: TestApp, userId: string): Promise<{ authorization: string }> {
  const token = newToken()
  const now = app.deps.clock()
  await app.db
    .insertInto('user_sessions')
    .values({
      token_hash: tokenHash(token),
      id: app.deps.newId(),
      user_id: userId,
      device: '',
      created_at: new Date(now).toISOString(),
      last_used_at: new Date(now).toISOString(),
      expires_at: new Date(now + 30 * 86_400_000).toISOString(),
    })
    .execute()
  return { authorization: `Bearer ${token}` }
}

/** The cookie that an answer sets for later calls of the same browser; empty when it sets none or takes it away. */
export function sessionCookie(response: Response): string {
  const [pair = ''] = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))
  return pair.split(';')[0] === 'session=' ? '' : (pair.split(';')[0] ?? '')
}
