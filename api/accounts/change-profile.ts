import type { ProfileForm } from '#contract/accounts.ts'
import { profileIssues } from '#domain/accounts/account-fields.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { type Message, messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError, ValidationError, throwFieldErrors } from '../http/errors.ts'
import { enqueueMail } from '../notifications/index.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { loadSettings } from '../settings/index.ts'
import { refuseWeakPassword } from '../weak-password.ts'
import type { AccountLimits } from './account-limits.ts'
import { dropOneTimePasswords } from './one-time-password.ts'
import { closeSessions, isFresh } from './sessions.ts'
import { type Account, findAccount, findAccountByEmail, holdAccount } from './users.ts'

/**
 * Changes the profile and answers it (spec 2, 5). A new password or address ends every other session, invalidates all
 * one-time passwords, and is reported to the old address; both need the current password, unless the sign-in is fresh
 * (docs/decisions/0023-changing-a-sign-in.md). Throws `ValidationError` by field and `too_many_requests`.
 */
export async function changeProfile(ctx: Ctx, form: ProfileForm, limits: AccountLimits): Promise<Account> {
  const { userId, session } = userOf(ctx.actor)
  const password = form.password ?? ''
  throwFieldErrors(
    profileIssues({ ...form, password, password_confirmation: form.password_confirmation ?? '' }),
  )
  await limits.profile(ctx, userId)
  const proven = await refuseUnproven(ctx, { session, userId, form }, limits)
  await refuseTaken(ctx, form.email, userId)
  if (password !== '') await refuseWeakPassword(password, await aboutGuest(ctx, form))
  const passwordHash = password === '' ? undefined : await hashPassword(password, ctx.deps.passwordCost)

  const write = transaction(ctx, async (ctx) => {
    await holdAccount(ctx, userId)
    const before = await findAccount(ctx, userId)
    if (!before) throw signInFirst()
    const isMoved = before.email_key !== emailKey(form.email)
    // Another session has moved the account meanwhile, which ends this one: it must not be moved back without a proof.
    if (isMoved && before.email_key !== proven?.email_key) throw signInFirst()
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
    if (isMoved || passwordHash !== undefined) {
      await closeSessions(ctx, userId, session)
      await dropOneTimePasswords(ctx, userId)
      const { name, email } = before
      const changed = { hasNewEmail: isMoved, hasNewPassword: passwordHash !== undefined }
      await enqueueMail(ctx, { kind: 'sign_in_changed', name, ...changed }, { email })
    }
    return findAccount(ctx, userId)
  })
  const account = await write.catch(async (error: unknown) => {
    // Another account may have taken the address between the check and the update.
    await refuseTaken(ctx, form.email, userId)
    throw error
  })
  if (!account) throw signInFirst()
  return account
}

const signInFirst = () => new AppError('unauthenticated', 'Please sign in')

/**
 * A person who finds an unlocked telephone must not be able to take the account over: its sign-in changes only with its
 * password. Answers the account as it was compared.
 */
async function refuseUnproven(
  ctx: Ctx,
  { session, userId, form }: { session: string; userId: string; form: ProfileForm },
  limits: AccountLimits,
): Promise<Account | undefined> {
  const account = await findAccount(ctx, userId)
  const isNewEmail = account && account.email_key !== emailKey(form.email)
  if (!account || (!isNewEmail && !form.password)) return account
  if (await isFresh(ctx, session)) return account
  const refused = (message: Message) => new ValidationError({ current_password: [message] })
  if (account.password_hash === null) throw refused(messages.signInAgain)
  if (!form.current_password) throw refused(messages.currentPasswordMissing)
  await limits.login.take(ctx, account.email_key)
  if (!(await passwordMatches(form.current_password, account.password_hash)))
    throw refused(messages.passwordWrong)
  await limits.login.clear(ctx, account.email_key)
  return account
}

async function aboutGuest(ctx: Ctx, { name, email, phone }: ProfileForm): Promise<string[]> {
  const { SITE_TITLE } = await loadSettings(ctx)
  return [name, email, phone, SITE_TITLE]
}

async function refuseTaken(ctx: Ctx, email: string, userId: string): Promise<void> {
  const holder = await findAccountByEmail(ctx, email)
  if (holder && holder.id !== userId) throw new ValidationError({ email: [messages.emailTaken] })
}
