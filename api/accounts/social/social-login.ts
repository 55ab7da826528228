import type { SocialLogin } from '#contract/accounts.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../../context.ts'
import { AppError, ValidationError } from '../../http/errors.ts'
import { loadSettings } from '../../settings/index.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { KeySets } from './key-sets.ts'
import { prove } from './prove.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import type { SocialApp } from '../../config/social-apps.ts'
import { beginTry, takeTry } from './tries.ts'

/** The provider of this name. Throws `forbidden` while social login is off, `ValidationError` for one that is not offered. */
export async function findApp(ctx: Ctx, name: string): Promise<SocialApp> {
  const { ALLOW_SOCIAL_LOGIN: isOn } = await loadSettings(ctx)
  if (isOn === '') throw new AppError('forbidden', messages.socialOff)
  const app = [...ctx.deps.social.values()].find(({ provider }) => provider === name.toLowerCase())
  if (!app) throw new ValidationError({ login: [messages.providerUnknown] })
  return app
}

/** Begins a social login in this browser. Throws as `findApp`, and `too_many_requests`. */
export async function startSocial(
  ctx: Ctx,
  { provider, link }: { provider: string; link: boolean },
  limits: AccountLimits,
) {
  const app = await findApp(ctx, provider)
  await limits.register(ctx)
  return beginTry(ctx, app, link && ctx.actor.kind === 'user' ? ctx.actor.userId : null)
}

/**
 * Signs in by the call of spec 7. The payload's fields about the person are hints that must not contradict the proof,
 * and nothing more. Throws `not_found` with a ticket for an unknown identity, `conflict` with one when a local account
 * has its address, `forbidden` for a blocked guest, `unauthenticated` without a proof made for a login of this browser.
 */
export async function logInSocially(
  ctx: Ctx,
  body: SocialLogin,
  { keys, limits }: { keys: KeySets; limits: AccountLimits },
): Promise<{ token: string }> {
  const app = await findApp(ctx, body.provider ?? body.socialName ?? '')
  await limits.register(ctx)
  const begun = body.nonce ? await takeTry(ctx, app, { nonce: body.nonce }) : undefined
  if (!begun) throw new AppError('unauthenticated', messages.notLoggedIn)
  const { idToken, accessToken, code, codeVerifier } = body
  const identity = await prove(ctx, app, {
    begun,
    keys,
    proof: {
      ...(idToken && { idToken }),
      ...(accessToken && { accessToken }),
      ...(code && { code }),
      ...(codeVerifier && { codeVerifier }),
    },
  })
  if (body.socialId && body.socialId !== identity.sub)
    throw new ValidationError({ socialId: [messages.notLoggedIn] })

  const outcome = await signInByIdentity(ctx, identity, begun.user_id)
  if (outcome.kind === 'known') return { token: outcome.token }
  if (outcome.kind === 'unknown') {
    const { name, email, isEmailConfirmed: emailVerified } = identity
    throw new AppError('not_found', messages.notLoggedIn, {
      data: { social: ['unknown'] },
      registration: { ticket: outcome.ticket, name, email, emailVerified },
    })
  }
  if (outcome.kind === 'blocked') throw new AppError('forbidden', outcome.sentence)
  if (outcome.kind === 'foreign') throw new AppError('conflict', messages.socialTaken)
  throw new AppError('conflict', messages.emailTaken, {
    data: { email: [messages.emailTaken] },
    link: { ticket: outcome.ticket },
  })
}
