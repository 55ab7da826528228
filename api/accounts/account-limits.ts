import type { Ctx } from '../context.ts'
import { createTryLimit, rateLimitKey } from '../http/try-limit.ts'

/**
 * How often an account may be tried in a quarter of an hour from one network address, and how often that address may
 * try any account. There is no limit per account over all addresses: strangers could lock its owner out with it.
 */
const LOGINS = { both: 10, address: 100 }
const RESETS = { both: 3, address: 20 }
/** Mails with a new password to one account, whichever address requests them. */
const RESET_MAILS = 10
const REGISTERS = 20
const PROFILE_CHANGES = 30

export type DoorLimit = {
  /** Counts a try on an account, or on an address that names none. Throws `too_many_requests`. */
  take(ctx: Ctx, account: string): void
  /** A successful sign-in clears the failures of this rate-limit key on this account. */
  clear(ctx: Ctx, account: string): void
}

export type AccountLimits = {
  login: DoorLimit
  reset: DoorLimit
  /** Whether this account may get one more mail. When it may not, the mails sent before still work. */
  mayMailReset(ctx: Ctx, account: string): boolean
  /** Throws `too_many_requests`, like the other limits. */
  register(ctx: Ctx): void
  profile(ctx: Ctx, userId: string): void
}

/** The limits of one process; they start empty. */
export function createAccountLimits(): AccountLimits {
  const registers = createTryLimit(REGISTERS)
  const resetMails = createTryLimit(RESET_MAILS)
  const profile = createTryLimit(PROFILE_CHANGES)
  return {
    login: createDoorLimit(LOGINS),
    reset: createDoorLimit(RESETS),
    mayMailReset: (ctx, account) => resetMails.allows(account, ctx.deps.clock()),
    register: (ctx) => registers.take(rateLimitKey(ctx.address), ctx.deps.clock()),
    profile: (ctx, userId) => profile.take(userId, ctx.deps.clock()),
  }
}

function createDoorLimit(max: { both: number; address: number }): DoorLimit {
  const both = createTryLimit(max.both)
  const address = createTryLimit(max.address)
  const bothKey = (ctx: Ctx, name: string) => `${rateLimitKey(ctx.address)} ${name}`
  return {
    take(ctx, name) {
      const now = ctx.deps.clock()
      address.take(rateLimitKey(ctx.address), now)
      both.take(bothKey(ctx, name), now)
    },
    clear: (ctx, name) => {
      both.clear(bothKey(ctx, name))
    },
  }
}
