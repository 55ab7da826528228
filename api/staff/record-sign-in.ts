import type { SignedIn, StaffMember } from '#contract/staff.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from './record-change.ts'
import { openSession } from './sessions.ts'

/**
 * Opens the session of a member who has proved who they are, inside a transaction; the line in the log names them.
 * `signOuts` was read when the sign-in began: throws `unauthenticated` when the password was changed since, the member
 * signed out everywhere, or the access taken away.
 */
export async function welcome(
  ctx: Ctx,
  member: StaffMember,
  { by, signOuts }: { by: string; signOuts: number },
): Promise<SignedIn> {
  // An update, because it waits for a change of the password that is being written.
  const { numUpdatedRows } = await ctx.db
    .updateTable('staff_members')
    .set({ sign_outs: signOuts })
    .where('id', '=', member.id)
    .where('sign_outs', '=', signOuts)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('unauthenticated', staffMessages.stepOver)
  const { token, actor } = await openSession(ctx, member)
  const subject = { kind: 'session', id: member.id, name: member.name }
  await recordChange({ ...ctx, actor }, { subject, before: null, after: { by } })
  return { token, member }
}

/** Unknown names leave a line too: the time of the answer must not tell them from known ones. */
export function recordRefusal(
  ctx: Ctx,
  member: Pick<StaffMember, 'id' | 'name'> | undefined,
  by: string,
): Promise<void> {
  const subject = { kind: 'refused-sign-in', id: member?.id ?? '', name: member?.name ?? '' }
  return transaction(ctx, (ctx) => recordChange(ctx, { subject, before: null, after: { by } }))
}
