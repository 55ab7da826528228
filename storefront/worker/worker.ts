import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import {
  documentPath,
  isOrderPage,
  isPart,
  isPublic,
  isShopPage,
  type ShownPictures,
} from '#domain/kept-pages.ts'
import { build, CACHES } from './build-files.ts'
import { dropOld } from './drop-old.ts'
import { keepDocument, keepShell, orders, pages } from './documents.ts'
import { assets, keepPictures, parts, pictures } from './files.ts'
import { storeFiles } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

/** Static routes, which only some browsers have: what goes to the network without waking the worker. */
type RoutedEvent = ExtendableEvent & {
  addRoutes?(rules: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

const API_PATTERNS = ['/api/*', '/b/*/api/*']

// The files of the build: from memory, because their names contain their hashes.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  pictures,
)

// Documents: from the network; from memory only without one.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isOrderPage(url.pathname),
  orders,
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isShopPage(url.pathname),
  pages,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/page-data/'),
  async ({ request }) =>
    (await (await caches.open(CACHES.pages)).match(request, { ignoreVary: true })) ?? fetch(request),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPart(url.pathname), parts)

// A press on a link fetches only the data of the page; the document is stored beside it, and the data never is.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isShopPage(documentPath(url.pathname) ?? '/api'),
  async ({ request, url, event }) => {
    const response = await fetch(request)
    const path = documentPath(url.pathname) ?? '/'
    const isForAll = isPublic(response.status, response.headers.get('cache-control'))
    if (isForAll || (response.ok && isOrderPage(path))) event.waitUntil(keepDocument(path, event))
    return response
  },
)

self.addEventListener('install', (event) => {
  // Open pages ask the API every second, and Chromium keeps the next worker waiting while this one is never idle.
  const rules = API_PATTERNS.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }))
  event.waitUntil(Promise.resolve((event as RoutedEvent).addRoutes?.(rules)))
  // Nothing waits for open tabs to be closed: they keep the files of their own build (drop-old.ts).
  void self.skipWaiting()
  event.waitUntil(storeFiles(build.early).then(() => keepShell(event)))
})
self.addEventListener('activate', (event) => event.waitUntil(dropOld()))
clientsClaim()

self.addEventListener('message', (event) => {
  event.waitUntil(keepPictures((event.data as ShownPictures).pictures, event))
})
