import type { Context, Hono } from 'hono'
import { SocialProvider } from '#contract/accounts.ts'
import type { Ctx } from '../../context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { AppError, ValidationError } from '../../http/errors.ts'
import { shownName } from './identity.ts'
import type { KeySets } from './key-sets.ts'
import { prove } from './prove.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import { findApp } from './social-login.ts'
import { takeTry } from './tries.ts'

/** Why a social login failed, as the login page reports it. */
type SocialError = 'blocked' | 'cancelled' | 'failed' | 'late' | 'taken'

const MAX_FORM = 32 * 1024

/**
 * The address that a provider redirects the guest back to. It only redirects to pages of the shop: home when the
 * identity is known, the registration form when it is not, the login page on errors, which leads on to the profile who is
 * signed in: where a provider answers by a POST, the session does not come along to this address. Whoever links a login
 * to an account comes back to the profile.
 */
export function mountSocialReturn(app: Hono<AppEnv>, keys: KeySets): void {
  const answer = async (c: Context<AppEnv>, given: (name: string) => string) => {
    const ctx = c.get('ctx')
    const path = await comeBack(ctx, c.req.param('provider') ?? '', given, keys)
    return c.redirect(path, 303)
  }
  app.get('/social/return/:provider', (c) => answer(c, (name) => c.req.query(name) ?? ''))
  app.post('/social/return/:provider', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    if (!(length <= MAX_FORM)) throw new AppError('body_too_large', 'The body is too long')
    const form = new URLSearchParams(await c.req.text())
    return answer(c, (name) => form.get(name) ?? '')
  })
}

async function comeBack(
  ctx: Ctx,
  name: string,
  given: (name: string) => string,
  keys: KeySets,
): Promise<string> {
  const failed = (error: SocialError) => `/login?social=${error}`
  const provider = SocialProvider.safeParse(name)
  if (!provider.success) return failed('failed')
  try {
    const app = await findApp(ctx, provider.data)
    const begun = await takeTry(ctx, app, { state: given('state') })
    if (!begun) return failed('late')
    if (given('error') !== '' || given('code') === '') return failed('cancelled')
    const identity = await prove(ctx, app, { begun, keys, proof: { code: given('code') } })
    const named = identity.name === '' ? { ...identity, name: nameOf(given('user')) } : identity
    const outcome = await signInByIdentity(ctx, named, begun.user_id)
    if (outcome.kind === 'known') return begun.user_id ? '/me/my-profile' : '/?signed-in=1'
    if (outcome.kind === 'foreign') return failed('taken')
    if (outcome.kind === 'blocked') return failed('blocked')
    if (begun.user_id) return `/me/my-profile?link=${outcome.ticket}`
    return outcome.kind === 'unknown' ? `/register?ticket=${outcome.ticket}` : `/login?link=${outcome.ticket}`
  } catch (error) {
    if (error instanceof AppError || error instanceof ValidationError) return failed('failed')
    throw error
  }
}

/** Apple sends the name once, beside the proof and unsigned: a hint for the form, nothing more. */
function nameOf(user: string): string {
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } }
    return shownName([name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' '))
  } catch {
    return ''
  }
}
