import type { Ctx } from '../context.ts'
import { createAddressLimit } from './address-limit.ts'
import { createSharedLimit } from './shared-limit.ts'

const MAX_BY_ADDRESS = 20
const MAX_BY_EMAIL = 5

/** Counts one sent form. Throws `too_many_requests`. */
export type FormLimit = (ctx: Ctx, email: string) => Promise<void>

/**
 * How often a public form may be sent in a quarter of an hour, by the caller's rate-limit key and by the e-mail address
 * in it.
 */
export function createFormLimit(form: string): FormLimit {
  const byAddress = createAddressLimit(`${form} by address`, MAX_BY_ADDRESS)
  const byEmail = createSharedLimit(`${form} by e-mail`, MAX_BY_EMAIL)
  return async (ctx, email) => {
    await byAddress.take(ctx)
    await byEmail.take(ctx, email.toLowerCase())
  }
}
