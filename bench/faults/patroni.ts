import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { copyDemo } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { copyToPostgres } from '../orders/copy-to-postgres.ts'
import { orderBody } from '../orders/order-body.ts'
import { addOwner, type Answer, signIn, until } from './calls.ts'
import { checkOrders } from './check-orders.ts'
import { type Attempt, openScreen, sendGuests, sendReaders } from './cluster/load.ts'
import { findLeader, type PatroniCluster, startPatroni } from './cluster/patroni.ts'
import { openPrograms, type Programs } from './cluster/programs.ts'
import { makeShops, type Shop, startGuestProxy, untilReady } from './cluster/shops.ts'
import { changeContent } from './cluster/spread.ts'
import { atMost, exactly, type Note, quantile, type Scenario } from '../harness/finding.ts'

const GUESTS = 4
const ROUNDS = 12
/** Longer than the lease of a leader (`ttl` in deploy/cluster/patroni.yml). */
const CUT_MS = 30_000
const SOON_MS = 1_000
const FIRST_MS = 60_000

/**
 * Three servers on three nodes of PostgreSQL under Patroni, as on six machines, take orders while leader, network, pooler
 * and servers fail: guests wait for seconds, and nothing that was acknowledged is lost or doubled.
 */
export const patroni: Scenario = {
  name: 'patroni',
  async run(note) {
    const programs = openPrograms()
    try {
      await failEverything(note, programs)
    } finally {
      programs.end()
    }
  },
}

async function failEverything(note: Note, programs: Programs): Promise<void> {
  const cluster = await startPatroni(programs)
  await cluster.untilWhole()
  const demo = copyDemo(templateDir())
  await addOwner(demo)
  await fill(cluster, demo.dataDir)
  const shops = await makeShops(cluster.databaseUrl, demo.dataDir, `${templateDir()}/media`)
  const url = await startGuestProxy(programs, shops)
  await startBeforeDatabase(note, cluster, shops)
  await untilReady({ url })
  const headers = await signIn(shops[0]!)
  const body = await orderBody(`${url}/api/checkout`)
  const soldOutBody = await orderBody(`${url}/api/checkout`, 'pizza-diavola')

  const screens = shops.map((shop) => openScreen(shop.url, headers))
  await Promise.all(screens.map(({ ready }) => ready))
  const guests = sendGuests(url, body, GUESTS)
  const first = guests.placed
  if (!(await until(async () => first.length > 0, FIRST_MS, 50)))
    throw new Error(`no order is taken: ${unclear(guests.attempts, [])}`)
  const pages = sendReaders([`${url}/`, `${url}/api/products/categories`], 200)
  const reads = sendReaders([`${url}${first[0]!.url}`, `${url}/api/staff/session`], 200)
  const all = [guests, pages, reads]
  const attempts = (from: number, to = performance.now()) =>
    all.flatMap((one) => one.attempts.filter(({ at }) => at >= from && at < to))

  /** Makes a fault, ends it, waits until all is as before, and answers for how long no order was acknowledged. */
  async function during(fault: () => Promise<void>): Promise<{ from: number; gapS: number }> {
    const from = performance.now()
    await fault()
    await cluster.untilWhole()
    await Promise.all(shops.map(untilReady))
    await delay(1_000)
    const times = [from, ...guests.placed.map(({ at }) => at).filter((at) => at >= from), performance.now()]
    const gaps = times.slice(1).map((at, index) => at - times[index]!)
    return { from, gapS: Math.max(...gaps) / 1000 }
  }
  async function measureGap(when: string, mostS: number, fault: () => Promise<void>): Promise<void> {
    const { gapS } = await during(fault)
    note(atMost(`without an order when ${when}`, gapS, mostS, ' s'))
  }

  const calmFrom = performance.now()
  const spread = await changeContent(shops, headers, { rounds: ROUNDS, soldOutBody })
  const calmTo = performance.now()
  await delay(2 * SOON_MS)
  const events = guests.placed
    .filter(({ at }) => at >= calmFrom && at < calmTo)
    .flatMap(({ id, at }) => screens.map(({ heard }) => Math.max(0, (heard.get(id) ?? Infinity) - at)))
  note(exactly('calls refused in calm', unclear(attempts(calmFrom, calmTo), [200, 401]), 'none'))
  note(within('a change of the menu is at the other servers', spread.changes))
  note(within('a live event is at every server', events))
  note(
    exactly(
      `orders of a dish taken after it was sold out, of ${spread.takenThough + spread.refused}`,
      spread.takenThough,
      0,
    ),
  )

  const failFrom = performance.now()
  await measureGap('the leader is killed', 40, async () => {
    const leader = await findLeader(cluster)
    leader.kill()
    await untilOther(cluster, leader.name)
    leader.start()
  })
  await measureGap('the leader is cut off', 40, async () => {
    const leader = await findLeader(cluster)
    leader.cut()
    await delay(CUT_MS)
    leader.heal()
  })
  await measureGap('the leader stands still', 40, async () => {
    const leader = await findLeader(cluster)
    leader.freeze()
    await delay(CUT_MS)
    leader.thaw()
  })
  await measureGap('PgBouncer is killed and started', 10, async () => {
    await cluster.stopPgbouncer()
    await delay(SOON_MS)
    cluster.startPgbouncer()
  })
  note(
    exactly(
      `calls without a clear answer meanwhile, of ${attempts(failFrom).length}`,
      unclear(attempts(failFrom), [200, 401, 503]),
      'none',
    ),
  )
  const pagesRead = pages.attempts.filter(({ at }) => at >= failFrom)
  note(
    exactly(`pages of the menu refused meanwhile, of ${pagesRead.length}`, unclear(pagesRead, [200]), 'none'),
  )

  await measureGap('a server is killed', 3, async () => {
    await shops[0]!.kill()
    await delay(3 * SOON_MS)
    await shops[0]!.start()
  })
  const rolling = await during(async () => {
    for (const shop of shops) {
      await shop.stop()
      await shop.start()
      await untilReady(shop)
      await delay(2 * SOON_MS)
    }
  })
  const rolled = attempts(rolling.from)
  note(
    exactly(
      `calls that failed while every server restarted, of ${rolled.length}`,
      unclear(rolled, [200, 401]),
      'none',
    ),
  )
  note(exactly('servers that still run', shops.filter((shop) => shop.isRunning()).length, shops.length))

  const unanswered = await guests.end()
  await Promise.all([pages.end(), reads.end()])
  await delay(2 * SOON_MS)
  const { db } = await openDatabase({ databaseUrl: cluster.databaseUrl, dataDir: demo.dataDir })
  await checkOrders(note, db, guests.placed)
  await db.destroy()
  const published = await listPublications(cluster)
  const unpublished = spread.publications.filter((id) => !published.has(id)).length
  note(exactly(`publications lost, of ${spread.publications.length}`, unpublished, 0))
  const unheard = screens.map(
    ({ heard, readAnewAt }) =>
      guests.placed.filter(({ id, at }) => !heard.has(id) && at > readAnewAt()).length,
  )
  note(exactly('orders that the screens of the staff were not told of', unheard.join(', '), '0, 0, 0'))
  note(exactly('guests who were not answered', unanswered.join(', ') || 'none', 'none'))
  const longest = Math.max(...guests.placed.map(({ startedAt, at }) => at - startedAt)) / 1000
  note(atMost('the longest order, sent again and again', longest, 60, ' s'))

  for (const screen of screens) screen.end()
  await Promise.all(shops.map((shop) => shop.stop()))
  cluster.close()
  demo.remove()
}

