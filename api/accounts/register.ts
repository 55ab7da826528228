import type { RegisterForm } from '#contract/accounts.ts'
import { registerIssues } from '#domain/accounts/account-fields.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError, ValidationError, throwFieldErrors } from '../http/errors.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { loadSettings } from '../settings/index.ts'
import { refuseWeakPassword } from '../weak-password.ts'
import type { AccountLimits } from './account-limits.ts'
import { refuseBlocked } from './blocks.ts'
import { registerWithTicket } from './social/register-with-ticket.ts'
import { createAccount, findAccountByEmail } from './users.ts'

/** The same form sent again within this span counts as a retry. */
const SAME_PRESS_MS = 2 * 60_000

/**
 * Opens an account (spec 5). Throws `forbidden` while the restaurant accepts no new accounts and to a blocked guest,
 * `ValidationError` by field, and `too_many_requests`. A social identity without proof is ignored.
 */
export async function register(ctx: Ctx, form: RegisterForm, limits: AccountLimits): Promise<null> {
  const { ALLOW_REGISTRATION: isOpen, SITE_TITLE: siteTitle } = await loadSettings(ctx)
  if (isOpen === '') throw new AppError('forbidden', messages.registrationOff)
  if (form.socialId || form.socialTicket) {
    await limits.register(ctx)
    return registerWithTicket(ctx, form)
  }
  throwFieldErrors(registerIssues(form))
  await limits.register(ctx)
  await refuseWeakPassword(form.password, [form.name, form.email, form.phone, siteTitle])

  await refuseBlocked(ctx, form)

  const passwordHash = await hashPassword(form.password, ctx.deps.passwordCost)
  const { name, email, phone } = form
  const id = await createAccount(ctx, { name, email, phone, passwordHash, isEmailConfirmed: false })
  if (!id && !(await isSamePress(ctx, form))) throw new ValidationError({ email: [messages.emailTaken] })
  return null
}

/** Whether exactly this account was opened a moment ago: the answer to the first request may have been lost. */
async function isSamePress(ctx: Ctx, form: RegisterForm): Promise<boolean> {
  const account = await findAccountByEmail(ctx, form.email)
  if (!account?.password_hash || account.name !== form.name || account.phone !== form.phone) return false
  if (Date.parse(account.created_at) < ctx.deps.clock() - SAME_PRESS_MS) return false
  return passwordMatches(form.password, account.password_hash)
}
