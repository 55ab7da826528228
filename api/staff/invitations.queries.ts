import type { Selectable } from 'kysely'
import type { Invitation, OpenInvitation } from '#contract/staff-members.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { tokenHash } from '../platform/session-token.ts'
import { existingBranches } from './member-branches.ts'
import type { StaffTables } from './staff.tables.ts'

export type InvitationRow = Selectable<StaffTables['staff_invitations']>

/** The invitations that nobody has accepted yet, the newest first; the link of the first owner is none of them. */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const rows = await ctx.db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('email', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(invitationOf)
}

/** Throws `not_found`. */
export async function findInvitation(ctx: Ctx, id: string): Promise<InvitationRow> {
  const row = await ctx.db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('email', '<>', '')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such invitation')
  return row
}

/**
 * The invitation behind the token of a link, with those of its branches that are still there. Throws `not_found` when it
 * was accepted, taken back or its time is over, when none of its branches is left, and for the link of the first owner as
 * soon as there is an owner.
 */
export async function readInvitation(ctx: Ctx, token: string): Promise<InvitationRow> {
  const row = await ctx.db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', isoNow(ctx.deps))]))
    .executeTakeFirst()
  if (!row || (row.email === '' && (await hasOwner(ctx)))) throw linkOver()
  const branchIds = await existingBranches(ctx, invitationOf(row).branchIds)
  if (branchIds?.length === 0) throw linkOver()
  return { ...row, branches_json: branchIds && JSON.stringify(branchIds) }
}

const linkOver = () => new AppError('not_found', staffMessages.linkOver)

/** What the link of an invitation is for. Throws `not_found`. */
export async function showInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const { email, role } = await readInvitation(ctx, token)
  return { email, role }
}

/** Whether somebody can administer the shop. */
export async function hasOwner(ctx: Ctx): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const invitationOf = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  branchIds: row.branches_json === null ? null : (JSON.parse(row.branches_json) as string[]),
  createdAt: row.created_at,
  expiresAt: row.expires_at ?? row.created_at,
})
