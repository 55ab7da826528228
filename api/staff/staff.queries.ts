import type { StaffMember } from '#contract/staff.ts'
import type { Ctx } from '../context.ts'

/** The member who signs in with this address. Capitals do not matter. */
export function findMemberByEmail(
  ctx: Ctx,
  email: string,
): Promise<(StaffMember & { password_hash: string }) | undefined> {
  return ctx.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

export function findMember(ctx: Ctx, id: string): Promise<StaffMember> {
  return ctx.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
