import type { Hono } from 'hono'
import { getStaffSession, signInStaff, signOutStaff } from '#contract/staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { staffOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import { listStaffChanges } from '#contract/staff-changes.ts'
import { createTryLimit } from '../http/try-limit.ts'
import { listChanges } from './changes.queries.ts'
import { signIn, signOut } from './sign-in.ts'
import { findMember } from './staff.queries.ts'

/** Wrong passwords of one rate-limit key for one person. */
const MAX_FAILURES = 10
/** Wrong passwords of one rate-limit key for any name: guessing names must be slow and must not keep the server busy with hashing. */
const MAX_ADDRESS_FAILURES = 30

export function staffRoutes(app: Hono<AppEnv>): void {
  const limits = {
    person: createTryLimit(MAX_FAILURES),
    rateLimitKey: createTryLimit(MAX_ADDRESS_FAILURES),
  }
  mount(app, signInStaff, ({ ctx, body }) => signIn(ctx, body, limits))
  mount(app, getStaffSession, ({ ctx }) => findMember(ctx, staffOf(ctx.actor).memberId))
  mount(app, signOutStaff, ({ ctx }) => signOut(ctx))
  mount(app, listStaffChanges, ({ ctx, query }) => listChanges(ctx, query))
}
