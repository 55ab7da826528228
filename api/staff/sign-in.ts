import type { StaffMember } from '#contract/staff.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { logSignIn } from '../http/log-sign-in.ts'
import { AppError } from '../http/errors.ts'
import { rateLimitKey, type TryLimit } from '../http/try-limit.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { openSession } from './sessions.ts'
import { findMemberByEmail } from './staff.queries.ts'

export type SignIn = { email: string; password: string }
type SignInLimits = { person: TryLimit; rateLimitKey: TryLimit }

/**
 * Opens a session for the right password. An unknown e-mail is refused with the same message after the same work, so
 * the answer does not reveal who works here. Throws `unauthenticated`, and `too_many_requests` after ten failures from
 * one rate-limit key, or thirty for different names.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: SignIn,
  limits: SignInLimits,
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
  if (!found || !isRight) throw new AppError('unauthenticated', messages.loginWrong)

  limits.person.clear(key)
  limits.rateLimitKey.giveBack(home)
  const { password_hash: _secret, ...member } = found
  return { token: await openSession(ctx, member.id), member }
}
