import { type Ctx, transaction } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { logSignIn } from '../../http/log-security.ts'
import type { Sentence } from '../../http/sentence.ts'
import { blockedSentence, blockKeysOf, isBlocked } from '../blocks.ts'
import { createSession } from '../sessions.ts'
import { findAccount, findAccountByEmail, holdAccount } from '../users.ts'
import type { Identity } from './identity.ts'
import { endSignedOut } from './sign-out.ts'
import { makeTicket } from './tickets.ts'

/** The outcome of a proven identity. */
export type IdentityOutcome =
  | { kind: 'known'; token: string }
  /** The identity is linked to no account: one can be opened with the ticket. */
  | { kind: 'unknown'; ticket: string; identity: Identity }
  /** An account has its address: its owner signs in, and links with the ticket. */
  | { kind: 'taken'; ticket: string }
  /** The identity belongs to another account than the one that is signed in, or that wants to link it. */
  | { kind: 'foreign' }
  /** The guest is blocked, and is told this. */
  | { kind: 'blocked'; sentence: Sentence }

/**
 * Signs in the account that is linked to this identity. Equal addresses never sign in and never link anything; only an
 * account with an unconfirmed address is taken over when the provider vouches for the mailbox. `linkTo` is the account for
 * which the login began: where a provider answers by a POST from its own page, the cookie of its session does not come along.
 */
export async function signInByIdentity(
  ctx: Ctx,
  identity: Identity,
  linkTo: string | null,
): Promise<IdentityOutcome> {
  const owner = await findOwner(ctx, identity)
  const signedIn = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  if (owner) {
    if ([linkTo, signedIn].some((account) => account !== null && account !== owner))
      return { kind: 'foreign' }
    const token = await openSession(ctx, owner)
    if (!token) return { kind: 'blocked', sentence: await blockedSentence(ctx) }
    endSignedOut(ctx)
    logSignIn(ctx, { kind: 'account', id: owner, isRight: true, by: identity.provider })
    return { kind: 'known', token }
  }
  const ticket = await makeTicket(ctx, identity)
  const account = identity.email === '' ? undefined : await findAccountByEmail(ctx, identity.email)
  const givesWay = account?.is_email_confirmed === 0 && identity.isEmailConfirmed
  const isSignedIn = linkTo !== null || signedIn !== null
  return isSignedIn || (account && !givesWay)
    ? { kind: 'taken', ticket }
    : { kind: 'unknown', ticket, identity }
}

/** Undefined for a blocked guest. A block that is made at this moment waits for the session, and ends it. */
async function openSession(ctx: Ctx, userId: string): Promise<string | undefined> {
  const account = await findAccount(ctx, userId)
  const keys = account ? await blockKeysOf(ctx, { userId, ...account }) : []
  return transaction(ctx, async (ctx) => {
    if (!(await holdAccount(ctx, userId))) throw new AppError('unauthenticated', 'Please sign in')
    return (await isBlocked(ctx, keys)) ? undefined : createSession(ctx, userId)
  })
}

/** The account an identity is linked to. */
export async function findOwner(
  ctx: Ctx,
  { provider, sub }: Pick<Identity, 'provider' | 'sub'>,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('social_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('sub', '=', sub)
    .executeTakeFirst()
  return row?.user_id
}
