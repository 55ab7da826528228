import type { SecondStep, SignedIn } from '#contract/staff.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { logSignIn } from '../http/log-security.ts'
import { AppError } from '../http/errors.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { recordChange } from './record-change.ts'
import { recordRefusal, welcome } from './record-sign-in.ts'
import { askSecondStep } from './second-step.ts'
import { closeSession } from './sessions.ts'
import { findMember, findMemberByEmail } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'

export type SignIn = { email: string; password: string }

/**
 * Opens a session for the right password, or asks for the second step of a member who has one. An unknown e-mail is refused with the same message after the same work, so
 * the answer does not reveal who works here. Throws `unauthenticated`, and `too_many_requests` after ten failures from
 * one rate-limit key, or thirty for different names.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: SignIn,
  limits: Pick<StaffLimits, 'person' | 'rateLimitKey'>,
): Promise<SignedIn | SecondStep> {
  const name = email.toLowerCase()
  await limits.rateLimitKey.take(ctx)
  await limits.person.take(ctx, name)

  const found = await findMemberByEmail(ctx, email)
  const isRight = found
    ? await passwordMatches(password, found.password_hash)
    : await hashPassword(password, ctx.deps.passwordCost).then(() => false)
  logSignIn(ctx, { kind: 'staff', id: found?.id, isRight: isRight && found !== undefined })
  if (!found || !isRight) {
    await recordRefusal(ctx, found, 'password')
    throw new AppError('unauthenticated', messages.loginWrong)
  }

  await limits.person.clear(ctx, name)
  await limits.rateLimitKey.giveBack(ctx)
  const { password_hash: _secret, sign_outs: signOuts, ...member } = found
  const step = await askSecondStep(ctx, { memberId: member.id, signOuts })
  return step ?? transaction(ctx, (ctx) => welcome(ctx, member, { by: 'password', signOuts }))
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
