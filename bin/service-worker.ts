import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { compressResponse } from '#api/http/compressed-response.ts'
import { toResponse } from '#api/http/to-response.ts'

/** Forgets everything that was stored and removes itself; open pages go on, and the next ones come from the network. */
const LEAVING = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name)
await registration.unregister()
})()))
`

/**
 * The script of the service worker; it must have been built before. Browsers look for a new one at every visit. Switched
 * off, the script is one that removes the worker from every device that has it, and a page that asks whether there is one
 * to register gets nothing.
 */
export async function loadServiceWorker(
  clientDir: string,
  isOn = true,
): Promise<(request: Request) => Response> {
  const source = isOn ? await readFile(join(clientDir, 'sw.js')) : Buffer.from(LEAVING)
  const bytes = await compressResponse(source, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    // It talks to this server alone.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  return ({ headers }) => {
    // Browsers mark the requests for the script of a worker that they know.
    if (!isOn && headers.get('service-worker') !== 'script') return new Response(null, { status: 204 })
    const { encoding } = cacheKeyParts((name) => headers.get(name) ?? undefined)
    return toResponse(bytes[encoding], headers.get('if-none-match') ?? undefined)
  }
}
