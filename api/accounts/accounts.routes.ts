import type { Hono } from 'hono'
import { getMe, login, logout, register as registerCall } from '#contract/accounts.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { createAccountLimits } from './account-limits.ts'
import { findMe, type PointBalance } from './accounts.queries.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { closeSession, keepCookie } from './sessions.ts'

export function accountsRoutes(app: Hono<AppEnv>, pointBalance: PointBalance): void {
  const limits = createAccountLimits()
  mount(app, login, ({ ctx, body }) => logIn(ctx, body, limits))
  mount(app, registerCall, ({ ctx, body }) => register(ctx, body, limits))
  mount(app, getMe, ({ ctx }) => {
    keepCookie(ctx)
    return findMe(ctx, pointBalance)
  })
  mount(app, logout, async ({ ctx }) => {
    await closeSession(ctx)
    return null
  })
}
