import type { SocialProvider } from '#contract/accounts.ts'
import { emailKey } from '#domain/accounts/email-key.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, isoNow, transaction } from '../../context.ts'
import { userOf } from '../../http/access.ts'
import { AppError, ValidationError } from '../../http/errors.ts'
import { enqueueMail } from '../../notifications/index.ts'
import { passwordMatches } from '../../platform/password.ts'
import type { AccountLimits } from '../account-limits.ts'
import { isFresh } from '../sessions.ts'
import { type Account, findAccount } from '../users.ts'
import type { Identity } from './identity.ts'
import { readTicket, spendTicket } from './tickets.ts'

/**
 * Links a proven identity to the account that is signed in. Requires the password, unless the sign-in is fresh; an account
 * without one has to sign in again. Throws `ValidationError` and `conflict`.
 */
export async function linkSocialIdentity(
  ctx: Ctx,
  form: { ticket: string; password?: string | null | undefined },
  limits: AccountLimits,
): Promise<null> {
  const account = await signedIn(ctx)
  const identity = await readTicket(ctx, form.ticket)
  if (!identity) throw new ValidationError({ ticket: [messages.tookTooLong] })
  if (!(await isFresh(ctx, userOf(ctx.actor).session)))
    await refuseUnproven(ctx, account, form.password ?? '', limits)
  await transaction(ctx, async (ctx) => {
    if (!(await spendTicket(ctx, form.ticket))) throw new ValidationError({ ticket: [messages.notLoggedIn] })
    await linkIdentity(ctx, identity, account.id)
    await enqueueLinkMail(ctx, 'social_linked', account, identity.provider)
  })
  return null
}

/**
 * Unlinks an identity from the account. Throws `conflict` when it is the last way to sign in, `not_found` when it is
 * not linked.
 */
export async function unlinkSocialIdentity(ctx: Ctx, provider: SocialProvider): Promise<null> {
  const { id } = await signedIn(ctx)
  await transaction(ctx, async (ctx) => {
    const linked = await linkedProviders(ctx, id)
    const account = await findAccount(ctx, id)
    if (!account || !linked.includes(provider)) throw new AppError('not_found', 'Not linked')
    if (account.password_hash === null && linked.every((one) => one === provider))
      throw new AppError('conflict', messages.lastWayIn)
    await ctx.db
      .deleteFrom('social_identities')
      .where('user_id', '=', id)
      .where('provider', '=', provider)
      .execute()
    await enqueueLinkMail(ctx, 'social_unlinked', account, provider)
  })
  return null
}

/** The providers that are linked to an account. The row is locked first: of two changes each must see the result of the other. */
async function linkedProviders(ctx: Ctx, id: string): Promise<string[]> {
  await ctx.db.updateTable('users').set({ id }).where('id', '=', id).execute()
  const linked = await ctx.db
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', id)
    .execute()
  return linked.map(({ provider }) => provider)
}

/**
 * Writes the link; an identity belongs to one account, which has one of each provider: its owner sees the provider alone, and
 * would not find one that somebody else has linked beside their own. Throws `conflict`.
 */
export async function linkIdentity(ctx: Ctx, { provider, sub }: Identity, userId: string): Promise<void> {
  if ((await linkedProviders(ctx, userId)).includes(provider))
    throw new AppError('conflict', messages.socialLinked)
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('social_identities')
    .values({ provider, sub, user_id: userId, linked_at: isoNow(ctx.deps) })
    .onConflict((conflict) => conflict.columns(['provider', 'sub']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('conflict', messages.socialTaken)
}

async function signedIn(ctx: Ctx): Promise<Account> {
  const account = await findAccount(ctx, userOf(ctx.actor).userId)
  if (!account) throw new AppError('unauthenticated', 'Please sign in')
  return account
}

async function refuseUnproven(
  ctx: Ctx,
  account: Account,
  password: string,
  limits: AccountLimits,
): Promise<void> {
  // Such an account is asked for no password, so nothing can be said beside one.
  if (account.password_hash === null) throw new ValidationError({ ticket: [messages.signInAgain] })
  await limits.login.take(ctx, emailKey(account.email))
  if (!(await passwordMatches(password, account.password_hash)))
    throw new ValidationError({ password: [messages.passwordWrong] })
  await limits.login.clear(ctx, emailKey(account.email))
}

function enqueueLinkMail(
  ctx: Ctx,
  kind: 'social_linked' | 'social_unlinked',
  account: Account,
  provider: SocialProvider,
) {
  return enqueueMail(ctx, { kind, name: account.name, provider }, account)
}
