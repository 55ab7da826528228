import { setTimeout as delay } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely'
import type { PoolState } from './measure-pool.ts'
import { createTurns } from './turns.ts'
import { isBusy, isUnavailable, StoreUnavailable } from './store-unavailable.ts'

/** How long a write waits, without blocking the process, while another program has locked the file. */
export const PATIENCE_MS = 3_000
/** The same once a write has waited in vain, until the next one succeeds: guests need not wait for what is known. */
const SHORT_PATIENCE_MS = 250
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 50

type Writer = SqliteDatabase & { hasTransaction(): boolean }
/** `writesUntil`: inside a transaction, how long its statements may wait for a lock. */
type Connection = DatabaseConnection & { writesUntil: number | undefined }

/**
 * The two connections behind Kysely's: writes take turns on one, reads outside of transactions use the other at once.
 * Without a `reader` they take turns too. A file that is locked, full or read-only is `StoreUnavailable`.
 */
export class SqliteConnections implements Driver {
  readonly #writer: Writer
  readonly #reader: SqliteDatabase | undefined
  readonly #turns = createTurns()
  readonly #patienceMs: number
  #isLocked = false

  constructor(writer: Writer, reader: SqliteDatabase | undefined, patienceMs: number) {
    this.#writer = writer
    this.#reader = reader
    this.#patienceMs = patienceMs
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<DatabaseConnection> {
    const connection: Connection = {
      writesUntil: undefined,
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(connection, query),
      streamQuery: () => {
        throw new Error('rows are read in portions, not streamed')
      },
    }
    return Promise.resolve(connection)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    connection.writesUntil = await this.#takeTurn()
    await this.#whileBusy(this.#writer, CompiledQuery.raw('begin'), connection.writesUntil)
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // SQLite has ended a transaction itself whose write failed.
    if (this.#writer.hasTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(connection: Connection): Promise<void> {
    if (connection.writesUntil !== undefined) this.#turns.release()
    connection.writesUntil = undefined
    return Promise.resolve()
  }

  /** The connection that writes: reads take no time that anybody could see. */
  pool(): PoolState {
    const { taken, waiting } = this.#turns.count()
    return { busy: taken, idle: 1 - taken, waiting }
  }

  destroy(): Promise<void> {
    this.#reader?.close()
    this.#writer.close()
    return Promise.resolve()
  }

  /** Answers how long the write may wait for a lock; waiting for its turn is part of it. */
  async #takeTurn(): Promise<number> {
    const until = performance.now() + (this.#isLocked ? SHORT_PATIENCE_MS : this.#patienceMs)
    await this.#turns.take()
    return until
  }

  async #execute<R>({ writesUntil }: Connection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (writesUntil !== undefined) {
      // The rest of an ended transaction must not be written by itself.
      if (!this.#writer.hasTransaction()) throw new StoreUnavailable(new Error('the transaction has ended'))
      return this.#whileBusy(this.#writer, query, writesUntil)
    }
    if (this.#reader && isRead(query))
      return this.#whileBusy(this.#reader, query, performance.now() + this.#patienceMs)
    const until = await this.#takeTurn()
    try {
      return await this.#whileBusy(this.#writer, query, until)
    } finally {
      this.#turns.release()
    }
  }

  /** Runs a statement at least once, and again while the file is locked: such a statement has changed nothing. */
  async #whileBusy<R>(
    database: SqliteDatabase,
    query: CompiledQuery,
    until: number,
  ): Promise<QueryResult<R>> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const result = run<R>(database, query)
        if (database === this.#writer) this.#isLocked = false
        return result
      } catch (error) {
        if (!isUnavailable(error)) throw error
        if (!isBusy(error)) throw new StoreUnavailable(error)
        if (performance.now() + pause > until) {
          if (database === this.#writer) this.#isLocked = true
          throw new StoreUnavailable(error)
        }
        await delay(pause)
      }
    }
  }
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

function run<R>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}
