import type { MemberChange, TeamMember } from '#contract/staff-members.ts'
import { memberIssues } from '#domain/staff/member-rules.ts'
import { branchesOfRole, hasPermission } from '#domain/staff/permissions.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { throwFieldErrors } from '../http/errors.ts'
import { logAccess } from '../http/log-security.ts'
import { findTeamMember } from './members.queries.ts'
import { revokeInvitationsBy } from './invite-member.ts'
import { refuseUnknownBranches, setBranches } from './member-branches.ts'
import { recordChange } from './record-change.ts'
import { closeSessionsOf } from './sessions.ts'

/**
 * Changes name, role, branches or access of a member; what is not sent stays as it is by then. Without access all sessions
 * and links for a new password end at once, and whoever may invite nobody any more leaves no open invitations. Throws
 * `not_found`, and `ValidationError` by field, also when no owner would be left.
 */
export async function changeMember(ctx: Ctx, id: string, sent: MemberChange): Promise<TeamMember> {
  return transaction(ctx, async (ctx) => {
    const owners = await lockOwners(ctx)
    const before = await findTeamMember(ctx, id)
    const wanted = changed(before, sent)
    throwFieldErrors(memberIssues(before, wanted, { owners }))
    // Of a member whose branches were all removed none is left to be sent, and the access must still be taken away.
    if (JSON.stringify(before.branchIds) !== JSON.stringify(wanted.branchIds))
      await refuseUnknownBranches(ctx, wanted.branchIds)
    const name = wanted.name.trim()
    await ctx.db
      .updateTable('staff_members')
      .set({
        name,
        role: wanted.role,
        all_branches: wanted.branchIds === null ? 1 : 0,
        ...(wanted.isActive !== before.isActive && {
          deactivated_at: wanted.isActive ? null : isoNow(ctx.deps),
        }),
      })
      .where('id', '=', id)
      .execute()
    await setBranches(ctx, id, wanted.branchIds)
    if (!wanted.isActive) await endAccess(ctx, id)
    if (!wanted.isActive || !hasPermission(wanted.role, 'staff.write')) await revokeInvitationsBy(ctx, id)
    const after = await findTeamMember(ctx, id)
    if (JSON.stringify(recorded(before)) === JSON.stringify(recorded(after))) return after
    const subject = { kind: 'member', id, name }
    await recordChange(ctx, { subject, before: recorded(before), after: recorded(after) })
    logAccess(ctx, id, before, after)
    return after
  })
}

function changed(before: TeamMember, sent: MemberChange): Required<MemberChange> {
  const { name = before.name, role = before.role, isActive = before.isActive } = sent
  const { branchIds = before.branchIds } = sent
  return { name, role, branchIds: branchesOfRole(role, branchIds), isActive }
}

async function endAccess(ctx: Ctx, id: string): Promise<void> {
  await closeSessionsOf(ctx, id)
  await ctx.db.deleteFrom('staff_password_links').where('member_id', '=', id).execute()
}

/** How many owners there are; two who remove each other at once wait for each other. */
async function lockOwners(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .updateTable('staff_members')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

const recorded = ({ name, role, branchIds, isActive }: TeamMember) => ({ name, role, branchIds, isActive })
