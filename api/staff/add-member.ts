import type { StaffMember, StaffRole } from '#contract/staff.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow } from '../context.ts'
import { isDuplicate } from '../db/duplicate.ts'
import { ValidationError } from '../http/errors.ts'
import { setBranches } from './member-branches.ts'

export type NewMember = {
  email: string
  name: string
  role: StaffRole
  passwordHash: string
  /** By default all. */
  branchIds?: readonly string[] | null
}

/**
 * Adds a member of staff. The password is hashed before, because that takes too long for a transaction. Throws
 * `ValidationError` when somebody with this address works here already.
 */
export async function addMember(
  ctx: Ctx,
  { email, name, role, passwordHash, branchIds = null }: NewMember,
): Promise<StaffMember> {
  const member = { id: ctx.deps.newId(), email: email.toLowerCase(), name, role }
  try {
    await ctx.db
      .insertInto('staff_members')
      .values({
        ...member,
        all_branches: branchIds === null ? 1 : 0,
        password_hash: passwordHash,
        created_at: isoNow(ctx.deps),
      })
      .execute()
  } catch (error) {
    if (isDuplicate(error, 'staff_members'))
      throw new ValidationError({ email: [staffMessages.memberExists] })
    throw error
  }
  await setBranches(ctx, member.id, branchIds)
  return member
}
