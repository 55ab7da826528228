import type { Ctx } from '../../context.ts'
import { newToken, tokenHash } from '../../platform/session-token.ts'

const COOKIE = 'social'
/** As long as the longest thing that is bound to it. */
const SECONDS = 15 * 60

/** The mark of the browser that a social login belongs to; empty when it has none. */
export function browserHash(ctx: Ctx): string {
  const token = ctx.cookies.get(COOKIE)
  return token === '' ? '' : tokenHash(token)
}

/**
 * Marks the browser. A provider that answers by a POST from its own page needs a cookie that comes along from there; such
 * a cookie only goes over https.
 */
export function markBrowser(ctx: Ctx, answersByPost: boolean): string {
  const token = ctx.cookies.get(COOKIE) || newToken()
  const comesAlong = answersByPost && ctx.origin.startsWith('https:')
  ctx.cookies.set(COOKIE, token, SECONDS, { sameSite: comesAlong ? 'none' : 'lax' })
  return tokenHash(token)
}
