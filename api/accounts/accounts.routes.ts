import type { Hono } from 'hono'
import {
  deleteMe,
  endOtherSessions,
  endSession as endSessionCall,
  exportMe,
  getMe,
  listSessions as listSessionsCall,
  login,
  logout,
  register as registerCall,
  resetPassword as resetPasswordCall,
  updateMe,
} from '#contract/accounts.ts'
import type { Ctx } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { userOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import type { PersonalData } from '../personal-data.ts'
import { createAccountLimits } from './account-limits.ts'
import { findMe, type PointBalance, showUser } from './accounts.queries.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { endSession } from './end-session.ts'
import { exportAccount } from './export-account.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { closeSession, closeSessions, keepCookie } from './sessions.ts'
import { signOutSocially } from './social/sign-out.ts'
import { socialRoutes } from './social/social.routes.ts'

/** Functions of other modules that know something about an account; injected where the app is composed. */
export type AroundAccounts = {
  pointBalance: PointBalance
  personalData: readonly PersonalData[]
  /** What signing out does at a table. */
  leaveTable: (ctx: Ctx) => Promise<void>
}

export function accountsRoutes(
  app: Hono<AppEnv>,
  { pointBalance, personalData, leaveTable }: AroundAccounts,
): void {
  const limits = createAccountLimits()
  mount(app, login, ({ ctx, body }) => logIn(ctx, body, limits))
  mount(app, registerCall, ({ ctx, body }) => register(ctx, body, limits))
  mount(app, resetPasswordCall, ({ ctx, body }) => resetPassword(ctx, body, limits))
  mount(app, getMe, ({ ctx }) => {
    keepCookie(ctx)
    return findMe(ctx, pointBalance)
  })
  mount(app, updateMe, async ({ ctx, body }) =>
    showUser(ctx, await changeProfile(ctx, body, limits), pointBalance),
  )
  mount(app, logout, async ({ ctx }) => {
    await signOutSocially(ctx)
    await (ctx.actor.kind === 'table' ? leaveTable(ctx) : closeSession(ctx))
    return null
  })
  mount(app, listSessionsCall, ({ ctx }) => listSessions(ctx))
  mount(app, endSessionCall, ({ ctx, params }) => endSession(ctx, params.id))
  mount(app, endOtherSessions, async ({ ctx }) => {
    const { userId, session } = userOf(ctx.actor)
    await closeSessions(ctx, userId, session)
    return null
  })
  mount(app, exportMe, ({ ctx }) => exportAccount(ctx, pointBalance, personalData))
  socialRoutes(app, limits)
  mount(app, deleteMe, ({ ctx, body }) => deleteAccount(ctx, body, limits, personalData))
}
