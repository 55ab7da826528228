import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Cookies } from '../context.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie } from './cache-key.ts'

/** Contains the token of a guest's session in a browser; scripts cannot read it. */
export const SESSION_COOKIE = 'session'

/** Holds the token of the table at which a browser sits; as long as it counts it stands before the session. */
export const TABLE_COOKIE = 'table'

/** Contains the token of a member's session; it counts for the calls of the staff alone. */
export const STAFF_COOKIE = 'staff'

const FOR_THIS_HOST_ALONE = new Set([SESSION_COOKIE, TABLE_COOKIE, STAFF_COOKIE])
const SAME_SITE = { strict: 'Strict', lax: 'Lax', none: 'None' } as const

/**
 * The name of a cookie in the browser. Over https the sessions' names have a prefix with which browsers reject a cookie
 * that another host of the same domain, or an unencrypted response, tries to set.
 */
const inBrowser = (name: string, secure: boolean): string =>
  secure && FOR_THIS_HOST_ALONE.has(name) ? `__Host-${name}` : name

/** The cookies of one call. `secure` is for a shop that is served over https. */
export function callCookies(c: Context<AppEnv>, secure: boolean): Cookies {
  return {
    get: (name) => readCookie(c.req.header('cookie') ?? '', inBrowser(name, secure)),
    set(name, value, maxAge, { path = '/', sameSite = 'lax' } = {}) {
      setCookie(c, inBrowser(name, secure), value, {
        path,
        maxAge,
        httpOnly: true,
        sameSite: SAME_SITE[sameSite],
        // Browsers reject a cookie with SameSite=None that is not secure.
        secure: secure || sameSite === 'none',
      })
    },
  }
}
