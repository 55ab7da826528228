import type { StaffRole } from '#contract/staff.ts'
import { hashPassword } from '../platform/password.ts'
import { LOW_COST } from './password-cost.ts'
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
      all_branches: 1,
      password_hash: await hashPassword(staffPassword, LOW_COST),
      created_at: isoNow(app.deps),
    })
    .execute()
}

/** From now on a member works for these branches alone; the branches exist. */
export async function workAt(app: TestApp, email: string, branchIds: readonly string[]): Promise<void> {
  const { id } = await app.db
    .updateTable('staff_members')
    .set({ all_branches: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.deleteFrom('staff_member_branches').where('member_id', '=', id).execute()
  for (const branch_id of branchIds)
    await app.db.insertInto('staff_member_branches').values({ member_id: id, branch_id }).execute()
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
