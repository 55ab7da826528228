import type { Hono } from 'hono'
import {
  getSocialTicket,
  linkSocial,
  listSocialProviders,
  socialLogin,
  startSocialLogin,
  unlinkSocial,
} from '#contract/accounts.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { mount } from '../../http/mount.ts'
import { AppError } from '../../http/errors.ts'
import { loadSettings } from '../../settings/index.ts'
import type { AccountLimits } from '../account-limits.ts'
import { createKeySets } from './key-sets.ts'
import { linkSocialIdentity, unlinkSocialIdentity } from './link.ts'
import { logInSocially, startSocial } from './social-login.ts'
import { mountSocialReturn } from './social-return.ts'
import { readTicket } from './tickets.ts'

export function socialRoutes(app: Hono<AppEnv>, limits: AccountLimits): void {
  const keys = createKeySets()
  mount(app, listSocialProviders, async ({ ctx }) => {
    const { ALLOW_SOCIAL_LOGIN: isOn } = await loadSettings(ctx)
    return isOn === '' ? [] : [...ctx.deps.social.keys()]
  })
  mount(app, startSocialLogin, ({ ctx, body }) => startSocial(ctx, body, limits))
  mount(app, socialLogin, ({ ctx, body }) => logInSocially(ctx, body, { keys, limits }))
  mount(app, getSocialTicket, async ({ ctx, params }) => {
    const identity = await readTicket(ctx, params.ticket)
    if (!identity) throw new AppError('not_found', 'There is no such ticket')
    const { provider, sub, name, email } = identity
    return { socialName: provider, socialId: sub, name, email }
  })
  mount(app, linkSocial, ({ ctx, body }) => linkSocialIdentity(ctx, body, limits))
  mount(app, unlinkSocial, ({ ctx, params }) => unlinkSocialIdentity(ctx, params.provider))
  mountSocialReturn(app, keys)
}
