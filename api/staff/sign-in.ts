import type { StaffMember } from '#contract/staff.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { logSignIn } from '../http/log-sign-in.ts'
import { AppError } from '../http/errors.ts'
import { rateLimitKey } from '../http/try-limit.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { recordChange } from './record-change.ts'
import { closeSession, openSession } from './sessions.ts'
import { findMember, findMemberByEmail } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'

export type SignIn = { email: string; password: string }

/**
 * Opens a session for the right password. An unknown e-mail is refused with the same message after the same work, so
 * the answer does not reveal who works here. Throws `unauthenticated`, and `too_many_requests` after ten failures from
 * one rate-limit key, or thirty for different names.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: SignIn,
  limits: Pick<StaffLimits, 'person' | 'rateLimitKey'>,
): Promise<{ token: string; member: StaffMember }> {
  const home = rateLimitKey(ctx.address)
  const key = `${email.toLowerCase()} ${home}`
  limits.rateLimitKey.take(home, ctx.deps.clock())
  limits.person.take(key, ctx.deps.clock())

  const found = await findMemberByEmail(ctx, email)
  const isRight = found
    ? await passwordMatches(password, found.password_hash)
    : await hashPassword(password).then(() => false)
  logSignIn(ctx, { kind: 'staff', id: found?.id, isRight: isRight && found !== undefined })
  if (!found || !isRight) {
    await recordRefusal(ctx, found)
    throw new AppError('unauthenticated', messages.loginWrong)
  }

  limits.person.clear(key)
  limits.rateLimitKey.giveBack(home)
  const { password_hash: _secret, ...member } = found
  return { token: await welcome(ctx, member), member }
}

/** Opens the session of a member who has proved who they are; the line in the log names them. */
async function welcome(ctx: Ctx, member: StaffMember): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const { token, actor } = await openSession(ctx, member)
    const subject = { kind: 'session', id: member.id, name: member.name }
    await recordChange({ ...ctx, actor }, { subject, before: null, after: { by: 'password' } })
    return token
  })
}

/** Unknown names leave a line too: the time of the answer must not tell them from known ones. */
function recordRefusal(ctx: Ctx, member: StaffMember | undefined): Promise<void> {
  const subject = { kind: 'refused-sign-in', id: member?.id ?? '', name: member?.name ?? '' }
  return transaction(ctx, (ctx) => recordChange(ctx, { subject, before: null, after: { by: 'password' } }))
}

/** Ends the session of this call. */
export function signOut(ctx: Ctx): Promise<null> {
  const { session, memberId } = staffOf(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const { name } = await findMember(ctx, memberId)
    await closeSession(ctx, session)
    const subject = { kind: 'session', id: memberId, name }
    await recordChange(ctx, { subject, before: { by: 'password' }, after: null })
    return null
  })
}
