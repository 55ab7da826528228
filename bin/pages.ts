import type { Hono } from 'hono'
import type { Branch } from '#contract/branches.ts'
import { createClient } from '#contract/client.ts'
import { errorCodes } from '#contract/errors.ts'
import type { AppOptions } from '#api/app.ts'
import { findChosenBranch, loadBranches } from '#api/branches/index.ts'
import { loadLanguages } from '#api/content/index.ts'
import type { Deps } from '#api/context.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { AppError } from '#api/http/errors.ts'
import { chooseLanguage } from '#api/http/language.ts'
import { compressOnce, compressResponse, type CompressedResponse } from '#api/http/compressed-response.ts'
import { toResponse } from '#api/http/to-response.ts'
import { createResponseCache, type ResponseCache } from '#api/http/response-cache.ts'
import { cacheKeyParts, type Encoding } from '#api/http/cache-key.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { SECURITY } from './document-headers.ts'
import { createErrorPage } from './error-page.ts'
import { finishPage, readPageData } from './react-router-html.ts'
import { createKnownPages, type PublicPage } from './known-pages.ts'
import { pageRequest } from './page-request.ts'
import { createPageData, DATA_PREFIX, STALE_PAGE } from './page-data.ts'
import type { Storefront } from './storefront-build.ts'

export type Pages = {
  /** Answers a known public page from the response cache. */
  serve: ResponseCache['serve']
  answer(request: Request): Promise<Response>
}

/** For whom a page is rendered. */
type Rendering = { language: string; branch: Branch | undefined; requestId?: string }

/** Without a public address: `localhost`, the machine's name and its addresses in the restaurant's network. */
const MAX_ORIGINS = 5
const METHODS = ['GET', 'HEAD', 'POST']
/**
 * The pages of the storefront. A public page is rendered once per content version, branch and language and then served
 * from the response cache; after a change the most recent pages are rendered in advance, the others on request. Pages
 * contain their own address, so without a public one each requested host has its own pages: no host can write its
 * address into the pages of another.
 */
