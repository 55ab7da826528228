import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Deps } from '#api/context.ts'
import { isApiPath, pathBelowBranch } from '#api/http/branch-address.ts'
import { countWaitingMails } from '#api/notifications/index.ts'
import { countPlacedOrders } from '#api/orders/index.ts'

export type Metrics = {
  /** Counts a request once it is answered or given up. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Everything counted so far, in the text format of Prometheus. */
  text(): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LAG_RESOLUTION_MS = 50

type Sample = { labels?: Record<string, string | number>; value: number; suffix?: string }
type Durations = { buckets: number[]; sum: number; count: number }

/** Counts what this process does. Nothing of it says who asked: paths are counted by their kind. */
export function createMetrics({ db, log }: Pick<Deps, 'db' | 'log'>): Metrics {
  const requests = new Map<string, { route: string; status: number; count: number }>()
  const durations = new Map<string, Durations>()
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  lag.enable()

  function record(route: string, status: number, seconds: number): void {
    const key = `${route} ${status}`
    const counted = requests.get(key) ?? { route, status, count: 0 }
    requests.set(key, counted)
    counted.count++
    // A live stream lasts as long as its reader likes.
    if (route === 'live') return
    const spent = durations.get(route) ?? { buckets: SECONDS.map(() => 0), sum: 0, count: 0 }
    durations.set(route, spent)
    spent.sum += seconds
    spent.count++
    for (const [index, limit] of SECONDS.entries()) if (seconds <= limit) spent.buckets[index]!++
  }

  async function stored(): Promise<string[]> {
    try {
      const [orders, mails] = [await countPlacedOrders(db), await countWaitingMails(db)]
      return [
        metric('tischlein_orders_placed_total', 'counter', 'Orders with a receipt number, of all processes', [
          { value: orders },
        ]),
        metric('tischlein_outbox_waiting', 'gauge', 'Mails that are not sent yet, of all processes', [
          { value: mails },
        ]),
      ]
    } catch (error) {
      log.error('metrics of the store cannot be read', { error: String(error).slice(0, 300) })
      return []
    }
  }

  return {
    watch(request, response) {
      const route = routeOf(request.url ?? '/')
      const started = performance.now()
      response.once('close', () =>
        record(
          route,
          response.writableFinished ? response.statusCode : CLIENT_GONE,
          (performance.now() - started) / 1000,
        ),
      )
    },
    async text() {
      const delays = [0.5, 0.99, 1].map((quantile) => ({
        labels: { quantile },
        value:
          lag.count === 0 ? 0 : Math.max(0, lag.percentile(quantile * 100) / 1e9 - LAG_RESOLUTION_MS / 1e3),
      }))
      lag.reset()
      const { rss, heapUsed } = process.memoryUsage()
      return [
        metric(
          'http_requests_total',
          'counter',
          'Requests by kind of path and status; 499 is a client that went away',
          [...requests.values()].map(({ count, ...labels }) => ({ labels, value: count })),
        ),
        metric(
          'http_request_duration_seconds',
          'histogram',
          'From the request to the end of its answer',
          [...durations].flatMap(([route, spent]) => histogram(route, spent)),
        ),
        ...(await stored()),
        metric('process_resident_memory_bytes', 'gauge', 'Memory of the process', [{ value: rss }]),
        metric('nodejs_heap_used_bytes', 'gauge', 'Used heap', [{ value: heapUsed }]),
        metric('nodejs_eventloop_lag_seconds', 'gauge', 'Since the last time this was read', delays),
        metric('process_uptime_seconds', 'gauge', 'Since the start', [{ value: process.uptime() }]),
      ].join('')
    },
  }
}

/** What the log of a proxy says of a client that did not wait for the answer. */
const CLIENT_GONE = 499

/** The kind of a path: few enough to be a label, and without anything that a guest wrote. */
function routeOf(url: string): string {
  const path = pathBelowBranch(url.replace(/[?#].*/s, ''))
  if (isApiPath(path)) {
    if (path.endsWith('/live')) return 'live'
    return path.startsWith('/api/staff/') ? 'api-staff' : 'api'
  }
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return 'probe'
  if (/^\/(?:backoffice\/)?assets\//.test(path)) return 'asset'
  if (path.startsWith('/media/')) return 'media'
  return /^\/backoffice(?:\/|$)/.test(path) ? 'backoffice' : 'page'
}

function histogram(route: string, { buckets, sum, count }: Durations): Sample[] {
  return [
    ...SECONDS.map((le, index) => ({ suffix: '_bucket', labels: { route, le }, value: buckets[index] ?? 0 })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ]
}

function metric(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels = {}, value, suffix = '' }) => {
    const inBraces = Object.entries(labels).map(([key, text]) => `${key}="${text}"`)
    return `${name}${suffix}${inBraces.length > 0 ? `{${inBraces.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
