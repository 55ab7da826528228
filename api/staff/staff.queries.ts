import type { SignedInMember, StaffMember } from '#contract/staff.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'

/** The member who signs in with this address, in any case; nobody who was deactivated. */
export function findMemberByEmail(
  ctx: Ctx,
  email: string,
): Promise<(StaffMember & { password_hash: string; sign_outs: number }) | undefined> {
  return ctx.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role', 'password_hash', 'sign_outs'])
    .where('email', '=', email.toLowerCase())
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
}

export function findMember(ctx: Ctx, id: string): Promise<StaffMember> {
  return ctx.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The member behind a call. */
export async function showSession(ctx: Ctx): Promise<SignedInMember> {
  const { memberId, branchIds } = staffOf(ctx.actor)
  return { ...(await findMember(ctx, memberId)), branchIds: branchIds && [...branchIds] }
}

/** The names of members by their ids; deleted members are left out. */
export async function memberNames(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const members = await ctx.db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(members.map(({ id, name }) => [id, name]))
}

/** The member, unless the access was taken away. */
export function findActiveMember(ctx: Ctx, id: string): Promise<StaffMember | undefined> {
  return ctx.db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
}
