import type { StaffRole } from '#contract/staff.ts'
import { hashPassword } from '../platform/password.ts'
import type { TestApp } from './app.ts'
import { isoNow } from '../context.ts'

export const staffPassword = 'Feuer-im-Ofen 7'

/** Adds a member of staff who signs in with `staffPassword`. */
export async function addStaff(app: TestApp, email: string, role: StaffRole = 'owner'): Promise<void> {
  await app.db
    .insertInto('staff_members')
    .values({
      id: app.deps.newId(),
      email,
      name: 'Mina',
      role,
      password_hash: await hashPassword(staffPassword),
      created_at: isoNow(app.deps),
    })
    .execute()
}

export function trySignIn(app: TestApp, email: string, password: string): Promise<Response> {
  return app.post('/staff/sign-in', { email, password })
}

/** Signs in and answers the header that belongs to every call of this person. */
export async function signedIn(app: TestApp, email: string): Promise<{ authorization: string }> {
  const response = await trySignIn(app, email, staffPassword)
  const { data } = (await response.json()) as { data: { token: string } }
  return { authorization: `Bearer ${data.token}` }
}
