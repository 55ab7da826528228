import { messages } from '#domain/messages.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { type Ctx, transaction } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { passwordMatches } from '../platform/password.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { guestKeyOf } from '../guest-key.ts'
import type { AccountLimits } from './account-limits.ts'
import { forgetBlockReasons } from './blocks.ts'
import { closeSession } from './sessions.ts'
import { type Account, findAccount } from './users.ts'

type Deletion = { password?: string | null | undefined; confirm: boolean }

/**
 * Erases the account with all its sessions and social identities, and the personal data in other modules (ux.md R-D5).
 * The password is required; an account without one needs `confirm`. Throws `ValidationError` and `too_many_requests`.
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
    // Locking the row first makes a simultaneous sign-in, order or second deletion wait for the end.
    const { numUpdatedRows } = await ctx.db
      .updateTable('users')
      .set({ name: '', phone: '' })
      .where('id', '=', account.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('unauthenticated', 'Please sign in')
    await erasePerson(ctx, personOf(account), modules)
  })
  await closeSession(ctx)
  return null
}

/** The owner of an account, as other modules know the person. */
export const personOf = ({
  id,
  email,
  is_email_confirmed: isConfirmed,
}: Pick<Account, 'id' | 'email' | 'is_email_confirmed'>): Person => ({
  userId: id,
  email: isConfirmed === 1 ? email : null,
})

/**
 * Erases the personal data in every module, and the account if there is one; call it in a transaction that has locked the
 * row of the account.
 */
export async function erasePerson(ctx: Ctx, person: Person, modules: readonly PersonalData[]): Promise<void> {
  for (const module of modules) await module.erase(ctx, person)
  await forgetBlockReasons(ctx, person.userId ?? guestKeyOf(ctx.deps, person.email))
  if (person.userId === null) return
  // The rows of this module that belong to the account are deleted with it.
  await ctx.db.deleteFrom('users').where('id', '=', person.userId).execute()
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
  // Counted together with the sign-in: a found telephone must not be a way around its limit.
  await limits.login.take(ctx, emailKey(account.email))
  if (!(await passwordMatches(form.password, account.password_hash)))
    throw new ValidationError({ password: [messages.passwordWrong] })
  await limits.login.clear(ctx, emailKey(account.email))
}
