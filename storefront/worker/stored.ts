import { KEPT_AT } from '#domain/kept-pages.ts'
import { CACHES } from './build-files.ts'

/** A copy with the time of now; how the body was sent does not describe what is stored. */
export function stored(body: string, response: Response): Response {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  return new Response(body, { headers })
}

export const isImmutable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control')?.includes('immutable') ?? false)

/** Stores files of the build. Throws when one of them is not there any more; what came before it stays stored. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  // One after the other: nobody waits for them, and what the page requests meanwhile comes first.
  for (const path of paths) await storeFile(path, CACHES.assets)
}

/** Stores one file, unless it is there. One of another build with the same name is the same file. */
export async function storeFile(path: string, cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const url = new URL(path, self.location.origin).href
  if (await cache.match(url, { ignoreVary: true })) return
  const response = (await caches.match(url, { ignoreVary: true })) ?? (await fetch(url))
  if (!isImmutable(response)) throw new Error(`${url} is not there any more`)
  await cache.put(url, response)
}
