import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type AppOptions, createApp } from '#api/app.ts'
import type { Deps } from '#api/context.ts'
import { readReadiness } from '#api/operations/index.ts'
import { TEST_ORDER_COOKIE } from '#api/orders/index.ts'
import { onceAtATime } from '#api/platform/once-at-a-time.ts'
import { MAP_TILES_PATH } from '#api/config/map-tiles.ts'
import { BACKOFFICE_DIR, loadBackofficePage } from './backoffice-page.ts'
import { answerMapTiles } from './answer-map-tiles.ts'
import { answerMedia } from './answer-media.ts'
import { fromMemory } from './from-memory.ts'
import { connectionTimes, limitConnections } from './connections.ts'
import { createPages } from './pages.ts'
import { createAdmission } from './admission.ts'
import { limitLoad } from './overload.ts'
import { answerMetrics } from './answer-metrics.ts'
import { createServerMetrics } from './metrics.ts'
import { createPreviewShop, PREVIEW_COOKIE } from './preview.ts'
import { answerReadiness } from './readiness.ts'
import { resolveAddress } from './resolve-address.ts'
import { loadServiceWorker } from './service-worker.ts'
import { staticFiles } from './static-files.ts'
import { CLIENT_DIR, loadStorefront } from './storefront-build.ts'
import { createTestOrders } from './test-order.ts'
import { createWebManifest, ICONS_PATH } from './web-manifest.ts'

type ServerOptions = AppOptions & {
  /** Called with the picture whose placeholder a guest sees. */
  onPendingPicture?: (id: string) => void
  /** Lets programs on other machines read the metrics. */
  metricsToken?: string | undefined
  /** Whether the server has been told to stop and only still serves those who have not noticed. */
  isEnding?: () => boolean
  /** Without it the worker that browsers already have removes itself. */
  serviceWorker?: boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/** The HTTP server of the API, the storefront and the back office, which is not listening yet. */
export async function createHttpServer(deps: Deps, options: ServerOptions = {}): Promise<Server> {
  const api = createApp(deps, options)
  const storefront = await loadStorefront()
  const pages = createPages(deps, api, storefront, options)
  const preview = createPreviewShop(deps, storefront, options)
  const testOrders = createTestOrders(deps, pages, options)
  const backofficePage = await loadBackofficePage(deps)
  const admission = createAdmission()
  const metrics = createServerMetrics(deps, admission.state)
  const serviceWorker = await loadServiceWorker(CLIENT_DIR, options.serviceWorker)
  const webManifest = createWebManifest(deps, api, join(CLIENT_DIR, 'favicon.svg'))

  const { isEnding = () => false } = options
  // Anybody may ask, as often as they like: the connections of the database are there for orders, too.
  const readReady = onceAtATime(() => readReadiness(deps))

  const server = new Hono<{ Bindings: HttpBindings }>()
  for (const path of ['/api/staff/*', '/b/:branch/api/staff/*'])
    server.all(path, (c) => api.fetch(c.req.raw, c.env))
  for (const path of ['/api/*', '/b/:branch/api/*'])
    server.all(path, (c) =>
      preview.isCalled(c.env.incoming.headers) ? preview.call(c.req.raw, c.env) : api.fetch(c.req.raw, c.env),
    )
  server.get('/preview/end', () => preview.end())
  server.get('/preview/:token', (c) => preview.open(c.req.raw, c.req.param('token')))
  server.get('/test-order/end', () => testOrders.end())
  server.get('/test-order/:token', (c) => testOrders.open(c.req.raw, c.req.param('token')))
  server.get('/healthz', (c) => c.text('ok'))
  server.get('/readyz', async () => answerReadiness(await readReady(), { isEnding: isEnding() }))
  server.get('/metrics', (c) =>
    answerMetrics(metrics, c.req.raw, {
      remoteAddress: c.env.incoming.socket.remoteAddress ?? '',
      token: options.metricsToken,
    }),
  )
  server.all('/media/*', answerMedia(deps, options.onPendingPicture))
  const { mapTiles } = deps.geo
  if (mapTiles) server.all(MAP_TILES_PATH, (c) => answerMapTiles(mapTiles, c.req.raw))
  server.use('/assets/*', staticFiles({ root: CLIENT_DIR, cacheControl: IMMUTABLE }))
  server.use(
    '/backoffice/assets/*',
    staticFiles({
      root: BACKOFFICE_DIR,
      cacheControl: IMMUTABLE,
      rewriteRequestPath: (path) => path.replace(/^\/backoffice/, ''),
    }),
  )
  server.all('/backoffice/assets/*', (c) => c.notFound())
  server.get('/backoffice/*', (c) => backofficePage(c.req.raw))
  server.get('/backoffice', (c) => c.redirect('/backoffice/'))
  for (const name of ['favicon.svg', 'no-image.svg', 'robots.txt']) {
    server.get(`/${name}`, staticFiles({ root: CLIENT_DIR, cacheControl: SHORT }))
  }
  server.get('/sw.js', (c) =>
    preview.isAsked(c.env.incoming.headers) ? new Response(null, { status: 204 }) : serviceWorker(c.req.raw),
  )
  server.get('/manifest.webmanifest', () => webManifest.manifest())
  server.get(`${ICONS_PATH}:name`, async (c) => (await webManifest.icon(c.req.param('name'))) ?? c.notFound())
  server.all('*', (c) => {
    const { headers } = c.env.incoming
    if (preview.isAsked(headers)) return preview.page(c.req.raw)
    return testOrders.isAsked(headers) ? testOrders.page(c.req.raw) : pages.answer(c.req.raw)
  })

  const listener = getRequestListener(server.fetch, {
    // For health checks in HTTP/1.0, which name no host.
    hostname: 'localhost',
  })
  const answer = limitLoad((request, response) => void listener(request, response), {
    admission,
    trustProxy: options.trustProxy ?? 0,
  })
  const ownCookies = [PREVIEW_COOKIE, TEST_ORDER_COOKIE] as const
  const caches = { api: deps.responseCache, page: pages }
  const listen = fromMemory({ caches, ownCookies, metrics, publicUrl: options.publicUrl }, answer)
  const http = createServer(
    { optimizeEmptyRequests: true, ...connectionTimes(options) },
    (request, response) => {
      // A proxy must not send its next request on a connection that is about to be closed.
      if (isEnding()) response.shouldKeepAlive = false
      resolveAddress(request)
      listen(request, response)
    },
  )
  limitConnections(http, options)
  return http
}
