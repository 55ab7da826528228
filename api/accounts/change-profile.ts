import type { ProfileForm } from '#contract/accounts.ts'
import { profileProblems } from '#domain/accounts/account-fields.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError, Problems, refuseFields } from '../http/problem.ts'
import { enqueueMail } from '../notifications/index.ts'
import { hashPassword } from '../password.ts'
import type { AccountLimits } from './account-limits.ts'
import { dropOneTimePasswords } from './one-time-password.ts'
import { closeSessions } from './sessions.ts'
import { type Account, findAccount, findAccountByEmail } from './users.ts'

/**
 * Changes the profile and answers it (spec 2, 5). A new password ends every other session; with a new password or address
 * no one-time password counts any more, and the old address is told. Throws `Problems` by field and `too_many_requests`.
 */
export async function changeProfile(ctx: Ctx, form: ProfileForm, limits: AccountLimits): Promise<Account> {
  const { userId, session } = userOf(ctx.actor)
  const password = form.password ?? ''
  refuseFields(
    profileProblems({ ...form, password, password_confirmation: form.password_confirmation ?? '' }),
  )
  limits.profile(ctx, userId)
  await refuseTaken(ctx, form.email, userId)
  const passwordHash = password === '' ? undefined : await hashPassword(password)

  const write = transaction(ctx, async (ctx) => {
    const before = await findAccount(ctx, userId)
    if (!before) throw new AppError('unauthenticated', 'Please sign in')
    const isMoved = before.email_key !== emailKey(form.email)
    await ctx.db
      .updateTable('users')
      .set({
        name: form.name,
        email: form.email,
        email_key: emailKey(form.email),
        phone: form.phone,
        ...(isMoved ? { is_email_confirmed: 0 as const } : {}),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      })
      .where('id', '=', userId)
      .execute()
    if (passwordHash !== undefined) await closeSessions(ctx, userId, session)
    if (isMoved || passwordHash !== undefined) {
      await dropOneTimePasswords(ctx, userId)
      const { name, email } = before
      const changed = { hasNewEmail: isMoved, hasNewPassword: passwordHash !== undefined }
      await enqueueMail(ctx, { kind: 'sign_in_changed', name, ...changed }, { email })
    }
    return findAccount(ctx, userId)
  })
  const account = await write.catch(async (error: unknown) => {
    // Somebody else may have taken the address between the look and the writing.
    await refuseTaken(ctx, form.email, userId)
    throw error
  })
  if (!account) throw new AppError('unauthenticated', 'Please sign in')
  return account
}

async function refuseTaken(ctx: Ctx, email: string, userId: string): Promise<void> {
  const holder = await findAccountByEmail(ctx, email)
  if (holder && holder.id !== userId) throw new Problems({ email: [messages.emailTaken] })
}
