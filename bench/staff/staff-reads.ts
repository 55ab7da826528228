import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { addOwner, signIn } from '../faults/calls.ts'
import { templateWithOrders } from '../growth/order-templates.ts'
import { compareCosts, type Costs, costOf, costsInRounds } from '../harness/compare-costs.ts'
import { atLeast, type Scenario } from '../harness/finding.ts'
import { load } from '../harness/wrk.ts'
import type { BareServer } from '../pages/bare.ts'

/** One every five minutes. */
const ORDERS_OF_A_YEAR = 105_120
/** As for the pages: one start differs from the next by more than the rounds of one. */
const STARTS = 3
const ROUNDS = 7
const SECONDS = 1
const CONNECTIONS = 8
/** Session, rules and schemas may cost as much as the reads themselves, as with orders on PostgreSQL. */
const LEAST = 0.5
const DAY_MS = 86_400_000

type Headers = Record<string, string>
type Read = {
  what: string
  path: string
  rawPath: string
  /** Asks an address; answers how often it was answered. */
  ask: (url: string, headers: Headers) => Promise<number>
}

const reads: readonly Read[] = [
  { what: 'board', path: '/api/staff/board', rawPath: '/board', ask: askForSeconds },
  {
    what: 'export of a month',
    path: `/api/staff/orders/export?from=${dayBefore(40)}&to=${dayBefore(11)}`,
    rawPath: `/export?from=${dayBefore(40)}&until=${dayBefore(10)}`,
    ask: readWhole,
  },
  {
    what: 'sales of a month',
    path: `/api/staff/reports/sales?from=${dayBefore(40)}&to=${dayBefore(11)}`,
    rawPath: `/export?from=${dayBefore(40)}&until=${dayBefore(10)}`,
    ask: readWhole,
  },
]

/**
 * What the staff reads in a shop with a year of orders, beside a bare server that reads the same rows from the same database
 * by prepared statements.
 */
export const staffReads: Scenario = {
  name: 'staff',
  async run(note) {
    const demo = copyDemo(await templateWithOrders(ORDERS_OF_A_YEAR))
    await addOwner(demo)
    const measured = reads.map((read) => ({ ...read, costs: [] as Costs[] }))
    for (let start = 0; start < STARTS; start++) {
      const server = await startServer({ dataDir: demo.dataDir })
      const headers = await signIn(server)
      const raw = await startRaw(demo.dataDir)
      const pairs = reads.map(({ path, rawPath, ask }) => ({
        ours: () => costOf(server, () => ask(server.url + path, headers)),
        bare: () => costOf(raw, () => ask(raw.url + rawPath, headers)),
      }))
      const costs = await costsInRounds(ROUNDS, pairs)
      for (const [at, { costs: all }] of measured.entries()) all.push(...(costs[at] ?? []))
      await raw.stop()
      await server.stop()
    }
    demo.remove()
    for (const { what, costs } of measured) {
      const { ratio, ours, bare, inRounds } = compareCosts(costs)
      note({
        ...atLeast(`${what}, of raw reads`, ratio, LEAST),
        detail: `${ours} µs of CPU an answer, raw ${bare} µs; ${inRounds}; ${ORDERS_OF_A_YEAR} orders`,
      })
    }
  },
}

async function askForSeconds(url: string, headers: Headers): Promise<number> {
  const { answers } = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers })
  return answers
}

async function readWhole(url: string, headers: Headers): Promise<number> {
  const answer = await fetch(url, { headers })
  const { length } = await answer.text()
  if (!answer.ok || length === 0) throw new Error(`${url}: ${answer.status} with ${length} letters`)
  return 1
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

/** Starts the bare server in a process of its own. */
async function startRaw(dataDir: string): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'raw-reads.ts'), [dataDir])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
