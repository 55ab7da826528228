import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPublic } from '#domain/kept-pages.ts'
import { CACHES } from './build-files.ts'
import { isImmutable, stored } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

/** How long the network may take while something older is stored. */
export const PATIENCE_SECONDS = 4

const MAX_PICTURES = 80
const DAY_SECONDS = 24 * 60 * 60

/** Files whose names contain their hashes. A file that is gone is answered with the home page, which is no file. */
const immutableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null),
}

/** An open tab, or the stored page of an order, may be of the build before. */
const ofAnyBuild: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
}

export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions: { ignoreVary: true },
  plugins: [immutableOnly, ofAnyBuild],
})

/** A picture that is not here leaves its ground free, instead of the sign for a broken one. */
const emptyPicture: WorkboxPlugin = {
  handlerDidError: async () =>
    new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      headers: { 'content-type': 'image/svg+xml' },
    }),
}

export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [
    immutableOnly,
    emptyPicture,
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: 30 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

/** A stored part says in its headers when it was fetched; the page reads that (storefront/app/http/fetch-part.ts). */
const withItsAge: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const isForAll = isPublic(response.status, response.headers.get('cache-control'))
    return isForAll && !response.redirected ? stored(await response.clone().text(), response) : null
  },
}

/** The JSON that public pages fetch while a guest looks around. */
export const parts = new NetworkFirst({
  cacheName: CACHES.parts,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    withItsAge,
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 7 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
})

/** Stores pictures that were shown before there was a worker; the browser still has them. */
export async function keepPictures(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const requests = paths.filter((path) => path.startsWith('/media/')).slice(0, MAX_PICTURES)
  for (const path of requests)
    await pictures.handle({ request: new Request(new URL(path, self.location.origin)), event })
}
