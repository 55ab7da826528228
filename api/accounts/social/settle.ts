import type { Ctx } from '../../context.ts'
import { logSignIn } from '../../http/log-sign-in.ts'
import { createSession } from '../sessions.ts'
import { findAccountByEmail } from '../users.ts'
import type { Identity } from './identity.ts'
import { makeTicket } from './tickets.ts'

/** What becomes of a proven identity. */
export type Settled =
  | { kind: 'known'; token: string }
  /** Nobody has it: an account can be opened with the ticket. */
  | { kind: 'unknown'; ticket: string; identity: Identity }
  /** An account has its address: whoever owns that one signs in, and links with the ticket. */
  | { kind: 'taken'; ticket: string }
  /** Somebody signed in showed the identity of another account. */
  | { kind: 'foreign' }

/**
 * Signs in whoever has linked this identity. Equal addresses never sign anybody in and never link anything; only an
 * account whose address nobody has confirmed gives way to a provider that speaks for the mailbox.
 */
export async function settle(ctx: Ctx, identity: Identity): Promise<Settled> {
  const owner = await findOwner(ctx, identity)
  const self = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined
  if (owner) {
    if (self && self !== owner) return { kind: 'foreign' }
    const token = await createSession(ctx, owner)
    logSignIn(ctx, { kind: 'account', id: owner, isRight: true, by: identity.provider })
    return { kind: 'known', token }
  }
  const ticket = await makeTicket(ctx, identity)
  const account = identity.email === '' ? undefined : await findAccountByEmail(ctx, identity.email)
  const givesWay = account?.is_email_confirmed === 0 && identity.isEmailConfirmed
  return self || (account && !givesWay) ? { kind: 'taken', ticket } : { kind: 'unknown', ticket, identity }
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
