import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Cookies } from '../context.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie } from './request-traits.ts'

/** Holds the token of a guest's session in a browser; scripts cannot read it. */
export const SESSION_COOKIE = 'session'

/** The cookies of one call. `secure` is for a house that is reached over https. */
export function callCookies(c: Context<AppEnv>, secure: boolean): Cookies {
  return {
    get: (name) => readCookie(c.req.header('cookie') ?? '', name),
    set(name, value, maxAge, { path = '/', sameSite = 'lax' } = {}) {
      setCookie(c, name, value, {
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
