import { messages } from '#domain/messages.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { type Ctx, transaction } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { passwordMatches } from '../platform/password.ts'
import type { PersonalData } from '../personal-data.ts'
import type { AccountLimits } from './account-limits.ts'
import { closeSession } from './sessions.ts'
import { type Account, findAccount } from './users.ts'

type Deletion = { password?: string | null | undefined; confirm: boolean }

/**
 * Erases the account with all its sessions and social identities, and what other modules keep of it (ux.md R-D5). The
 * password is asked once more; an account without one needs `confirm`. Throws `ValidationError` and `too_many_requests`.
 */
export async function deleteAccount(
  ctx: Ctx,
  form: Deletion,
  limits: AccountLimits,
  modules: readonly PersonalData[],
): Promise<null> {
  const account = await findAccount(ctx, userOf(ctx.actor).userId)
  if (!account) throw new AppError('unauthenticated', 'Please sign in')
  await refuseDeletion(ctx, account, form, limits)

  await transaction(ctx, async (ctx) => {
    // Taking the row first makes a sign-in, an order or a second deletion at the same time wait for the end.
    const { numUpdatedRows } = await ctx.db
      .updateTable('users')
      .set({ name: '', phone: '' })
      .where('id', '=', account.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('unauthenticated', 'Please sign in')
    await eraseAccount(ctx, account.id, modules)
  })
  await closeSession(ctx)
  return null
}

/** Erases what every module keeps of an account, and the account; call it in a transaction that holds its row. */
export async function eraseAccount(ctx: Ctx, id: string, modules: readonly PersonalData[]): Promise<void> {
  for (const module of modules) await module.erase(ctx, id)
  // What hangs on the account in this module goes with its row.
  await ctx.db.deleteFrom('users').where('id', '=', id).execute()
}

async function refuseDeletion(
  ctx: Ctx,
  account: Account,
  form: Deletion,
  limits: AccountLimits,
): Promise<void> {
  if (account.password_hash === null) {
    if (!form.confirm) throw new ValidationError({ confirm: [messages.deletionUnconfirmed] })
    return
  }
  if (!form.password) throw new ValidationError({ password: [messages.passwordMissing] })
  // The same tries as at the door: a found telephone must not be a way around them.
  limits.login.take(ctx, emailKey(account.email))
  if (!(await passwordMatches(form.password, account.password_hash)))
    throw new ValidationError({ password: [messages.passwordWrong] })
  limits.login.clear(ctx, emailKey(account.email))
}
