import { messages } from '#domain/messages.ts'
import { type Ctx, isoAt } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { tokenHash } from '../../platform/session-token.ts'
import { exchangeCode } from './exchange-code.ts'
import type { Identity } from './identity.ts'
import type { KeySets } from './key-sets.ts'
import type { SocialApp } from '../../config/social-apps.ts'
import { returnUri, type Try } from './tries.ts'
import { verifyAccessToken } from './verify-access-token.ts'
import { verifyIdToken } from './verify-id-token.ts'

export type Proof = { idToken?: string; accessToken?: string; code?: string; codeVerifier?: string }

/** Longer than any proof is valid. */
const REMEMBERED_MS = 24 * 3_600_000

/**
 * The identity behind a proof that was made for this login. Each proof counts once. Throws `unauthenticated` for an
 * invalid proof, `unavailable` when the provider does not answer.
 */
export async function prove(
  ctx: Ctx,
  app: SocialApp,
  { proof, begun, keys }: { proof: Proof; begun: Try; keys: KeySets },
): Promise<Identity> {
  const now = ctx.deps.clock()
  const tokens = proof.code
    ? await exchangeCode(
        app,
        {
          code: proof.code,
          codeVerifier: proof.codeVerifier ?? begun.code_verifier,
          redirectUri: returnUri(ctx, app),
        },
        now,
      )
    : proof
  const shown = tokens.idToken ?? tokens.accessToken
  if (!shown) throw refused()
  // A refresh yields an access token; only Facebook's says for whom and for which app it was made.
  if (!tokens.idToken && app.provider !== 'facebook')
    throw new AppError('unauthenticated', messages.refreshUnsupported)
  const identity = tokens.idToken
    ? await verifyIdToken(app, tokens.idToken, { nonce: begun.nonce, now, keys })
    : await verifyAccessToken(app, shown, now)
  if (!(await isFirstUse(ctx, shown, now))) throw refused()
  return identity
}

async function isFirstUse(ctx: Ctx, shown: string, now: number): Promise<boolean> {
  await ctx.db.deleteFrom('used_proofs').where('expires_at', '<=', isoAt(now)).execute()
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('used_proofs')
    .values({ proof_hash: tokenHash(shown), expires_at: isoAt(now + REMEMBERED_MS) })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const refused = (): AppError => new AppError('unauthenticated', messages.notLoggedIn)
