import type { Ctx } from '../context.ts'
import { type AddressLimit, createAddressLimit } from '../http/address-limit.ts'
import { createSharedLimit, type SharedLimit } from '../http/shared-limit.ts'

/** Wrong passwords of one rate-limit key for one person. */
const MAX_FAILURES = 10
/** Wrong passwords of one rate-limit key for any name: guessing names must be slow and must not keep the server busy with hashing. */
const MAX_ADDRESS_FAILURES = 30
const RESETS = { both: 3, address: 20 }
/** Mails for a new password to one member, whichever address requests them. */
const RESET_MAILS = 10

/** How often something may be tried in a quarter of an hour, over all processes together. */
export type StaffLimits = {
  person: AddressLimit
  rateLimitKey: AddressLimit
  /** Proofs of a signed-in member, or of one who has proved the password: by the id of the member, from any address. */
  proof: SharedLimit
  /** Requests for a new password. Throws `too_many_requests`. */
  reset: { take(ctx: Ctx, email: string): Promise<void> }
  mayMail(ctx: Ctx, email: string): Promise<boolean>
}

export function createStaffLimits(): StaffLimits {
  const both = createAddressLimit('staff password reset', RESETS.both)
  const address = createAddressLimit('staff password reset by address', RESETS.address)
  const mails = createSharedLimit('staff password mails', RESET_MAILS)
  return {
    person: createAddressLimit('staff sign-in', MAX_FAILURES),
    rateLimitKey: createAddressLimit('staff sign-in by address', MAX_ADDRESS_FAILURES),
    proof: createSharedLimit('staff proof', MAX_FAILURES),
    reset: {
      async take(ctx, email) {
        await address.take(ctx)
        await both.take(ctx, email.trim().toLowerCase())
      },
    },
    mayMail: (ctx, email) => mails.allows(ctx, email.trim().toLowerCase()),
  }
}
