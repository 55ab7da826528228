import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Ctx, isoAt, isoNow } from '../../context.ts'
import { newToken, tokenHash } from '../../platform/session-token.ts'
import { browserHash, markBrowser } from './browser.ts'
import type { SocialApp } from '../../config/social-apps.ts'
import { isSignedOut } from './sign-out.ts'
import type { SocialTables } from './social.tables.ts'

export type Try = Selectable<SocialTables['social_tries']>

const LIFE_MS = 10 * 60_000

/** The address that the provider redirects the guest back to. */
export const returnUri = (ctx: Ctx, { provider }: SocialApp): string =>
  `${ctx.origin}/api/social/return/${provider}`

/** Begins a login in this browser, for an account when a signed-in user wants to link one. */
export async function beginTry(ctx: Ctx, app: SocialApp, userId: string | null) {
  const now = ctx.deps.clock()
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()]
  await ctx.db.deleteFrom('social_tries').where('expires_at', '<=', isoAt(now)).execute()
  await ctx.db
    .insertInto('social_tries')
    .values({
      state_hash: tokenHash(state),
      provider: app.provider,
      nonce,
      browser_hash: markBrowser(ctx, app.responseMode === 'form_post'),
      code_verifier: codeVerifier,
      user_id: userId,
      expires_at: isoAt(now + LIFE_MS),
    })
    .execute()
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: returnUri(ctx, app),
    response_type: 'code',
    response_mode: app.responseMode,
    scope: app.scope,
    state,
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(isSignedOut(ctx) && app.askWho),
  })
  return { nonce, state, url: `${app.authorizeUrl}?${query}` }
}

/** Ends a login that began in this browser, found by its state or its nonce; undefined for every other one. */
export async function takeTry(
  ctx: Ctx,
  app: SocialApp,
  by: { state: string } | { nonce: string },
): Promise<Try | undefined> {
  const browser = browserHash(ctx)
  if (browser === '') return undefined
  return ctx.db
    .deleteFrom('social_tries')
    .where('provider', '=', app.provider)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', isoNow(ctx.deps))
    .where('state' in by ? 'state_hash' : 'nonce', '=', 'state' in by ? tokenHash(by.state) : by.nonce)
    .returningAll()
    .executeTakeFirst()
}
