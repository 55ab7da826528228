import type { Hono } from 'hono'
import { getStaffSession, signInStaff, signOutStaff } from '#contract/staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { staffOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createSignInLimit } from './sign-in-limit.ts'
import { findMember } from './staff.queries.ts'

export function staffRoutes(app: Hono<AppEnv>): void {
  const limit = createSignInLimit()
  mount(app, signInStaff, ({ ctx, body }) => signIn(ctx, body, limit))
  mount(app, getStaffSession, ({ ctx }) => findMember(ctx, staffOf(ctx.actor).memberId))
  mount(app, signOutStaff, async ({ ctx }) => {
    await closeSession(ctx, staffOf(ctx.actor).session)
    return null
  })
}
