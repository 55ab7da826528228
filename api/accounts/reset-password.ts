import { setTimeout } from 'node:timers/promises'
import { emailKey } from '#domain/accounts/email-key.ts'
import { resetIssues } from '#domain/accounts/account-fields.ts'
import { type Ctx, transaction } from '../context.ts'
import { throwFieldErrors } from '../http/errors.ts'
import { enqueueMail } from '../notifications/index.ts'
import type { AccountLimits } from './account-limits.ts'
import { createOneTimePassword } from './one-time-password.ts'
import { findAccount, findAccountByEmail, holdAccount } from './users.ts'

/** Every answer takes at least this long: its time must not reveal whether a mail was written. */
const SHORTEST_MS = 120

/**
 * Mails a one-time password to the account with this address (design.md 3, ux.md R-D7). It takes effect only when it is
 * used to sign in, once and within an hour; until then the old password stays valid, so nobody can lock another person
 * out by requesting one. The answer is the same for an address without an account, and for one that has been sent too
 * many mails: the ones sent before still work. Throws `ValidationError` and `too_many_requests`.
 */
export async function resetPassword(
  ctx: Ctx,
  { email }: { email: string },
  limits: AccountLimits,
): Promise<null> {
  throwFieldErrors(resetIssues({ email }))
  await limits.reset.take(ctx, emailKey(email))
  const mail = (await limits.mayMailReset(ctx, emailKey(email))) ? mailOneTimePassword(ctx, email) : undefined
  await Promise.all([mail, setTimeout(SHORTEST_MS)])
  return null
}

async function mailOneTimePassword(ctx: Ctx, email: string): Promise<void> {
  const account = await findAccountByEmail(ctx, email)
  if (!account) return
  await transaction(ctx, async (ctx) => {
    // Whoever reads the mail of an address that the account has left must not get into it.
    await holdAccount(ctx, account.id)
    if ((await findAccount(ctx, account.id))?.email_key !== account.email_key) return
    const { password, validUntil } = await createOneTimePassword(ctx, account.id)
    await enqueueMail(
      ctx,
      { kind: 'new_password', name: account.name, password, validUntil },
      { email: account.email },
    )
  })
}
