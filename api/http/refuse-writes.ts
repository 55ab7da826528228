import type { MiddlewareHandler } from 'hono'
import { quoteCart } from '#contract/checkout.ts'
import { checkAddress } from '#contract/delivery.ts'
import type { AppEnv } from './app-env.ts'
import { AppError } from './errors.ts'

const READS = new Set(['GET', 'HEAD'])
/** They reckon and write nothing. */
const RECKONS = new Set([quoteCart, checkAddress].map(({ path }) => `/api${path}`))
/** Somebody who is not signed in here may be signed in to the shop itself: to say otherwise would end that. */
const OF_ONE_PERSON = /^\/api\/(?:me|social)(?:\/|$)/

/** Refuses everything but looking at the shop. */
export const refuseWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path } = c.req
  const isOnlyRead = READS.has(method) || RECKONS.has(path)
  if (!isOnlyRead || OF_ONE_PERSON.test(path))
    throw new AppError('forbidden', 'This is a preview: nothing can be ordered or saved here.')
  return next()
}
