import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { AppError } from './errors.ts'
import { readCookie } from './cache-key.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** A provider's page posts its answer itself; the state in it replaces the CSRF header. */
const PROVIDERS_ANSWER = /^\/api\/social\/return\/[a-z]+$/
/** A form of our own that works without scripts; its unguessable address replaces the CSRF header. */
const PLAIN_FORM = /^\/api\/payments\/sandbox\/[\w-]+$/
/** Webhooks of a provider, with their own proof. */
const WEBHOOK = /^\/api\/payments\/[\w-]+\/webhook(?:\/|$)/
/** Sets the cookie of the table although it is a read: another site must not seat a guest by an address alone. */
const SITS_DOWN = /^\/api\/tables\/[^/]+$/

/**
 * Refuses unsafe requests that another site makes in a guest's browser: by `Sec-Fetch-Site`, by `Origin`, and by
 * `X-XSRF-TOKEN` against the cookie `XSRF-TOKEN` once that cookie exists (spec 7). Clients without cookies pass.
 */
export function csrf(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : ''
  return async (c, next) => {
    const cookie = readCookie(c.req.header('cookie') ?? '', 'XSRF-TOKEN')
    if (SITS_DOWN.test(c.req.path) && c.req.header('sec-fetch-site') === 'cross-site') {
      throw new AppError('csrf', 'This request comes from another site')
    }
    if (!SAFE.has(c.req.method) && !PROVIDERS_ANSWER.test(c.req.path) && !WEBHOOK.test(c.req.path)) {
      const origin = c.req.header('origin')
      const host = c.req.header('host') ?? new URL(c.req.url).host
      const own = publicUrl === undefined ? [host] : [host, new URL(publicUrl).host]
      const foreign = origin !== undefined && !own.includes(hostOf(origin))
      if (foreign || c.req.header('sec-fetch-site') === 'cross-site') {
        throw new AppError('csrf', 'This request comes from another site')
      }
      if (cookie !== '' && !PLAIN_FORM.test(c.req.path) && c.req.header('x-xsrf-token') !== cookie) {
        throw new AppError('csrf', 'The X-XSRF-TOKEN header does not match')
      }
    }
    await next()
    const keepable = c.res.headers.get('cache-control')?.includes('public')
    if (cookie === '' && !keepable && c.req.header('sec-fetch-site') === 'same-origin') {
      const token = randomBytes(18).toString('base64url')
      c.header('set-cookie', `XSRF-TOKEN=${token}; Path=/; SameSite=Lax${secure}`, { append: true })
    }
  }
}

/** Empty for `null`, which browsers send from sandboxed frames, and for invalid URLs. */
function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? ''
}
