import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { restartPostgres, startPostgres, teardown } from '../../scripts/test/postgres.ts'
import { copyToPostgres } from '../orders/copy-to-postgres.ts'
import { orderBody } from '../orders/order-body.ts'
import { type Answer, call, keepCalling, placeOrder } from './calls.ts'
import { atMost, exactly, type Note, type Scenario } from '../harness/finding.ts'

const CUTS = 200
const RESTARTS = 10
const GUESTS = 8
const BETWEEN_CUTS_MS = 40
const GIVE_UP_MS = 60_000

/**
 * Two processes on one PostgreSQL take orders while its connections are cut and it is restarted: no process ends, no order
 * is lost or doubled, and receipt numbers have no gap.
 */
export const postgresCuts: Scenario = { name: 'postgres', run: cutAndRestart }

async function cutAndRestart(note: Note): Promise<void> {
  const databaseUrl = await startPostgres({ isDurable: true })
  const demo = copyDemo(templateDir())
  const { db } = await openDatabase({ databaseUrl, dataDir: '' }, (database) =>
    migrate(database.db, database.engine),
  )
  await db.destroy()
  await copyToPostgres(demo.dataDir, databaseUrl)
  const start = () =>
    startServer({ dataDir: demo.dataDir, env: { DATABASE_URL: databaseUrl, MEDIA_STORE: 'folder' } })
  const servers = [await start(), await start()]
  const body = await orderBody(`${servers[0]!.url}/api/checkout`)

  const placed = new Map<string, string>()
  const answers = new Map<number | string, number>()
  const over = new AbortController()
  let longest = 0

  /** One guest: order after order, each sent again under its key to either process, until it is answered. */
  async function order(guest: number): Promise<void> {
    for (let turn = guest; !over.signal.aborted; turn++) {
      const key = randomUUID()
      const started = performance.now()
      for (let attempt = turn; !placed.has(key); attempt++) {
        if (performance.now() - started > GIVE_UP_MS)
          throw new Error('an order was not answered for a minute')
        const answer = await fetch(`${servers[attempt % servers.length]!.url}/api/checkout/v2`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body,
        }).catch((error: unknown) => String(error))
        const outcome = typeof answer === 'string' ? answer : answer.status
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
        if (typeof answer !== 'string' && answer.ok) {
          const { data } = (await answer.json()) as { data: { url: string } }
          placed.set(key, data.url)
        } else await delay(50)
      }
      longest = Math.max(longest, performance.now() - started)
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'faults' })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  async function makeFaults(): Promise<number> {
    let cuts = 0
    let killer = await connect()
    for (let restart = 0; restart <= RESTARTS; restart++) {
      while (cuts < (CUTS / (RESTARTS + 1)) * (restart + 1)) {
        await delay(BETWEEN_CUTS_MS)
        const { rowCount } = await killer.query(
          `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
          where backend_type = 'client backend' and application_name <> 'faults' order by random() limit 1) as one`,
        )
        cuts += rowCount ?? 0
      }
      if (restart === RESTARTS) break
      await killer.end()
      await restartPostgres()
      killer = await connect()
    }
    await killer.end()
    return cuts
  }

  const started = performance.now()
  const first = await placeOrder(servers[0]!.url, body)
  const token = (JSON.parse(first.body) as { data: { url: string } }).data.url.split('/').at(-1)
  const readers = [`/api/orders/${token}`, `/order/${token}`, '/api/staff/session'].map((path, at) =>
    keepCalling(() => call(`${servers[at % servers.length]!.url}${path}`), 50),
  )
  const guests = Promise.allSettled(Array.from({ length: GUESTS }, (_, guest) => order(guest)))
  const cuts = await makeFaults()
  await delay(500)
  over.abort()
  const unanswered = (await guests).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  const reads = (await Promise.all(readers.map((reader) => reader.end()))).flat()
  const seconds = (performance.now() - started) / 1000

  const check = await connect()
  const count = async (text: string, values: unknown[] = []) =>
    Number((await check.query<{ count: string }>(text, values)).rows[0]!.count)
  const keys = [...placed.keys()].map((key) => `guest:${key}`)
  const until = performance.now() + GIVE_UP_MS
  while (
    performance.now() < until &&
    (await count('select count(*) from orders where receipt_number is null')) > 0
  )
    await delay(100)
  const highest = await count('select coalesce(max(receipt_number), 0) as count from orders')
  const answering = await Promise.all(
    servers.map(({ url }) =>
      fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    ),
  )
  const stored = await count('select count(*) from orders where idempotency_key = any($1)', [keys])
  const all = await count('select count(*) from orders')
  await check.end()
  for (const server of servers) await server.stop()
  await teardown()
  demo.remove()

  const during = `of ${placed.size} with ${cuts} connections cut and ${RESTARTS} restarts in ${seconds.toFixed(0)} s`
  note(exactly('processes that still answer', answering.filter(Boolean).length, servers.length))
  note(exactly('guests who were not answered', unanswered.join(', ') || 'none', 'none'))
  note(exactly(`orders lost ${during}`, placed.size - stored, 0))
  note(exactly('orders nobody was told of', all - stored - 1, 0))
  note(exactly('links that lead to two orders', placed.size - new Set(placed.values()).size, 0))
  note(exactly('gaps in the receipt numbers', highest - all, 0))
  const refused = [...answers].filter(([status]) => status !== 200 && status !== 503)
  note(exactly('answers other than 200 and 503', JSON.stringify(Object.fromEntries(refused)), '{}'))
  const isClear = ({ status, retryAfter }: Answer) =>
    status === 200 || status === 401 || (status === 503 && retryAfter !== null)
  const unclear = reads
    .filter((answer) => !isClear(answer))
    .map(({ status, body }) => `${status} ${body.slice(0, 80)}`)
  note(
    exactly(
      `pages and reads without a clear answer, of ${reads.length}`,
      [...new Set(unclear)].join(', ') || 'none',
      'none',
    ),
  )
  note(atMost('the longest order', longest / 1000, GIVE_UP_MS / 1000, ' s'))
}
