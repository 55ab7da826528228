import type { Ctx } from '../../context.ts'
import { browserHash, forgetBrowser } from './browser.ts'

const SIGNED_OUT = 'signed-out'
const REMEMBERED_S = 30 * 24 * 3600

/**
 * The social part of a sign-out (spec 4). The page loads no script of a provider and keeps none of its tokens, so there is
 * nothing to revoke: revoking would withdraw the guest's consent, not end a visit. What a provider's own sign-out does for
 * a shop is that nobody gets in again with one press: logins begun here end, and the next one asks who signs in.
 */
export async function signOutSocially(ctx: Ctx): Promise<void> {
  const browser = browserHash(ctx)
  if (browser !== '') {
    for (const table of ['social_tries', 'social_tickets'] as const)
      await ctx.db.deleteFrom(table).where('browser_hash', '=', browser).execute()
    forgetBrowser(ctx)
  }
  if (ctx.actor.kind === 'user' && (await hasIdentity(ctx, ctx.actor.userId)))
    ctx.cookies.set(SIGNED_OUT, '1', REMEMBERED_S)
}

/** Whether somebody with a social account signed out in this browser since the last social sign-in. */
export const isSignedOut = (ctx: Ctx): boolean => ctx.cookies.get(SIGNED_OUT) !== ''

/** Somebody has signed in: the next login need not ask. */
export function endSignedOut(ctx: Ctx): void {
  if (isSignedOut(ctx)) ctx.cookies.set(SIGNED_OUT, '', 0)
}

async function hasIdentity(ctx: Ctx, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('social_identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
