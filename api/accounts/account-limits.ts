import type { Ctx } from '../context.ts'
import { createAddressLimit } from '../http/address-limit.ts'
import { createSharedLimit } from '../http/shared-limit.ts'

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
  take(ctx: Ctx, account: string): Promise<void>
  /** A successful sign-in clears the failures of this rate-limit key on this account. */
  clear(ctx: Ctx, account: string): Promise<void>
}

export type AccountLimits = {
  login: DoorLimit
  reset: DoorLimit
  /** Whether this account may get one more mail. When it may not, the mails sent before still work. */
  mayMailReset(ctx: Ctx, account: string): Promise<boolean>
  /** Throws `too_many_requests`, like the other limits. */
  register(ctx: Ctx): Promise<void>
  profile(ctx: Ctx, userId: string): Promise<void>
}

/** The limits of accounts, over all processes together. */
export function createAccountLimits(): AccountLimits {
  const registers = createAddressLimit('registration', REGISTERS)
  const resetMails = createSharedLimit('password mails', RESET_MAILS)
  const profile = createSharedLimit('profile', PROFILE_CHANGES)
  return {
    login: createDoorLimit('login', LOGINS),
    reset: createDoorLimit('password reset', RESETS),
    mayMailReset: (ctx, account) => resetMails.allows(ctx, account),
    register: (ctx) => registers.take(ctx),
    profile: (ctx, userId) => profile.take(ctx, userId),
  }
}

function createDoorLimit(name: string, max: { both: number; address: number }): DoorLimit {
  const both = createAddressLimit(name, max.both)
  const address = createAddressLimit(`${name} by address`, max.address)
  return {
    async take(ctx, account) {
      await address.take(ctx)
      await both.take(ctx, account)
    },
    clear: (ctx, account) => both.clear(ctx, account),
  }
}