export function createPages(
  deps: Deps,
  api: Hono<AppEnv>,
  storefront: Storefront,
  { publicUrl, quietMs }: Pick<AppOptions, 'publicUrl'> & { quietMs?: number } = {},
): Pages {
  const store = createResponseCache({ byHost: publicUrl === undefined })
  const data = createPageData()
  const known = createKnownPages({
    version: deps.content.version,
    render: renderAgain,
    onError: (page, error) =>
      deps.log.error('page could not be rendered anew', { path: page.path, error: describe(error) }),
    ...(quietMs !== undefined && { quietMs }),
  })
  const origins = new Set<string>()
  const errorPage = createErrorPage()

  // With a chosen branch the API is the branch's (spec 7).
  const client = (origin: string, branch: Branch | undefined, headers: Record<string, string>) =>
    createClient({
      baseUrl: `${origin}${branch?.url ?? ''}/api`,
      headers: () => headers,
      fetch: async (url, init) => api.request(url, init as RequestInit),
    })

  const originOf = (url: URL): string => publicUrl ?? url.origin

  /** Guests choose a branch where there is one to choose. */
  const hasBranches = async () =>
    (await loadSharedSettings(deps)).HAS_BRANCH !== '' && (await loadBranches(deps)).length > 0

  async function render(
    request: Request,
    { language, branch, requestId = deps.newId() }: Rendering,
  ): Promise<Response> {
    const url = new URL(request.url)
    const origin = originOf(url)
    let isUnavailable = false
    const response = await storefront.render(await pageRequest(request, publicUrl), {
      language,
      hasBranches: await hasBranches(),
      branch: branch && { id: branch.id, name: branch.name, slug: branch.slug },
      origin,
      onError: (error) => {
        if (isRefusal(error)) return
        isUnavailable ||= statusOf(error) === 503
        deps.log.error('page failed', { requestId, path: url.pathname, error: describe(error) })
      },
      call: client(origin, branch, { 'accept-language': language, 'x-request-id': requestId }),
      mine: client(origin, branch, {
        'accept-language': language,
        'x-request-id': requestId,
        cookie: request.headers.get('cookie') ?? '',
      }),
    })
    // The data that a page requests by itself keeps its form: its own screen says what went wrong.
    if (isUnavailable && !url.pathname.endsWith('.data')) throw new AppError('unavailable', 'No data')
    return response
  }

  const isPublic = (response: Response): boolean =>
    response.headers.get(storefront.cacheableHeader) === 'content' && response.status === 200

  /** The bytes of a public page, rendered from one content version; undefined when the answer is not public. */
  async function makeBytes(response: Response, path: string): Promise<CompressedResponse | undefined> {
    if (!isPublic(response)) return undefined
    const { body, headers } = await finished(response, (source) => data.keep(source, path))
    return compressResponse(Buffer.from(body), {
      ...headers,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  }

  async function renderAgain(page: PublicPage): Promise<CompressedResponse | undefined> {
    const branch = await findChosenBranch(deps, page.branch)
    // A branch that was deleted, or is no longer chosen by guests, has no pages.
    if (page.branch !== '' && !branch) return undefined
    const response = await render(new Request(page.origin + page.path), { language: page.language, branch })
    return makeBytes(response, page.path)
  }

  deps.content.onChange(() => {
    // The page of a request may have changed too: another language, another branch, or none.
    store.clear()
    known.contentChanged()
  })

  /** Drops the pages of the oldest origin: otherwise the pages of made-up hosts would evict those of real ones. */
  function keepOrigin(origin: string): void {
    if (origins.has(origin)) return
    origins.add(origin)
    const [oldest] = origins
    if (origins.size <= MAX_ORIGINS || oldest === undefined) return
    origins.delete(oldest)
    known.forgetOrigin(oldest)
    store.clear()
  }

  /** The script with the data of a page; a page that this process does not have yet is rendered first. */
  async function answerData(request: Request, url: URL): Promise<Response> {
    const { encoding } = cacheKeyParts((name) => request.headers.get(name) ?? undefined)
    const of = url.searchParams.get('of') ?? ''
    if (!data.find(url.pathname) && /^\/(?!\/)/.test(of) && !of.startsWith(DATA_PREFIX))
      await answer(new Request(url.origin + of, { headers: request.headers }))
    const bytes = data.find(url.pathname)
    if (bytes) return toResponse(bytes[encoding], undefined)
    return new Response(STALE_PAGE, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    })
  }

  /**
   * A page that fails is answered with the error page, and with 503 while the database is away. Answers for one caller
   * alone carry the id of their request.
   */
  async function answer(request: Request): Promise<Response> {
    const requestId = deps.newId()
    const response = await answerPage(request, requestId).catch((error: unknown) => {
      const path = new URL(request.url).pathname
      deps.log.error('page failed', { requestId, path, error: describe(error) })
      if (!isAway(error)) return errorPage(request, 500)
      return findEarlier(request) ?? errorPage(request, 503)
    })
    if (response.headers.get('cache-control') === 'no-store') response.headers.set('x-request-id', requestId)
    return response
  }

  /** The page from before the last change of content, for guests who read on while the database is away. */
  function findEarlier({ method, url, headers }: Request): Response | undefined {
    if (method !== 'GET') return undefined
    const { host, pathname, search } = new URL(url)
    const keyParts = { ...cacheKeyParts((name) => headers.get(name) ?? undefined), host }
    const earlier = store.findEarlier(pathname + search, keyParts)
    return earlier && toResponse(earlier, headers.get('if-none-match') ?? undefined)
  }

  async function answerPage(request: Request, requestId: string): Promise<Response> {
    if (!METHODS.includes(request.method))
      return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } })
    const url = new URL(request.url)
    if (url.pathname.startsWith(DATA_PREFIX)) return answerData(request, url)
    const path = url.pathname + readable(url.searchParams)
    const isPlain = path === url.pathname + url.search
    const keyParts = {
      ...cacheKeyParts((name) => request.headers.get(name) ?? undefined),
      host: url.host,
    }
    // A first visit is in the shop's default language, whatever the browser prefers: its language is offered in the
    // page (spec 0).
    const language = chooseLanguage(
      url.searchParams.get('lang') ?? undefined,
      { ...keyParts, acceptLanguage: '' },
      await loadLanguages(deps),
    )
    const branch = await findChosenBranch(deps, keyParts.cookieBranch)
    const slug = branch?.slug ?? ''
    const key = `${originOf(url)} ${slug} ${language} ${path}`
    const page = request.method === 'GET' ? await known.find(key) : undefined
    const ifNoneMatch = request.headers.get('if-none-match') ?? undefined
    if (page?.answer.bytes) {
      if (isPlain && page.version === deps.content.version()) store.remember(path, keyParts, page.answer)
      return toResponse(page.answer.bytes[keyParts.encoding], ifNoneMatch)
    }
    const version = deps.content.version()
    const rendering = { language, branch, requestId }
    let response = await render(request, rendering).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'unavailable')
        return new Response(null, { status: errorCodes[error.code] })
      throw error
    })
    // A page that is cached for all guests is rendered only from what they have in common.
    if (!isPlain && request.method === 'GET' && isPublic(response))
      response = await render(new Request(url.origin + path, { headers: request.headers }), rendering)
    const bytes = request.method === 'GET' ? await makeBytes(response, path) : undefined
    if (!bytes)
      return response.bodyUsed ? errorPage(request, 500) : privateAnswer(response, keyParts.encoding)
    if (version === deps.content.version()) {
      keepOrigin(originOf(url))
      const answer = { bytes }
      known.keep(key, { path, language, branch: slug, origin: url.origin, answer, version })
      if (isPlain) store.remember(path, keyParts, answer)
    }
    return toResponse(bytes[keyParts.encoding], ifNoneMatch)
  }
  return { serve: store.serve, answer }
}

