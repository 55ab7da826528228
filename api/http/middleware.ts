import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../context.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import type { AppEnv } from './app-env.ts'
import { branchOfAddress } from './branch-address.ts'
import { callerAddress } from './caller-address.ts'
import { callCookies, SESSION_COOKIE, STAFF_COOKIE, TABLE_COOKIE } from './cookies.ts'
import { chooseLanguage, type Languages } from './language.ts'
import { pathAndQuery } from './mount.ts'
import { AppError } from './errors.ts'
import { toResponse } from './to-response.ts'
import { cacheKeyParts } from './cache-key.ts'

/** A request that takes longer is worth a line. */
const SLOW_MS = 1_000
const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id, which also stands in the answer beside the rule that its type is not guessed, and logs its end, by its route pattern: the path may contain
 * the secret of an order. At level `info` only what was slow or failed is logged; answers of the response cache never are.
 */
export function requestLog(
  deps: Deps,
  { trustProxy = 0 }: { trustProxy?: number } = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('deps', deps)
    // A page that calls the API in the same process and a trusted proxy pass on the id of their own request.
    const given = trustProxy > 0 || !c.env?.incoming ? c.req.header('x-request-id') : undefined
    c.set('requestId', given && REQUEST_ID.test(given) ? given : deps.newId())
    const started = performance.now()
    await next()
    // `c.header` would make a new answer for each header.
    c.res.headers.set('x-request-id', c.get('requestId'))
    c.res.headers.set('x-content-type-options', 'nosniff')
    const ms = Math.round(performance.now() - started)
    deps.log[ms >= SLOW_MS || c.res.status >= 500 ? 'info' : 'debug']('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: routePath(c, -1),
      status: c.res.status,
      ms,
    })
  }
}

/**
 * Answers from the response cache, with the headers of the cached response. While the database is away, guests go on
 * reading what there was before the last change.
 */
export function fromResponseCache(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET') return next()
    const keyParts = cacheKeyParts((name) => c.req.header(name))
    const address = pathAndQuery(c)
    const ifNoneMatch = c.req.header('if-none-match')
    const cached = deps.responseCache.find(address, keyParts)
    if (cached) return toResponse(cached, ifNoneMatch)
    await next()
    const earlier =
      c.error instanceof StoreUnavailable ? deps.responseCache.findEarlier(address, keyParts) : undefined
    if (!earlier) return undefined
    // Hono would add the headers of the refusal to those of the answer.
    c.res = undefined
    c.res = toResponse(earlier, ifNoneMatch)
    return undefined
  }
}

type ContextFinders = {
  languages(): Promise<Languages>
  /** The caller with this token; at a call of the staff it is most likely one of theirs. */
  actor(token: string, isOfStaff: boolean): Promise<Actor | undefined>
  /** The branch whose API the path names; undefined when there is none. */
  branch(slug: string): Promise<{ id: string } | undefined>
  /** The branch that a cookie names, if guests choose branches. */
  chosenBranch(cookie: string): Promise<{ id: string } | undefined>
}

/**
 * Builds the context of the call: caller, language and branch. The branch follows from the path and the branch cookie
 * alone, never from the caller, because cached answers are found by these two; at a call of the staff from the path alone,
 * because the cookie says what a guest chose in the same browser.
 */
export function withContext(
  deps: Deps,
  find: ContextFinders,
  { publicUrl, trustProxy = 0 }: { publicUrl?: string | undefined; trustProxy?: number },
): MiddlewareHandler<AppEnv> {
  const secure = publicUrl?.startsWith('https:') ?? false
  return async (c, next) => {
    const keyParts = cacheKeyParts((name) => c.req.header(name))
    const contentVersion = deps.content.version()
    const languages = await find.languages()
    const cookies = callCookies(c, secure)
    // A bearer token takes precedence over the cookie: a client sends it on purpose.
    const [, bearer] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const isOfStaff = c.req.path.startsWith('/api/staff/')
    const tokens = bearer ? [bearer] : cookiesOf(isOfStaff).map((name) => cookies.get(name))
    const slug = branchOfAddress(new URL(c.req.url).pathname)
    const chosen = isOfStaff ? '' : keyParts.cookieBranch
    const branch = slug === undefined ? await find.chosenBranch(chosen) : await find.branch(slug)
    if (slug !== undefined && !branch) throw new AppError('not_found', 'There is no such branch')
    c.set('ctx', {
      deps,
      db: deps.db,
      actor: (await firstActor(tokens, isOfStaff, find)) ?? { kind: 'guest' },
      address: callerAddress(
        c.env?.incoming?.socket.remoteAddress ?? '',
        c.req.header('x-forwarded-for'),
        trustProxy,
      ),
      userAgent: c.req.header('user-agent') ?? '',
      origin: publicUrl ?? new URL(c.req.url).origin,
      language: chooseLanguage(c.req.query('lang'), keyParts, languages),
      mainLanguage: languages.initial,
      branchId: branch?.id ?? MAIN_BRANCH,
      contentVersion,
      cookies,
    })
    return next()
  }
}

/** A member of staff who orders dinner in the same browser is a guest there, and a member at the staff's calls. */
const cookiesOf = (isOfStaff: boolean): readonly string[] =>
  isOfStaff ? [STAFF_COOKIE] : [TABLE_COOKIE, SESSION_COOKIE]

async function firstActor(
  tokens: readonly string[],
  isOfStaff: boolean,
  find: ContextFinders,
): Promise<Actor | undefined> {
  for (const token of tokens) {
    const actor = token === '' ? undefined : await find.actor(token, isOfStaff)
    if (actor) return actor
  }
  return undefined
}
