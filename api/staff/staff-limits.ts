import type { Ctx } from '../context.ts'
import { createTryLimit, rateLimitKey, type TryLimit } from '../http/try-limit.ts'

/** Wrong passwords of one rate-limit key for one person. */
const MAX_FAILURES = 10
/** Wrong passwords of one rate-limit key for any name: guessing names must be slow and must not keep the server busy with hashing. */
const MAX_ADDRESS_FAILURES = 30
const RESETS = { both: 3, address: 20 }
/** Mails for a new password to one member, whichever address requests them. */
const RESET_MAILS = 10

/** How often something may be tried in a quarter of an hour; remembered by one process. */
export type StaffLimits = {
  person: TryLimit
  rateLimitKey: TryLimit
  /** Proofs of a signed-in member, or of one who has proved the password: by the id of the member, from any address. */
  proof: TryLimit
  /** Requests for a new password. Throws `too_many_requests`. */
  reset: { take(ctx: Ctx, email: string): void }
  mayMail(email: string, now: number): boolean
}

export function createStaffLimits(): StaffLimits {
  const both = createTryLimit(RESETS.both)
  const address = createTryLimit(RESETS.address)
  const mails = createTryLimit(RESET_MAILS)
  return {
    person: createTryLimit(MAX_FAILURES),
    rateLimitKey: createTryLimit(MAX_ADDRESS_FAILURES),
    proof: createTryLimit(MAX_FAILURES),
    reset: {
      take(ctx, email) {
        const home = rateLimitKey(ctx.address)
        address.take(home, ctx.deps.clock())
        both.take(`${home} ${email.trim().toLowerCase()}`, ctx.deps.clock())
      },
    },
    mayMail: (email, now) => mails.allows(email.trim().toLowerCase(), now),
  }
}
