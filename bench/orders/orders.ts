import { openDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { copyDemo } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { startPostgres, teardown as stopPostgres } from '../../scripts/test/postgres.ts'
import { cpuMicroseconds } from '../harness/cpu.ts'
import { atLeast, type Note, type Scenario } from '../harness/finding.ts'
import { median, spread } from '../harness/median.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { loadOrders } from './load-orders.ts'
import { orderBody } from './order-body.ts'
import { type OrderProcesses, startOrderProcesses } from './order-processes.ts'

/** Rounds that do not count: until the servers have compiled what they repeat. */
const WARM_UP = 3
const ROUNDS = 11
const SECONDS = 2
const CLIENTS = [8, 32]
const ON_POSTGRES = 2

/**
 * Orders over HTTP with every rule, beside raw transactions that write the same rows on the same database: prepared
 * statements, as many connections, as many processes. Both take turns.
 */
export const orders: Scenario = {
  name: 'orders',
  async run(note) {
    const demo = copyDemo(templateDir())
    const one = await startOrderProcesses(1, { dataDir: demo.dataDir })
    await compareOrders(one, { engine: 'SQLite', least: 0.8 }, note)
    await one.stop()

    const databaseUrl = await startPostgres({ isDurable: true })
    const { db } = await openDatabase({ databaseUrl, dataDir: '' }, (database) =>
      migrate(database.db, database.engine),
    )
    await db.destroy()
    await copyToPostgres(demo.dataDir, databaseUrl)
    const two = await startOrderProcesses(ON_POSTGRES, { dataDir: demo.dataDir, databaseUrl })
    await compareOrders(two, { engine: `PostgreSQL with ${ON_POSTGRES} processes`, least: 0.5 }, note)
    await two.stop()
    await stopPostgres()
    demo.remove()
  },
}

async function compareOrders(
  processes: OrderProcesses,
  { engine, least }: { engine: string; least: number },
  note: Note,
): Promise<void> {
  const body = await orderBody(`${processes.urls[0]}/api/checkout`)
  const cpu = () => processes.pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0)
  for (const clients of CLIENTS) {
    const rounds: { http: number; raw: number; cpu: number }[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const before = cpu()
      const results = await loadOrders(processes.urls, { body, clients, seconds: SECONDS })
      const answers = results.reduce((sum, result) => sum + result.answers, 0)
      const costs = {
        http: results.reduce((sum, { rate }) => sum + rate, 0),
        cpu: (cpu() - before) / answers,
        raw: await processes.raw(SECONDS * 1000, clients),
      }
      if (round >= 0) rounds.push(costs)
    }
    const ratios = rounds.map(({ http, raw }) => http / raw)
    const of = (name: 'cpu' | 'http' | 'raw') => Math.round(median(rounds.map((round) => round[name])))
    note({
      ...atLeast(`orders on ${engine}, ${clients} clients, of raw transactions`, median(ratios), least),
      detail: `${of('http')} orders a second, ${of('raw')} raw, ${of('cpu')} µs of CPU an order; ${spread(ratios)} in ${ROUNDS} rounds`,
    })
  }
}