/** A query parameter that a public page reads on the server: only its presence, never its value. */
const READ = ['branch', 'map', 'table']
/** The parameter whose value is read too: the number of a part of a category (storefront/app/menu/category-part.ts). */
const PART = 'part'
const isNumber = (value: string | null): value is string => value !== null && /^[1-9]\d?$/.test(value)

/**
 * The part of a query that a public page depends on. Everything else is dropped, so that links with `?fbclid=…` find
 * the cached page, and clients cannot fill the memory with made-up queries.
 */
function readable(query: URLSearchParams): string {
  const part = query.get(PART)
  const read = READ.filter((name) => query.has(name)).map((name) => `${name}=`)
  if (isNumber(part)) read.push(`${PART}=${part}`)
  return read.length === 0 ? '' : `?${read.join('&')}`
}

/** Pages that belong to one person, and addresses without a page, are never cached. */
async function privateAnswer(response: Response, encoding: Encoding): Promise<Response> {
  const { body, headers } = await finished(response)
  const init = { status: response.status, headers: { 'cache-control': 'no-store', ...headers } }
  if (response.status === 204 || response.body === null) return new Response(null, init)
  const sent = await compressOnce(Buffer.from(body), encoding)
  return new Response(new Uint8Array(sent.body), { ...init, headers: { ...init.headers, ...sent.headers } })
}

/** The document as it is sent. With `keep`, its data is moved to a script with the URL that `keep` answers. */
async function finished(
  response: Response,
  keep?: (source: string) => Promise<string>,
): Promise<{ body: string; headers: Record<string, string> }> {
  const {
    'x-cacheable': _cacheable,
    'x-render-mark': mark = '',
    ...headers
  } = Object.fromEntries(response.headers)
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('text/html')) {
    return { body: text, headers: { ...headers, 'x-content-type-options': 'nosniff' } }
  }
  if (mark === '') throw new Error('a page came without the mark of its rendering')
  const page = { rendered: text, mark }
  const source = keep && readPageData(page)
  const { html, csp } = finishPage({ ...page, dataUrl: source && (await keep(source)) })
  return { body: html, headers: { ...SECURITY, ...headers, 'content-security-policy': csp } }
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined

/** Errors of a client are not logged as server errors. */
const isRefusal = (error: unknown): boolean => (statusOf(error) ?? 500) < 500

/** Whether a page failed because the database is away; another moment may be better. */
const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof AppError && error.code === 'unavailable')

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
}
