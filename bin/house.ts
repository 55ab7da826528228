import { join } from 'node:path'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createApp } from '#api/app.ts'
import type { Deps } from '#api/deps.ts'
import { createPages } from './pages.ts'
import { CLIENT_DIR, loadStorefront } from './storefront-build.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/** The API, the storefront and the back office behind one server that is not listening yet. */
export async function createHouse(deps: Deps, options: { publicUrl?: string | undefined } = {}): Promise<Server> {
  const api = createApp(deps, options)
  const pages = createPages(deps, api, await loadStorefront())
  const backoffice = join(import.meta.dirname, '../backoffice/build/client')

  const house = new Hono()
  house.all('/api/*', (c) => api.fetch(c.req.raw))
  house.get('/healthz', (c) => c.text('ok'))
  house.use('/media/*', files(deps.mediaDir, IMMUTABLE, (path) => path.replace(/^\/media/, '')))
  house.use('/assets/*', files(CLIENT_DIR, IMMUTABLE))
  house.use('/backoffice/assets/*', files(backoffice, IMMUTABLE, (path) => path.replace(/^\/backoffice/, '')))
  house.get('/backoffice/*', files(backoffice, 'no-cache', () => '/index.html'))
  house.get('/backoffice', (c) => c.redirect('/backoffice/'))
  for (const name of ['favicon.svg', 'no-image.svg', 'robots.txt']) {
    house.get(`/${name}`, files(CLIENT_DIR, SHORT))
  }
  house.all('*', (c) => pages.answer(c.req.raw))

  const listener = getRequestListener(house.fetch, { overrideGlobalObjects: false })
  return createServer((request, response) => {
    const ready = request.url?.startsWith('/api/') ? deps.ready : pages
    if (!ready.serve(request, response)) void listener(request, response)
  })
}

function files(root: string, cacheControl: string, rewriteRequestPath?: (path: string) => string) {
  return serveStatic({
    root,
    precompressed: true,
    ...(rewriteRequestPath ? { rewriteRequestPath } : {}),
    onFound: (_path, c) => c.header('cache-control', cacheControl),
  })
}
