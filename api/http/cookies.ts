import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Cookies } from '../context.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie } from './cache-key.ts'

/** Holds the token of a guest's session in a browser; scripts cannot read it. */
export const SESSION_COOKIE = 'session'

/** Holds the token of the table at which a browser sits; as long as it counts it stands before the session. */
export const TABLE_COOKIE = 'table'
const FOR_THIS_HOST_ALONE = new Set([SESSION_COOKIE, TABLE_COOKIE])

/**
 * The name of a cookie in the browser. Over https the sessions' names make browsers refuse what another host of the same
 * domain, or a call in the clear, wants to put in their place.
 */
const inBrowser = (name: string, secure: boolean): string =>
  secure && FOR_THIS_HOST_ALONE.has(name) ? `__Host-${name}` : name

/** The cookies of one call. `secure` is for a shop that is reached over https. */
export function callCookies(c: Context<AppEnv>, secure: boolean): Cookies {
  return {
    get: (name) => readCookie(c.req.header('cookie') ?? '', inBrowser(name, secure)),
    set(name, value, maxAge, { path = '/', sameSite = 'lax' } = {}) {
      setCookie(c, inBrowser(name, secure), value, {
        path,
        maxAge,
        httpOnly: true,
        sameSite: sameSite === 'none' ? 'None' : 'Lax',
        // A browser drops a cookie for other sites' requests that is not secure.
        secure: secure || sameSite === 'none',
      })
    },
  }
}
