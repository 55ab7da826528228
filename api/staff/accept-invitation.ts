import type { SignedIn } from '#contract/staff.ts'
import { isBlank } from '#contract/typed-text.ts'
import { newPasswordIssues, resetIssues } from '#domain/accounts/account-fields.ts'
import { messages } from '#domain/messages.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { lockSetUp } from '../db/migrate.ts'
import { AppError, throwFieldErrors } from '../http/errors.ts'
import { logAccess } from '../http/log-security.ts'
import { hashPassword } from '../platform/password.ts'
import { refuseWeakPassword } from '../weak-password.ts'
import { addMember } from './add-member.ts'
import { invitationOf, readInvitation } from './invitations.queries.ts'
import type { StaffPorts } from './ports.ts'
import { recordChange } from './record-change.ts'
import { openSession } from './sessions.ts'

type Form = { name: string; email: string; password: string; password_confirmation: string }

/**
 * Makes whoever has the link of an invitation a member, and signs them in. The link counts once; of several people who
 * have links for the first owner one succeeds. Throws `ValidationError` by field, and `not_found` for a link that is
 * over.
 */
export async function acceptInvitation(
  ctx: Ctx,
  token: string,
  form: Form,
  { shopName }: StaffPorts,
): Promise<SignedIn> {
  const open = await readInvitation(ctx, token)
  const email = open.email === '' ? form.email.trim() : open.email
  throwFieldErrors({
    ...(isBlank(form.name) && { name: [messages.nameMissing] }),
    ...resetIssues({ email }),
    ...newPasswordIssues(form),
  })
  await refuseWeakPassword(form.password, [form.name, email, await shopName(ctx)])
  const passwordHash = await hashPassword(form.password, ctx.deps.passwordCost)
  return transaction(ctx, async (ctx) => {
    // Two links for the first owner may be used at once.
    if (open.email === '') await lockSetUp(ctx.db, ctx.deps.engine)
    const invitation = await readInvitation(ctx, token)
    const gone = ctx.db.deleteFrom('staff_invitations')
    const { numDeletedRows } = await (
      invitation.email === '' ? gone.where('email', '=', '') : gone.where('id', '=', invitation.id)
    ).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found', staffMessages.linkOver)
    const { role, branchIds } = invitationOf(invitation)
    const member = await addMember(ctx, { name: form.name.trim(), email, role, branchIds, passwordHash })
    const session = await openSession(ctx, member)
    const subject = { kind: 'member', id: member.id, name: member.name }
    const after = { email: member.email, role, branchIds }
    await recordChange({ ...ctx, actor: session.actor }, { subject, before: null, after })
    logAccess(ctx, member.id, null, { role, isActive: true })
    return { token: session.token, member }
  })
}
