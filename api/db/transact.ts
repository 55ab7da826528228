import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './schema.ts'

/** Runs `work` in a transaction and answers once it is committed, durably. What it throws rolls it back and is thrown. */
export type Transact = <T>(work: (trx: Transaction<DB>) => Promise<T>) => Promise<T>

/** The most transactions that share one commit; another process that wants to write does not wait longer than that. */
const MOST = 16

const SAVEPOINT = CompiledQuery.raw('savepoint member')
const ROLLBACK = CompiledQuery.raw('rollback to member')
const RELEASE = CompiledQuery.raw('release member')

type Member = {
  /** Runs the work and answers a function that reports its result, to be called after the commit. */
  run(trx: Transaction<DB>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * PostgreSQL shares the cost of a durable commit among its connections. SQLite has one connection: there transactions
 * that are requested in the same turn of the event loop run one after the other, each in a savepoint, and share a
 * commit.
 */
export function createTransact({ db, engine }: Omit<Database, 'pool'>): Transact {
  if (engine === 'postgres') return (work) => db.transaction().execute(work)
  let waiting: Member[] = []
  let isBusy = false

  return (work) =>
    new Promise((resolve, reject) => {
      const run = async (trx: Transaction<DB>) => {
        const result = await work(trx)
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (!isBusy) void commitWaiting()
    })

  async function commitWaiting(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      await nextTurn()
      const members = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await commitTogether(db, members)
    }
    isBusy = false
  }
}

async function commitTogether(db: Kysely<DB>, members: readonly Member[]): Promise<void> {
  const [first] = members
  try {
    const confirm = await db
      .transaction()
      .execute((trx) => (members.length === 1 ? first!.run(trx) : runEach(trx, members)))
    confirm()
  } catch (error) {
    for (const { reject } of members) reject(error)
  }
}

async function runEach(trx: Transaction<DB>, members: readonly Member[]): Promise<() => void> {
  const results: (() => void)[] = []
  for (const { run, reject } of members) {
    await trx.executeQuery(SAVEPOINT)
    try {
      results.push(await run(trx))
    } catch (error) {
      await trx.executeQuery(ROLLBACK)
      results.push(() => reject(error))
    }
    await trx.executeQuery(RELEASE)
  }
  return () => results.forEach((confirm) => confirm())
}
