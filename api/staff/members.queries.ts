import type { TeamMember } from '#contract/staff-members.ts'
import { type Ctx, isoNow } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { branchesOfMembers } from './member-branches.ts'

/** Everybody who works here, by name; those without access come last. */
export function listMembers(ctx: Ctx): Promise<TeamMember[]> {
  return readMembers(ctx)
}

/** Throws `not_found`. */
export async function findTeamMember(ctx: Ctx, id: string): Promise<TeamMember> {
  const [member] = await readMembers(ctx, id)
  if (!member) throw new AppError('not_found', 'There is no such member')
  return member
}

async function readMembers(ctx: Ctx, id?: string): Promise<TeamMember[]> {
  let query = ctx.db
    .selectFrom('staff_members as member')
    .select(['id', 'email', 'name', 'role', 'all_branches', 'deactivated_at'])
    .select((eb) => [
      eb
        .selectFrom('staff_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('member_id', '=', 'member.id')
        .where('expires_at', '>', isoNow(ctx.deps))
        .as('last_used_at'),
      eb
        .selectFrom('staff_authenticators')
        .select('member_id')
        .whereRef('member_id', '=', 'member.id')
        .as('authenticator'),
      eb
        .selectFrom('staff_passkeys')
        .select(({ fn }) => fn.min('created_at').as('first'))
        .whereRef('member_id', '=', 'member.id')
        .as('passkey'),
    ])
  if (id !== undefined) query = query.where('id', '=', id)
  const rows = await query.orderBy('name').orderBy('id').limit(500).execute()
  const branches = await branchesOfMembers(
    ctx,
    rows.flatMap((row) => (row.all_branches === 1 ? [] : [row.id])),
  )
  return rows
    .map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      branchIds: row.all_branches === 1 ? null : (branches.get(row.id) ?? []),
      isActive: row.deactivated_at === null,
      hasSecondFactor: row.authenticator !== null || row.passkey !== null,
      lastUsedAt: row.last_used_at,
    }))
    .toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
}
