import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { isOrderPage, isPublic, isShopPage, OFFLINE_FROM, OFFLINE_PATH } from '#domain/kept-pages.ts'
import { CACHES } from './build-files.ts'
import { parts, PATIENCE_SECONDS } from './files.ts'
import { byPath, keepWhole, type KeptPage } from './keep-page.ts'

declare const self: ServiceWorkerGlobalScope

const HOUR_SECONDS = 60 * 60

/** Without the network and without the page: the page for offline guests, which knows where they wanted to go. */
const toOffline: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const { pathname, search } = new URL(request.url)
    if (pathname === OFFLINE_PATH || !(await caches.match(OFFLINE_PATH))) return undefined
    return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ [OFFLINE_FROM]: pathname + search })}`)
  },
}

const common = { networkTimeoutSeconds: PATIENCE_SECONDS, matchOptions: { ignoreVary: true } }

/** The pages that are the same for all guests. */
export const pages = new NetworkFirst({
  ...common,
  cacheName: CACHES.pages,
  plugins: [
    byPath,
    keepWhole({
      mayKeep: ({ status, headers }) => isPublic(status, headers.get('cache-control')),
      onKept: keepMore,
    }),
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * 24 * HOUR_SECONDS, purgeOnQuotaError: true }),
    toOffline,
  ],
})

/** The order pages that this device has opened; the end of a session drops them. */
export const orders = new NetworkFirst({
  ...common,
  cacheName: CACHES.orders,
  plugins: [
    byPath,
    keepWhole({ mayKeep: ({ status }) => status === 200 }),
    new ExpirationPlugin({ maxEntries: 5, maxAgeSeconds: 12 * HOUR_SECONDS, purgeOnQuotaError: true }),
    toOffline,
  ],
})

/** Stores the home page, the page for offline guests and what is open right now. */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = open.map(({ url }) => new URL(url).pathname).filter(isShopPage)
  for (const path of new Set([OFFLINE_PATH, '/', ...paths])) await fetchDocument(path, event)
}

/** Stores a document that is not stored yet; an order page anew each time. */
export async function keepDocument(path: string, event: ExtendableEvent): Promise<void> {
  if (isOrderPage(path) || (isShopPage(path) && !(await caches.match(path)))) await fetchDocument(path, event)
}

async function fetchDocument(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(new URL(path, self.location.origin))
  const [response, done] = (isOrderPage(path) ? orders : pages).handleAll({ request, event })
  // Without the network nothing is stored; another visit does it.
  await Promise.allSettled([response, done])
}

/** With a new home page the whole menu is stored, and with a new language or branch the shell. */
async function keepMore({ pathname, isNew, isNewScope, event }: KeptPage): Promise<void> {
  if (isNewScope)
    for (const path of [OFFLINE_PATH, '/']) if (path !== pathname) await fetchDocument(path, event)
  if (pathname === '/' && isNew) await keepMenu(event)
}

async function keepMenu(event: ExtendableEvent): Promise<void> {
  const get = (path: string) =>
    parts.handle({ request: new Request(new URL(path, self.location.origin)), event })
  try {
    const { categories } = (await (await get('/menu-index')).json()) as { categories: { slug: string }[] }
    for (const { slug } of categories) await get(`/section-data/${encodeURIComponent(slug)}`)
  } catch {
    // The menu is stored part by part while a guest looks around.
  }
}
