import type { RegisterForm } from '#contract/accounts.ts'
import { registerIssues } from '#domain/accounts/account-fields.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../../context.ts'
import { flag } from '../../db/columns.ts'
import { ValidationError, throwFieldErrors } from '../../http/errors.ts'
import { refuseBlocked } from '../blocks.ts'
import { expelSquatter } from '../expel-squatter.ts'
import { createAccount, findAccountByEmail } from '../users.ts'
import type { Identity } from './identity.ts'
import { findOwner } from './sign-in-by-identity.ts'
import { linkIdentity } from './link.ts'
import { readTicket, spendTicket } from './tickets.ts'

/**
 * Opens an account for a proven identity. Person and address come from the ticket; the address may be typed only where
 * the provider sent none. Two simultaneous calls open one account. Throws
 * `ValidationError`, and `forbidden` to a blocked guest.
 */
export async function registerWithTicket(ctx: Ctx, form: RegisterForm): Promise<null> {
  const identity = form.socialTicket ? await readTicket(ctx, form.socialTicket) : undefined
  if (!identity || (form.socialId && form.socialId !== identity.sub))
    throw new ValidationError({ login: [messages.notLoggedIn] })
  const isEmailKnown = identity.email !== ''
  throwFieldErrors(registerIssues(form, { isEmailKnown }))
  const email = isEmailKnown ? identity.email : form.email
  await refuseBlocked(ctx, { email, phone: form.phone })

  await transaction(ctx, async (ctx) => {
    const isMine = await spendTicket(ctx, form.socialTicket!)
    if (!isMine || (await findOwner(ctx, identity))) return
    const userId =
      (await createSocialAccount(ctx, form, email, identity)) ?? (await takeOver(ctx, form, identity))
    if (!userId) throw new ValidationError({ email: [messages.emailTaken] })
    await linkIdentity(ctx, identity, userId)
  })
  return null
}

function createSocialAccount(ctx: Ctx, { name, phone }: RegisterForm, email: string, identity: Identity) {
  const isEmailConfirmed = identity.isEmailConfirmed
  return createAccount(ctx, { name, email, phone, passwordHash: null, isEmailConfirmed })
}

/**
 * Gives the owner of a mailbox the account that another person opened with its address and never confirmed: the
 * password and every session of that person end.
 */
async function takeOver(
  ctx: Ctx,
  { name, phone }: RegisterForm,
  identity: Identity,
): Promise<string | undefined> {
  if (!identity.isEmailConfirmed) return undefined
  const account = await findAccountByEmail(ctx, identity.email)
  if (!account) return undefined
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set({ name, phone, password_hash: null, is_email_confirmed: flag(true) })
    .where('id', '=', account.id)
    .where('is_email_confirmed', '=', flag(false))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await expelSquatter(ctx, account.id)
  return account.id
}
