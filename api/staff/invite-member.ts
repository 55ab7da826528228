import type { StaffRole } from '#contract/staff.ts'
import type { SentInvitation } from '#contract/staff-members.ts'
import { resetIssues } from '#domain/accounts/account-fields.ts'
import { INVITATION_DAYS } from '#domain/limits.ts'
import { branchesOfRole } from '#domain/staff/permissions.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { throwFieldErrors, ValidationError } from '../http/errors.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'
import { findInvitation, invitationOf, type InvitationRow } from './invitations.queries.ts'
import { refuseGoneBranches, refuseUnknownBranches } from './member-branches.ts'
import type { StaffPorts } from './ports.ts'
import { recordChange } from './record-change.ts'

const DAY_MS = 24 * 3_600_000

type Wanted = { email: string; role: StaffRole; branchIds: string[] | null }

/**
 * Invites somebody by mail and answers the link too. An invitation to the same address before is replaced. Throws
 * `ValidationError` by field, also when somebody with this address works here already.
 */
export async function inviteMember(
  ctx: Ctx,
  { email, role, branchIds: chosen }: Wanted,
  ports: StaffPorts,
): Promise<SentInvitation> {
  throwFieldErrors(resetIssues({ email }))
  const branchIds = branchesOfRole(role, chosen)
  const address = email.trim().toLowerCase()
  return transaction(ctx, async (ctx) => {
    await refuseUnknownBranches(ctx, branchIds)
    await refuseMember(ctx, address)
    await ctx.db.deleteFrom('staff_invitations').where('email', '=', address).execute()
    const { token, ...dates } = newLink(ctx)
    const row: InvitationRow = {
      id: ctx.deps.newId(),
      email: address,
      role,
      branches_json: branchIds === null ? null : JSON.stringify(branchIds),
      invited_by: staffOf(ctx.actor).memberId,
      ...dates,
    }
    await ctx.db.insertInto('staff_invitations').values(row).execute()
    const after = { email: address, role, branchIds }
    await recordChange(ctx, { subject: subjectOf(row), before: null, after })
    return send(ctx, row, token, ports)
  })
}

/**
 * Sends an invitation again with a new link for another week; the old link stops working. Throws `not_found`, and
 * `ValidationError` when none of its branches is left.
 */
export async function renewInvitation(ctx: Ctx, id: string, ports: StaffPorts): Promise<SentInvitation> {
  return transaction(ctx, async (ctx) => {
    const before = await findInvitation(ctx, id)
    await refuseGoneBranches(ctx, invitationOf(before).branchIds)
    const { token, ...dates } = newLink(ctx)
    await ctx.db.updateTable('staff_invitations').set(dates).where('id', '=', id).execute()
    const row = { ...before, ...dates }
    const expiry = ({ expires_at }: InvitationRow) => ({ expiresAt: expires_at })
    await recordChange(ctx, { subject: subjectOf(row), before: expiry(before), after: expiry(row) })
    return send(ctx, row, token, ports)
  })
}

/** Takes an invitation back. Throws `not_found`. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<null> {
  return transaction(ctx, async (ctx) => {
    await remove(ctx, await findInvitation(ctx, id))
    return null
  })
}

/** Takes back what a member has sent who may invite nobody any more. Called inside the transaction of that change. */
export async function revokeInvitationsBy(ctx: Ctx, memberId: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('invited_by', '=', memberId)
    .execute()
  for (const row of rows) await remove(ctx, row)
}

async function remove(ctx: Ctx, row: InvitationRow): Promise<void> {
  await ctx.db.deleteFrom('staff_invitations').where('id', '=', row.id).execute()
  const { email, role, branchIds } = invitationOf(row)
  await recordChange(ctx, { subject: subjectOf(row), before: { email, role, branchIds }, after: null })
}

/** The path of the page that accepts an invitation; a fragment reaches no log and no other site. */
export const invitationPath = (token: string): string => `/backoffice/invitation#${token}`

async function send(
  ctx: Ctx,
  row: InvitationRow,
  token: string,
  { enqueueMail }: StaffPorts,
): Promise<SentInvitation> {
  const path = invitationPath(token)
  const invitation = invitationOf(row)
  await enqueueMail(
    ctx,
    { kind: 'staff_invited', path, validUntil: invitation.expiresAt },
    { email: row.email, language: ctx.mainLanguage },
  )
  return { invitation, link: `${ctx.origin}${path}` }
}

function newLink(ctx: Ctx): { token: string; token_hash: string; created_at: string; expires_at: string } {
  const now = ctx.deps.clock()
  const token = newToken()
  return {
    token,
    token_hash: tokenHash(token),
    created_at: isoAt(now),
    expires_at: isoAt(now + INVITATION_DAYS * DAY_MS),
  }
}

async function refuseMember(ctx: Ctx, email: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (known) throw new ValidationError({ email: [staffMessages.memberExists] })
}

const subjectOf = ({ id, email }: InvitationRow) => ({ kind: 'invitation', id, name: email })
