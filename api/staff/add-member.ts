import type { StaffRole } from '#contract/staff.ts'
import { type Ctx, isoNow } from '../context.ts'

export type NewMember = { email: string; name: string; role: StaffRole; passwordHash: string }

/** Adds a member of staff. The password is hashed before, because that takes too long for a transaction. */
export async function addMember(ctx: Ctx, member: NewMember): Promise<void> {
  await ctx.db
    .insertInto('staff_members')
    .values({
      id: ctx.deps.newId(),
      email: member.email.toLowerCase(),
      name: member.name,
      role: member.role,
      all_branches: 1,
      password_hash: member.passwordHash,
      created_at: isoNow(ctx.deps),
    })
    .execute()
}
