import type { StaffMember } from '#contract/staff.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/problem.ts'
import type { TryLimit } from '../http/try-limit.ts'
import { hashPassword, passwordMatches } from '../password.ts'
import { openSession } from './sessions.ts'
import { findMemberByEmail } from './staff.queries.ts'

export type SignIn = { email: string; password: string }

/**
 * Opens a session for the right password. An unknown e-mail is refused with the same words after the same work, so the
 * answer tells nothing about who works here. Throws `unauthenticated`, and `too_many_requests` after ten failures from
 * one network address.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: SignIn,
  limit: TryLimit,
): Promise<{ token: string; member: StaffMember }> {
  const key = `${email.toLowerCase()} ${ctx.address}`
  limit.take(key, ctx.deps.clock())

  const found = await findMemberByEmail(ctx, email)
  const isRight = found
    ? await passwordMatches(password, found.password_hash)
    : await hashPassword(password).then(() => false)
  if (!found || !isRight) throw new AppError('unauthenticated', messages.loginWrong)

  limit.clear(key)
  const { password_hash: _secret, ...member } = found
  return { token: await openSession(ctx, member.id), member }
}
