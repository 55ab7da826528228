import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './schema.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/**
 * Runs `work` in a transaction and answers once it is committed, durably. What it throws rolls it back and is thrown. With
 * `isShared` it may run twice, the first time beside others in one transaction.
 */
export type Transact = <T>(
  work: (trx: Transaction<DB>) => Promise<T>,
  options?: { isShared?: boolean },
) => Promise<T>

/** The most transactions that share one commit; another process that wants to write does not wait longer than that. */
const MOST = 16
const ONE_CONNECTION = 1
/** While one group waits for the disk, the next one is written. */
const SHARING_CONNECTIONS = 2

const SAVEPOINT = CompiledQuery.raw('savepoint member')
const ROLLBACK = CompiledQuery.raw('rollback to member')
const RELEASE = CompiledQuery.raw('release member')

type Member = {
  /** Runs the work and answers a function that reports its result, to be called after the commit. */
  run(trx: Transaction<DB>): Promise<() => void>
  reject(error: unknown): void
}

/**
 * Transactions that are requested in turns of the event loop that follow each other share a commit: on SQLite all of them,
 * which has one connection that writes, on PostgreSQL those that are marked as shared.
 */
export function createTransact({ db, engine }: Omit<Database, 'pool'>): Transact {
  if (engine === 'sqlite') return createGroups((members) => commitInTurns(db, members), ONE_CONNECTION)
  const shared = createGroups((members) => commitAtOnce(db, members), SHARING_CONNECTIONS)
  return (work, { isShared = false } = {}) => (isShared ? shared(work) : db.transaction().execute(work))
}

/**
 * Gathers transactions for as long as each turn of the event loop brings more, and while as many groups as are allowed at a
 * time are being committed.
 */
function createGroups(commit: (members: readonly Member[]) => Promise<void>, most: number): Transact {
  let waiting: Member[] = []
  let running = 0

  return (work) =>
    new Promise((resolve, reject) => {
      const run = async (trx: Transaction<DB>) => {
        const result = await work(trx)
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (running < most) void commitWaiting()
    })

  async function commitWaiting(): Promise<void> {
    running++
    await gather()
    while (waiting.length > 0) {
      const members = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await commit(members)
      await gather()
    }
    running--
  }

  /** Those that were answered by the last commit come back turn by turn: half of a group would cost a commit as well. */
  async function gather(): Promise<void> {
    for (let known = -1; known < waiting.length && waiting.length < MOST;) {
      known = waiting.length
      await nextTurn()
    }
  }
}

async function commitInTurns(db: Kysely<DB>, members: readonly Member[]): Promise<void> {
  try {
    const confirm = await db
      .transaction()
      .execute((trx) => (members.length === 1 ? members[0]!.run(trx) : runEach(trx, members)))
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

/**
 * Runs the members side by side, without savepoints, so that what they send leaves together. When one of them fails,
 * nothing of the others is written either: each then runs again in a transaction of its own.
 */
async function commitAtOnce(db: Kysely<DB>, members: readonly Member[]): Promise<void> {
  try {
    const confirmations = await db.transaction().execute(async (trx) => {
      const results = await Promise.allSettled(members.map(({ run }) => run(trx)))
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason
        return result.value
      })
    })
    for (const confirm of confirmations) confirm()
  } catch (error) {
    // After a connection is lost nobody knows whether they are written.
    if (members.length === 1 || error instanceof StoreUnavailable)
      for (const { reject } of members) reject(error)
    else await Promise.all(members.map((member) => commitAtOnce(db, [member])))
  }
}
