import type { Ctx } from '../../context.ts'
import { newToken, tokenHash } from '../../platform/session-token.ts'

const COOKIE = 'social'
/** As long as the longest lifetime of anything bound to the browser. */
const SECONDS = 15 * 60

/** The random id of the browser that a social login belongs to; empty when it has none. */
export function browserHash(ctx: Ctx): string {
  const token = ctx.cookies.get(COOKIE)
  return token === '' ? '' : tokenHash(token)
}

/**
 * Gives the browser an id. A provider that answers by a POST from its own page needs a cookie with SameSite=None;
 * browsers accept such a cookie only over https.
 */
export function markBrowser(ctx: Ctx, answersByPost: boolean): string {
  const token = ctx.cookies.get(COOKIE) || newToken()
  const comesAlong = answersByPost && ctx.origin.startsWith('https:')
  ctx.cookies.set(COOKIE, token, SECONDS, { sameSite: comesAlong ? 'none' : 'lax' })
  return tokenHash(token)
}

/** Takes the mark from the browser. */
export function forgetBrowser(ctx: Ctx): void {
  ctx.cookies.set(COOKIE, '', 0)
}