/** Makes role and database, and fills it with the demo. */
async function fill(cluster: PatroniCluster, dataDir: string): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.adminUrl('postgres') })
  await admin.connect()
  const { password } = new URL(cluster.databaseUrl)
  await admin.query(`create role tischlein login password '${password}'`)
  await admin.query('create database tischlein owner tischlein')
  await admin.end()
  const { db } = await openDatabase({ databaseUrl: cluster.databaseUrl, dataDir }, (database) =>
    migrate(database.db, database.engine),
  )
  await db.destroy()
  await copyToPostgres(dataDir, cluster.adminUrl('tischlein'))
}

/** The servers start while no node of the database runs, and serve once the nodes have started. */
async function startBeforeDatabase(
  note: Note,
  cluster: PatroniCluster,
  shops: readonly Shop[],
): Promise<void> {
  for (const node of cluster.nodes) node.kill()
  const started = Promise.all(shops.map((shop) => shop.start()))
  await delay(3 * SOON_MS)
  for (const node of cluster.nodes) node.start()
  await findLeader(cluster)
  const from = performance.now()
  await started
  await Promise.all(shops.map(untilReady))
  note(
    atMost(
      'servers that were started before the database serve after',
      (performance.now() - from) / 1000,
      30,
      ' s',
    ),
  )
  await cluster.untilWhole()
}

async function listPublications({ databaseUrl }: PatroniCluster): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from publications')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}

async function untilOther(cluster: PatroniCluster, name: string): Promise<void> {
  for (let found = name; found === name; await delay(200)) found = (await cluster.leader())?.name ?? name
}

/** Answers that are none of these, or ask to come again without saying when; each kind once. */
function unclear(attempts: readonly Attempt[], statuses: readonly number[]): string {
  const isClear = ({ status, retryAfter }: Answer) =>
    statuses.includes(status) && (status !== 503 || retryAfter !== null)
  const kinds = new Map<string, number>()
  for (const { answer } of attempts.filter((attempt) => !isClear(attempt.answer))) {
    const kind = `${answer.status} ${answer.body.slice(0, 60).replaceAll(/\s+/g, ' ')}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none'
}

function within(what: string, times: readonly number[]) {
  const [median, most, worst] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)]
  return {
    ...atMost(`${what}, 99 of 100`, most, SOON_MS, ' ms'),
    seen: `${Math.round(most)} ms, ${Math.round(median)} in the median, ${Math.round(worst)} at worst, of ${times.length}`,
  }
}
