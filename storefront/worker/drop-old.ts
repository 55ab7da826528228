import { CacheExpiration } from 'workbox-expiration'
import { pageNeeds } from '#domain/kept-pages.ts'
import { ASSETS_PREFIX, CACHES } from './build-files.ts'

/**
 * Runs when this worker takes over: the pages and parts of other builds go. The files of the build before stay for the
 * tabs that are still open with it, and for the stored pages of orders.
 */
export async function dropOld(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES))
  const others = (await caches.keys()).filter((name) => !known.has(name))
  // Caches are listed in the order in which they were made.
  const before = others.findLast((name) => name.startsWith(ASSETS_PREFIX))
  for (const name of others) if (name !== before) await dropCache(name)
  await dropOrphans(CACHES.orders)
}

async function dropCache(name: string): Promise<void> {
  // The list of ages that workbox-expiration has beside a cache.
  await new CacheExpiration(name, { maxEntries: 1 }).delete()
  await caches.delete(name)
}

/** Removes the documents that need a file which is not stored any more. */
async function dropOrphans(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const key of await cache.keys()) {
    const { assets } = pageNeeds((await (await cache.match(key))?.text()) ?? '')
    const stored = await Promise.all(assets.map((path) => caches.match(path, { ignoreVary: true })))
    if (!stored.every(Boolean)) await cache.delete(key)
  }
}
