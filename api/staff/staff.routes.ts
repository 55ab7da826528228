import type { Hono } from 'hono'
import { getStaffSession, signInStaff, signOutStaff } from '#contract/staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { staffOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import { createTryLimit } from '../http/try-limit.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { findMember } from './staff.queries.ts'

/** Wrong passwords of one person at one network address. */
const MAX_FAILURES = 10

export function staffRoutes(app: Hono<AppEnv>): void {
  const limit = createTryLimit(MAX_FAILURES)
  mount(app, signInStaff, ({ ctx, body }) => signIn(ctx, body, limit))
  mount(app, getStaffSession, ({ ctx }) => findMember(ctx, staffOf(ctx.actor).memberId))
  mount(app, signOutStaff, async ({ ctx }) => {
    await closeSession(ctx, staffOf(ctx.actor).session)
    return null
  })
}
