import { staffMessages } from '#domain/staff/staff-messages.ts'
import type { Ctx } from '../context.ts'
import { ValidationError } from '../http/errors.ts'

/** Which branches some members work for, by the id of the member; members of all branches are left out. */
export async function branchesOfMembers(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (memberIds.length === 0) return found
  const rows = await ctx.db
    .selectFrom('staff_member_branches')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .orderBy('branch_id')
    .execute()
  for (const { member_id, branch_id } of rows)
    found.set(member_id, [...(found.get(member_id) ?? []), branch_id])
  return found
}

/** Those of some branches that exist; null stands for all. */
export async function existingBranches(
  ctx: Ctx,
  branchIds: readonly string[] | null,
): Promise<string[] | null> {
  if (branchIds === null || branchIds.length === 0) return branchIds && []
  const rows = await ctx.db.selectFrom('branches').select('id').where('id', 'in', branchIds).execute()
  return rows.map(({ id }) => id).toSorted()
}

/** Throws `ValidationError` unless there is at least one branch and all of them exist. */
export async function refuseUnknownBranches(ctx: Ctx, branchIds: readonly string[] | null): Promise<void> {
  const known = await existingBranches(ctx, branchIds)
  if (known && (known.length === 0 || known.length < new Set(branchIds).size)) throw branchUnknown()
}

/** Throws `ValidationError` when none of some branches exists. */
export async function refuseGoneBranches(ctx: Ctx, branchIds: readonly string[] | null): Promise<void> {
  const known = await existingBranches(ctx, branchIds)
  if (known?.length === 0) throw branchUnknown()
}

const branchUnknown = () => new ValidationError({ branchIds: [staffMessages.branchUnknown] })

/** Replaces the branches of a member; null stands for all. */
export async function setBranches(
  ctx: Ctx,
  memberId: string,
  branchIds: readonly string[] | null,
): Promise<void> {
  await ctx.db.deleteFrom('staff_member_branches').where('member_id', '=', memberId).execute()
  const rows = [...new Set(branchIds)].map((branch_id) => ({ member_id: memberId, branch_id }))
  if (rows.length > 0) await ctx.db.insertInto('staff_member_branches').values(rows).execute()
}
