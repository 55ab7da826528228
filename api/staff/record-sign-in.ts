import type { SignedIn, StaffMember } from '#contract/staff.ts'
import { type Ctx, transaction } from '../context.ts'
import { recordChange } from './record-change.ts'
import { openSession } from './sessions.ts'

/** Opens the session of a member who has proved who they are, inside a transaction; the line in the log names them. */
export async function welcome(ctx: Ctx, member: StaffMember, by: string): Promise<SignedIn> {
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
