import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter } from 'prom-client'
import type { Deps } from '#api/context.ts'
import { pathBelowBranch } from '#api/http/branch-address.ts'
import type { AdmissionState } from './admission.ts'
import { createRequestFigures } from './request-figures.ts'
import { addStateMetrics } from './state-metrics.ts'

export type ServerMetrics = {
  /**
   * Counts an answer from memory as one that took no time: it takes a few microseconds, and reading the clock would add
   * a fiftieth to them.
   */
  count(route: 'api' | 'page', status: number): void
  /** Counts and times a request once it is answered or given up. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Everything that is measured, in the text format of Prometheus. */
  text(): Promise<string>
}

const LAG_RESOLUTION_MS = 50

/** Measures this process and its requests. Nothing of it says who asked: paths are counted by their kind. */
export function createServerMetrics(deps: Deps, admission: AdmissionState): ServerMetrics {
  const { registry } = deps.metrics
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS })
  const readState = addStateMetrics(deps, admission)
  const figures = createRequestFigures()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of path and status; 499 is a client that went away',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const secondsSince = (started: number) => (performance.now() - started) / 1000

  return {
    count: (route, status) => figures.add(route, status, 0),
    watch(request, response) {
      const started = performance.now()
      const route = routeOf(request.url ?? '/')
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : CLIENT_GONE
        figures.add(route, status, route === 'live' ? undefined : secondsSince(started))
      })
    },
    async text() {
      await readState()
      requests.reset()
      for (const { count, ...labels } of figures.answers()) requests.inc(labels, count)
      return `${await registry.metrics()}\n${figures.durations()}`
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
