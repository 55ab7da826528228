import { type Ctx, isoAt, isoNow } from '../../context.ts'
import { flag } from '../../db/columns.ts'
import { newToken, tokenHash } from '../../platform/session-token.ts'
import { browserHash } from './browser.ts'
import type { Identity } from './identity.ts'

const LIFE_MS = 15 * 60_000

/** Stores a proven identity for this browser until an account is found for it, and answers its ticket. */
export async function makeTicket(ctx: Ctx, identity: Identity): Promise<string> {
  const now = ctx.deps.clock()
  const ticket = newToken()
  await ctx.db.deleteFrom('social_tickets').where('expires_at', '<=', isoAt(now)).execute()
  await ctx.db
    .insertInto('social_tickets')
    .values({
      ticket_hash: tokenHash(ticket),
      provider: identity.provider,
      sub: identity.sub,
      name: identity.name,
      email: identity.email,
      is_email_confirmed: flag(identity.isEmailConfirmed),
      browser_hash: browserHash(ctx),
      expires_at: isoAt(now + LIFE_MS),
    })
    .execute()
  return ticket
}

/**
 * The identity behind a ticket of this browser; undefined for one that is unknown, used, expired or of another browser.
 */
export async function readTicket(ctx: Ctx, ticket: string): Promise<Identity | undefined> {
  const row = await ctx.db
    .selectFrom('social_tickets')
    .selectAll()
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('browser_hash', '=', browserHash(ctx))
    .where('expires_at', '>', isoNow(ctx.deps))
    .executeTakeFirst()
  if (!row || row.browser_hash === '') return undefined
  const { provider, sub, name, email } = row
  return { provider, sub, name, email, isEmailConfirmed: row.is_email_confirmed === 1 }
}

/** Uses a ticket; false when it has already been used. Call it in the transaction of what it is used for. */
export async function spendTicket(ctx: Ctx, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('social_tickets')
    .where('ticket_hash', '=', tokenHash(ticket))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
