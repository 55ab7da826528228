import type { Ctx } from '../context.ts'
import { createTryLimit, rateLimitKey } from './try-limit.ts'

const MAX_BY_ADDRESS = 20
const MAX_BY_EMAIL = 5

/** Counts one sent form. Throws `too_many_requests`. */
export type FormLimit = (ctx: Ctx, email: string) => void

/**
 * How often a public form may be sent in a quarter of an hour, by the caller's rate-limit key and by the e-mail address
 * in it.
 */
export function createFormLimit(): FormLimit {
  const byAddress = createTryLimit(MAX_BY_ADDRESS)
  const byEmail = createTryLimit(MAX_BY_EMAIL)
  return (ctx, email) => {
    const now = ctx.deps.clock()
    byAddress.take(rateLimitKey(ctx.address), now)
    byEmail.take(email.toLowerCase(), now)
  }
}
