import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram } from 'prom-client'
import type { Deps } from '#api/context.ts'
import { pathBelowBranch } from '#api/http/branch-address.ts'
import type { AdmissionState } from './admission.ts'
import { addStateMetrics } from './state-metrics.ts'

export type ServerMetrics = {
  /** Counts a request that was answered whole within this turn of the event loop. */
  count(request: IncomingMessage, response: ServerResponse, started: number): void
  /** Counts a request once it is answered or given up. `started` is a moment of `performance.now()`. */
  watch(request: IncomingMessage, response: ServerResponse, started: number): void
  /** Everything that is measured, in the text format of Prometheus. */
  text(): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LAG_RESOLUTION_MS = 50

/** Measures this process and its requests. Nothing of it says who asked: paths are counted by their kind. */
export function createServerMetrics(deps: Deps, admission: AdmissionState): ServerMetrics {
  const { registry } = deps.metrics
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS })
  const readState = addStateMetrics(deps, admission)

  // A look-up in a map is cheaper for each request than the counter of the library, which hashes its labels.
  const counts = new Map<string, { labels: { route: string; status: number }; count: number }>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of path and status; 499 is a client that went away',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer; without live streams, which last as long as their reader likes',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  })

  function record(route: string, status: number, started: number): void {
    const key = route + status
    const counted = counts.get(key)
    if (counted) counted.count++
    else counts.set(key, { labels: { route, status }, count: 1 })
    if (route !== 'live') durations.observe({ route }, (performance.now() - started) / 1000)
  }

  return {
    count: (request, response, started) => record(routeOf(request.url ?? '/'), response.statusCode, started),
    watch(request, response, started) {
      const route = routeOf(request.url ?? '/')
      response.once('close', () =>
        record(route, response.writableFinished ? response.statusCode : CLIENT_GONE, started),
      )
    },
    async text() {
      await readState()
      requests.reset()
      for (const { labels, count } of counts.values()) requests.inc(labels, count)
      return registry.metrics()
    },
  }
}

/** What the log of a proxy says of a client that did not wait for the answer. */
const CLIENT_GONE = 499

const ROUTES: ReadonlyMap<string, string> = new Map([
  ['api', 'api'],
  ['healthz', 'probe'],
  ['readyz', 'probe'],
  ['metrics', 'probe'],
  ['assets', 'asset'],
  ['media', 'media'],
  ['backoffice', 'backoffice'],
])

/** The kind of a path: few enough to be a label, and without anything that a guest wrote. */
export function routeOf(url: string): string {
  const path = pathOf(url)
  const end = path.indexOf('/', 1)
  const route = ROUTES.get(path.slice(1, end < 0 ? undefined : end)) ?? 'page'
  if (route === 'api') {
    if (path.endsWith('/live')) return 'live'
    return path.startsWith('/api/staff/') ? 'api-staff' : 'api'
  }
  return route === 'backoffice' && path.startsWith('/backoffice/assets/') ? 'asset' : route
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return path.startsWith('/b/') ? pathBelowBranch(path) : path
}
