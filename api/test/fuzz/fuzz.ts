import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { endpoints } from '#contract/index.ts'
import type { Engine } from '../../db/database.ts'
import type { DB } from '../../db/schema.ts'
import { columnsOf, tablesOf } from '../../db/tables-of.ts'
import { type Caller, callers, forEachCaller, mayCall, openSessions } from './callers.ts'
import { type HostileCall, hostileCall } from './hostile-call.ts'

/** What came back; `seconds` is what the call cost, however it is measured. */
export type Answer = { status: number; seconds: number }

export type FuzzedShop = {
  db: Kysely<DB>
  engine: Engine
  /** What the clock of the shop shows. */
  now: number
  tableToken: string
  send(call: HostileCall): Promise<Answer>
}

export type FuzzReport = {
  /** How many calls of callers who may make them were answered with 2xx. */
  done: Record<Caller, number>
  refused: number
  /** Calls answered with 500 and above, or not at all. */
  failed: string[]
  /** Calls that were not refused though the caller may not make them. */
  trespassed: string[]
  /** Tables that calls changed which nobody of their callers may make. */
  changed: string[]
  slow: string[]
}

/** How many calls of one endpoint follow each other: few, so that a short run reaches every endpoint. */
const ROUND = 2
const MAX_SECONDS = 1
/** A busy machine makes any call slow; one that is slow by itself is slow each time, also alone at the end. */
const TRIES = 3
const SHOWN = 400

type Planned = HostileCall & { caller: Caller }

/**
 * Sends as many hostile calls as asked, always the same ones with the same seed on the same data: a third from callers
 * who may not make them, after which nothing in the database may be different, then the rest from callers who may.
 */
export async function fuzz(
  shop: FuzzedShop,
  { seed, calls, concurrency = 1 }: { seed: number; calls: number; concurrency?: number },
): Promise<FuzzReport> {
  const { db } = shop
  const sessions = await openSessions(db, shop.now, shop.tableToken)
  const ids = await idsIn(shop)
  const report: FuzzReport = {
    done: forEachCaller(() => 0),
    refused: 0,
    failed: [],
    trespassed: [],
    changed: [],
    slow: [],
  }

  const suspects: Planned[] = []

  async function make({ caller, ...call }: Planned): Promise<Answer> {
    const sent = { ...call, headers: { ...call.headers, ...sessions.headers[caller] } }
    const answer = await shop.send(sent)
    if (answer.status >= 500 || answer.status === 0)
      report.failed.push(`${answer.status}: ${shown({ ...call, caller })}`)
    return answer
  }

  async function makeTimed(call: Planned): Promise<Answer> {
    const answer = await make(call)
    if (answer.seconds > MAX_SECONDS) suspects.push(call)
    return answer
  }

  const refused = Math.floor(calls / 3)
  const before = await digests(shop)
  await runConcurrently(concurrency, plan({ seed, ids, count: refused, allowed: false }), async (call) => {
    const { status } = await makeTimed(call)
    if (status >= 200 && status < 400) report.trespassed.push(`${status}: ${shown(call)}`)
    else report.refused++
  })
  const after = await digests(shop)
  report.changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name))

  let made = 0
  await runConcurrently(
    concurrency,
    plan({ seed, ids, count: calls - refused, allowed: true }),
    async (call) => {
      if (made++ % 100 === 0) await sessions.reopen()
      const { status } = await makeTimed(call)
      if (status >= 200 && status < 300) report.done[call.caller]++
    },
  )

  for (const call of suspects) {
    let fastest = Infinity
    for (let tries = 0; tries < TRIES && fastest > MAX_SECONDS; tries++)
      fastest = Math.min(fastest, (await make(call)).seconds)
    if (fastest > MAX_SECONDS) report.slow.push(`${fastest.toFixed(1)} s: ${shown(call)}`)
  }
  return report
}

type Plan = { seed: number; ids: readonly string[]; count: number; allowed: boolean }

function* plan({ seed, ids, count, allowed }: Plan): Generator<Planned> {
  const kinds = endpoints.flatMap(({ endpoint }) => {
    const who = callers.filter((caller) => mayCall(endpoint, caller) === allowed)
    if (who.length === 0) return []
    const call = fc.record({ caller: fc.constantFrom(...who), call: hostileCall(endpoint, ids) })
    return [{ call, runs: endpoint.stream ? 1 : ROUND }]
  })
  let left = count
  for (let round = 0; left > 0; round++)
    for (const [at, { call, runs }] of kinds.entries())
      for (const { caller, call: planned } of fc.sample(call, {
        seed: seed + round * kinds.length + at,
        numRuns: runs,
      })) {
        if (!allowed && reachesAllowed(planned, caller)) continue
        if (left-- <= 0) return
        yield { ...planned, caller }
      }
}

const routes = endpoints.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]*')}/?$`),
}))

/** Whether a call with an odd path or method arrives at an endpoint that its caller may use. */
function reachesAllowed({ method, path }: HostileCall, caller: Caller): boolean {
  const { pathname } = new URL(path, 'http://shop.test')
  const asked = method === 'HEAD' ? 'GET' : method
  return routes.some(
    ({ endpoint, pattern }) =>
      endpoint.method === asked && pattern.test(pathname) && mayCall(endpoint, caller),
  )
}

async function runConcurrently<T>(
  concurrency: number,
  work: Generator<T>,
  each: (one: T) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const one of work) await each(one)
    }),
  )
}

const NAMES: readonly string[] = ['id', 'code', 'slug', 'key', 'kind']
const isName = (column: string): boolean => NAMES.includes(column)
const OF_EACH = 3

/** Identifiers of everything that exists, a few of each kind. */
async function idsIn({ db, engine }: FuzzedShop): Promise<string[]> {
  const found = new Set(['menu', 'main', 'de', 'en', 'delivery', 'takeaway', 'margherita'])
  for (const name of await tablesOf(db, engine))
    for (const column of (await columnsOf(db, engine, name)).filter(isName)) {
      const { rows } = await sql<{ value: unknown }>`
        select ${sql.ref(column)} as value from ${sql.table(name)} order by 1 limit ${OF_EACH}`.execute(db)
      for (const { value } of rows) if (typeof value === 'string' && value !== '') found.add(value)
    }
  // Nobody changes the people who call.
  return [...found].filter((id) => !id.startsWith('fuzz-'))
}

/** A digest of every table. */
async function digests({ db, engine }: FuzzedShop): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of await tablesOf(db, engine)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    found.set(name, createHash('sha256').update(lines.join('\n')).digest('hex'))
  }
  return found
}

function shown({ caller, method, path, headers, body }: Planned): string {
  const sent = typeof body === 'string' ? body : body === null ? '' : `<${Buffer.from(body).toString('hex')}>`
  return `${caller} ${method} ${path} ${JSON.stringify(headers)} ${sent}`.slice(0, SHOWN)
}
