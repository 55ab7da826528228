import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isPlainQuery, KEPT_AT, markKept, type PageNeeds, pageNeeds } from '#domain/kept-pages.ts'
import { build, CACHES } from './build-files.ts'
import { stored, storeFile, storeFiles } from './stored.ts'

/** What happened when a document was stored. */
export type KeptPage = {
  pathname: string
  /** Its content is other than that of the document before. */
  isNew: boolean
  /** Its language or branch is other than before; nothing of the one before is stored any more. */
  isNewScope: boolean
  event: ExtendableEvent
}

type Rules = {
  mayKeep(response: Response): boolean
  onKept?(kept: KeptPage): Promise<void>
}

/** The entry that holds the language and branch of the stored pages. */
const SCOPE_KEY = '/kept-scope'

/** A stored document is found by its path alone, whatever a link has appended. */
export const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

/** Stores a document only together with everything it needs, so that a stored page always starts. */
export function keepWhole({ mayKeep, onKept = async () => {} }: Rules): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response, event, state }) {
      const { pathname, search } = new URL(request.url)
      if (response.status !== 200 || response.redirected || !isHtml(response)) return null
      const html = await response.clone().text()
      const needs = pageNeeds(html)
      // Also of a page that is not stored: what it fetches now belongs to another language or branch.
      const isNewScope = await startScope(needs.scope)
      if (!isPlainQuery(search) || !mayKeep(response)) return null
      try {
        await keepNeeds(needs)
      } catch {
        // The connection broke in between; the page that was stored before stays.
        return null
      }
      const isNew = await replaceData(pathname, needs.data)
      if (state) state['kept'] = { pathname, isNew, isNewScope, event } satisfies KeptPage
      return stored(html, response)
    },
    async cacheDidUpdate({ state }) {
      const kept = state?.['kept'] as KeptPage | undefined
      if (kept) await onKept(kept)
    },
    // A page that depends on its query, such as one in another language, is not the one stored under its path.
    cachedResponseWillBeUsed: async ({ cachedResponse, event }) =>
      cachedResponse && isPlainQuery(searchOf(event)) ? marked(cachedResponse) : undefined,
  }
}

const searchOf = (event: ExtendableEvent): string =>
  'request' in event ? new URL((event as FetchEvent).request.url).search : ''

async function marked(response: Response): Promise<Response> {
  const { headers } = response
  const html = await response.text()
  return new Response(markKept(html, headers.get(KEPT_AT) ?? '', headers.get('etag')), { headers })
}

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

/** Prices and texts of one language and branch only: answers whether those of another were dropped. */
async function startScope(scope: string): Promise<boolean> {
  const known = await (await (await caches.open(CACHES.pages)).match(SCOPE_KEY))?.text()
  if (known === scope) return false
  if (known !== undefined) await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.parts)])
  await (await caches.open(CACHES.pages)).put(SCOPE_KEY, new Response(scope))
  return known !== undefined
}

async function keepNeeds({ assets, data, messages }: PageNeeds): Promise<void> {
  const names = messages === undefined ? [] : build.messages.map((name) => messages + name)
  await storeFiles([...assets, ...names])
  if (data !== undefined) await storeFile(data, CACHES.pages)
}

/** Answers whether the data of a page is other than before, and removes the data before. */
async function replaceData(pathname: string, data: string | undefined): Promise<boolean> {
  const pages = await caches.open(CACHES.pages)
  const before = await pages.match(pathname)
  const old = before && pageNeeds(await before.text()).data
  if (old !== undefined && old !== data) await pages.delete(old)
  return old !== data
}
