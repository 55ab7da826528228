import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { copyOfOrder, copyRows, ORDER_TABLES } from '../growth/grow.ts'
import { orderBody } from '../orders/order-body.ts'
import { call, keepCalling, memoryOf, placeOrder, signInOwner } from './calls.ts'
import { atMost, exactly, quantile, type Scenario } from '../harness/finding.ts'

const ORDERS = 200_000
/** Of each file so much is read; the rest would only take longer. */
const READ_MS = 30_000
const HEALTH_MS = 50
const GROWTH = 1.2
const PAUSE_MS = 20
const LIST_PAUSE_MS = 5
const TRIES = 5
const LISTS = [
  'board',
  'orders',
  'orders?number=guest17',
  'guests',
  'guests?filter=accounts',
  'guests?text=guest17',
  'guests?text=01701234',
  'reservations',
  'mails',
  'system',
  // A year of them.
  'reports/sales?from=2022-01-01&to=2022-12-31',
]

/** The orders of some years are exported while guests are served. */
export const longExport: Scenario = {
  name: 'export',
  async run(note) {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    const staff = await signInOwner(server)
    await placeOrder(server.url, await orderBody(`${server.url}/api/checkout`))
    multiply(demo.dataDir)
    const lists: { path: string; ms: number }[] = []
    for (const path of LISTS) lists.push({ path, ms: await waitDuring(server.url, path, staff) })
    const longest = lists.toSorted((a, b) => b.ms - a.ms)[0]
    note({
      ...atMost(
        `lists and figures of the staff among ${ORDERS} orders: a guest waits`,
        longest?.ms ?? Infinity,
        HEALTH_MS,
        ' ms',
      ),
      detail: `longest during ${longest?.path}`,
    })
    for (const format of ['csv', 'json']) {
      const health = keepCalling(() => call(`${server.url}/healthz`), PAUSE_MS)
      const { bytes, growth } = await download(
        `${server.url}/api/staff/orders/export?from=2020-01-01&to=2030-01-01&format=${format}`,
        staff,
        () => memoryOf(server),
      )
      const answers = await health.end()
      const times = answers.map(({ ms }) => ms)
      note(
        atMost(
          `${format} of ${ORDERS} orders, ${Math.round(bytes / 1e6)} MB read: p99 of /healthz`,
          quantile(times, 0.99),
          HEALTH_MS,
          ' ms',
        ),
      )
      note(
        exactly(
          `${format}: signs of life that failed`,
          answers.filter(({ status }) => status !== 200).length,
          0,
        ),
      )
      note(atMost(`${format}: most memory in the second half, times that in the first`, growth, GROWTH))
    }
    await server.stop()
    demo.remove()
  },
}

/** Makes many orders out of one, five minutes apart, each with its lines, taxes and history. */
function multiply(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  db.exec('pragma busy_timeout = 20000')
  copyRows(db, ORDER_TABLES, {
    count: ORDERS,
    changed: {
      ...copyOfOrder,
      status: "'completed'",
      closed_at: 'placed_at',
      placed_at: "strftime('%Y-%m-%dT%H:%M:%fZ', '2022-01-01', '+' || (n * 5) || ' minutes')",
    },
  })
  db.exec('pragma wal_checkpoint(truncate)')
  db.close()
}

/** The longest that a sign of life takes while a list is read; the shortest of some tries, because the machine may be busy. */
async function waitDuring(url: string, path: string, headers: Record<string, string>): Promise<number> {
  const waits: number[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const health = keepCalling(() => call(`${url}/healthz`), LIST_PAUSE_MS)
    const { status } = await call(`${url}/api/staff/${path}`, { headers })
    if (status !== 200) throw new Error(`${path}: ${status}`)
    waits.push(Math.max(...(await health.end()).map(({ ms }) => ms)))
  }
  return Math.min(...waits)
}

/** Reads a file for a while; answers how much of it came, and how the memory of the server grew meanwhile. */
async function download(url: string, headers: Record<string, string>, memory: () => Promise<number>) {
  const leave = new AbortController()
  const late = setTimeout(() => leave.abort(), READ_MS)
  let [bytes, looked] = [0, 0]
  const used: number[] = []
  try {
    const { body } = await fetch(url, { headers, signal: leave.signal })
    for await (const part of body ?? []) {
      bytes += part.length
      if (performance.now() - looked < 1_000) continue
      looked = performance.now()
      used.push(await memory())
    }
  } catch (error) {
    if (!leave.signal.aborted) throw error
  } finally {
    clearTimeout(late)
  }
  const half = Math.ceil(used.length / 2)
  return { bytes, growth: Math.max(...used.slice(half)) / Math.max(...used.slice(0, half)) }
}
