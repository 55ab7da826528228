import { loginIssues } from '#domain/accounts/account-fields.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { ValidationError, throwFieldErrors } from '../http/errors.ts'
import { logSignIn } from '../http/log-security.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import type { AccountLimits } from './account-limits.ts'
import { blockedSentence, blockKeysOf, isBlocked } from './blocks.ts'
import { expelSquatter } from './expel-squatter.ts'
import { mayBeOneTime, redeemOneTimePassword } from './one-time-password.ts'
import { createSession } from './sessions.ts'
import { type Account, findAccountByEmail } from './users.ts'

/**
 * Opens a session for the right password, or once for a mailed one-time password. An unknown address gets the same
 * error after the same work, so the answer does not reveal which addresses have an account. A blocked guest learns of the
 * block only with the right password. Throws `ValidationError` and `too_many_requests`.
 */
export async function logIn(
  ctx: Ctx,
  form: { email: string; password: string },
  limits: AccountLimits,
): Promise<{ token: string; mustChoosePassword?: true }> {
  throwFieldErrors(loginIssues(form))
  const key = emailKey(form.email)
  await limits.login.take(ctx, key)

  const account = await findAccountByEmail(ctx, form.email)
  const isRight = account?.password_hash
    ? await passwordMatches(form.password, account.password_hash)
    : await hashPassword(form.password, ctx.deps.passwordCost).then(() => false)

  const attempt = { kind: 'account', id: account?.id } as const
  const wrong = (): ValidationError => {
    logSignIn(ctx, { ...attempt, isRight: false })
    return new ValidationError({ login: [messages.loginWrong] })
  }
  if (!account || !(isRight || mayBeOneTime(form.password))) throw wrong()

  const keys = await blockKeysOf(ctx, { userId: account.id, ...account })
  const blocked = await blockedSentence(ctx)
  const token = await transaction(ctx, async (ctx) => {
    // The account's row is locked first, as everywhere an account is changed: two transactions wait instead of
    // deadlocking.
    if (!(await welcome(ctx, account, isRight))) throw wrong()
    if (!isRight) {
      if (!(await redeemOneTimePassword(ctx, account.id, form.password))) throw wrong()
      if (account.is_email_confirmed === 0) await expelSquatter(ctx, account.id)
    }
    if (await isBlocked(ctx, keys)) throw new ValidationError({ login: [blocked] })
    return createSession(ctx, account.id)
  })
  logSignIn(ctx, { ...attempt, isRight: true })
  await limits.login.clear(ctx, key)
  return isRight ? { token } : { token, mustChoosePassword: true }
}

/**
 * Notes the language of the guest; false when the account has got another password or was deleted meanwhile. A guest
 * with a one-time password receives the mail of the address. If nobody had proved that before, the account may have
 * been opened by another person, and its password is removed.
 */
async function welcome(ctx: Ctx, account: Account, isRight: boolean): Promise<boolean> {
  const isTaken = !isRight && account.is_email_confirmed === 0
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set({
      language: ctx.language,
      ...(isRight ? {} : { is_email_confirmed: 1 as const }),
      ...(isTaken ? { password_hash: null } : {}),
    })
    .where('id', '=', account.id)
    .where('email_key', '=', account.email_key)
    .where('password_hash', account.password_hash === null ? 'is' : '=', account.password_hash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
