import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { PoolState } from './measure-pool.ts'
import { isUnavailable, retryWhileUnavailable, StoreUnavailable } from './store-unavailable.ts'

const INT8_OID = 20
const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** How long a query waits for a server that restarts before it gives up. */
const RECONNECT_MS = 3_000
const KEEP_ALIVE_MS = 10_000

export type PostgresOptions = {
  /** Called for each connection that is lost, in use or not. */
  onLost?: ((error: Error) => void) | undefined
  /** How long a statement may stay without an answer before its connection counts as lost; for ever without it. */
  answerWithinMs?: number | undefined
}

/**
 * Opens a pool on PostgreSQL. Integers come back as numbers, as on SQLite. A lost connection is replaced, as is one to a
 * server that only reads; its running query throws `StoreUnavailable`.
 */
export function openPostgres(
  url: string,
  { onLost = () => {}, answerWithinMs }: PostgresOptions = {},
): { dialect: PostgresDialect; pool: () => PoolState } {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8_OID
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: true,
  })
  // A lost connection is an event besides the error of its query: without a listener it would end the process. The pool
  // only handles the events of idle clients.
  pool.on('error', onLost)
  const unanswered: Unanswered = new WeakMap()
  pool.on('connect', (client) => {
    client.on('error', onLost)
    if (answerWithinMs !== undefined) limitSilence(client, answerWithinMs, unanswered)
  })
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await retryWhileUnavailable(() => pool.connect(), { forMs: RECONNECT_MS })
        return adapt(client, unanswered)
      },
      end: () => pool.end(),
      options: pool.options,
    },
  })
  const state = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { dialect, pool: state }
}

/** How many statements of each connection have no answer yet. */
type Unanswered = WeakMap<pg.ClientBase, number>

/**
 * After a partition of the network, or a server that froze, nothing closes a connection: its statement would wait for
 * a quarter of an hour. The other way round, a server must not keep the locks of a process that is gone.
 */
function limitSilence(client: pg.ClientBase, ms: number, unanswered: Unanswered): void {
  client.query(`set idle_in_transaction_session_timeout = ${ms}`).catch(() => {})
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  if (!(stream instanceof Socket)) return
  stream.setTimeout(ms)
  stream.on('timeout', () => {
    if (unanswered.get(client))
      stream.destroy(Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' }))
  })
}

/** The prepared statements of each connection, by their text. */
const prepared = { writes: new Map<string, string>(), others: new Map<string, string>() }
const MAX_PREPARED = 100

/** A client as Kysely uses it, plus prepared statements and transactions without a message of their own to begin. */
function adapt(client: pg.PoolClient, unanswered: Unanswered): PostgresPoolClient {
  let isLost = false
  const run = async (text: string, values: readonly unknown[]) => {
    unanswered.set(client, (unanswered.get(client) ?? 0) + 1)
    try {
      const name = preparedName(text, values)
      sendTogether(client)
      const result = await client.query({ text, values: [...values], ...(name && { name }) })
      // Several statements in one text answer several results; the last one counts.
      return Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // The server may be a leader no more: the address leads to another one, but this connection does not.
      isLost = true
      throw new StoreUnavailable(error)
    } finally {
      unanswered.set(client, (unanswered.get(client) ?? 1) - 1)
    }
  }
  let begins = false
  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin') {
      // Sent with the next statement, which fails as well if this one fails.
      begins = true
      return Promise.resolve({ command: 'BEGIN', rowCount: 0, rows: [] })
    }
    if (!begins) return run(text, values)
    begins = false
    if (values.length === 0) return run(`begin; ${text}`, values)
    // A message with parameters holds one statement: this one is sent right before, and not awaited.
    run('begin', []).catch(() => {})
    return run(text, values)
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(isLost || destroy),
  }
}

/** What one turn of the event loop sends on a connection leaves in one packet: each costs a call of the system. */
function sendTogether(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * The name under which a statement is prepared, once per connection. Inserts have a quota of their own, so that those
 * of an order are always prepared; `select *` is never prepared, because a migration would invalidate it.
 */
function preparedName(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0 || /\b(?:select|returning) \*/.test(text)) return undefined
  const names = /^(?:insert|with) /.test(text) ? prepared.writes : prepared.others
  const known = names.get(text)
  if (known || names.size >= MAX_PREPARED) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
