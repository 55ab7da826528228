import { setTimeout as delay } from 'node:timers/promises'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../harness/finding.ts'
import { orderBody } from '../orders/order-body.ts'
import { call, metricsOf, placeOrder } from './calls.ts'

const MINUTES = Number(process.env['STEADY_MINUTES'] ?? 10)
/** More than a server can serve, and few enough for what else the machine does. */
const GUESTS = 40
const GUEST_PAUSE_MS = 100
const ORDER_PAUSE_MS = 500
const LOOK_MS = 500
const GROWTH = 1.1

/**
 * For minutes more guests come than the server can serve, and some order: memory stays as it is. The median of the last third
 * counts against that of the second: in the first third code is compiled, caches fill and the heap finds its size, and a
 * median does not see where between two collections of garbage a sample fell. What is lost without an end still shows, as
 * a tenth more within a third of the time.
 */
export const steady: Scenario = {
  name: 'steady',
  async run(note, interrupted) {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    const body = await orderBody(`${server.url}/api/checkout`)
    const { data } = JSON.parse((await placeOrder(server.url, body)).body) as { data: { url: string } }
    const page = server.url + new URL(data.url, server.url).pathname
    const over = AbortSignal.any([interrupted, AbortSignal.timeout(MINUTES * 60_000)])
    const started = performance.now()
    const [pages, orders, memory] = await Promise.all([
      visit(() => call(page), { guests: GUESTS, pauseMs: GUEST_PAUSE_MS, over }),
      visit(() => placeOrder(server.url, body), { guests: 1, pauseMs: ORDER_PAUSE_MS, over }),
      watch(server, over),
    ])
    const minutes = (performance.now() - started) / 60_000
    await server.stop()
    demo.remove()

    note(atLeast('minutes under load', minutes, MINUTES))
    const refused = pages.get(503) ?? 0
    note({
      ...atLeast('pages refused early, a second', refused / (minutes * 60), 1),
      detail: `${pages.get(200) ?? 0} pages served, ${refused} refused, ${orders.get(200) ?? 0} orders taken`,
    })
    const others = [...pages, ...orders].filter(([status]) => status !== 200 && status !== 503)
    note(exactly('answers other than 200 and 503', JSON.stringify(others), '[]'))
    for (const [what, samples] of Object.entries(memory)) {
      const [first, second, last] = [0, 1, 2].map((third) => {
        const from = Math.floor((third * samples.length) / 3)
        return quantile(samples.slice(from, Math.floor(((third + 1) * samples.length) / 3)), 0.5) / 1e6
      }) as [number, number, number]
      note({
        ...atMost(`${what} in the last third, times that in the second`, last / second, GROWTH),
        detail: `${[first, second, last].map((megabytes) => Math.round(megabytes)).join(', ')} MB in the thirds, ${samples.length} samples`,
      })
    }
  },
}

type Visits = { guests: number; pauseMs: number; over: AbortSignal }

/** Calls again and again; answers how often each status came. */
async function visit(
  ask: () => Promise<{ status: number }>,
  { guests, pauseMs, over }: Visits,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  await Promise.all(
    Array.from({ length: guests }, async () => {
      for (; !over.aborted; await delay(pauseMs)) {
        const { status } = await ask()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return statuses
}

/** What the process says of its memory, in bytes. */
async function watch(server: AppServer, over: AbortSignal) {
  const resident: number[] = []
  const heap: number[] = []
  for (; !over.aborted; await delay(LOOK_MS)) {
    const read = await metricsOf(server)
    resident.push(read('process_resident_memory_bytes'))
    heap.push(read('nodejs_heap_size_used_bytes'))
  }
  return { 'resident memory': resident, heap }
}
