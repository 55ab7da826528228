import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { afterCommit, systemContext, transaction } from '../context.ts'
import { createTestApp } from '../test/app.ts'
import { bumpContentVersion, readContentVersion } from './content-version.ts'

const addNight = (task: string) => ({ task, night: '2026-11-20' })

test('simultaneous transactions, more than share a commit, are each written once', async () => {
  const { db, deps } = await createTestApp()
  const before = await readContentVersion(db)
  await Promise.all(Array.from({ length: 50 }, () => deps.transact(bumpContentVersion)))
  expect(await readContentVersion(db)).toBe(before + 50)
})

test('transactions that come turn by turn share a commit', async () => {
  const { db, deps } = await createTestApp()
  const begun = vi.spyOn(db, 'transaction')
  const written: Promise<void>[] = []
  function add(left: number): void {
    if (left > 0) setImmediate(add, left - 1)
    written.push(deps.transact(bumpContentVersion, { isShared: true }))
  }
  add(4)
  await vi.waitFor(() => expect(written).toHaveLength(5))
  await Promise.all(written)
  expect(begun).toHaveBeenCalledTimes(1)
})

test('a transaction that fails among them is rolled back and the others are committed', async () => {
  const { db, deps } = await createTestApp()
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((task) =>
      deps.transact(async (trx) => {
        await trx.insertInto('nightly_runs').values(addNight(task)).execute()
        if (task === 'b') throw new Error('refused')
        return task
      }),
    ),
  )
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'fulfilled', value: 'c' },
  ])
  const rows = await db.selectFrom('nightly_runs').select('task').orderBy('task').execute()
  expect(rows.map(({ task }) => task)).toEqual(['a', 'c'])
})

test('of transactions that share a commit, one that the database refuses is rolled back and the others are committed', async () => {
  const { db, deps } = await createTestApp()
  await db.insertInto('nightly_runs').values(addNight('twice')).execute()
  const outcomes = await Promise.allSettled(
    ['a', 'twice', 'c'].map((task) =>
      deps.transact(
        async (trx) => {
          await trx.insertInto('nightly_runs').values(addNight(task)).execute()
          return task
        },
        { isShared: true },
      ),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const rows = await db.selectFrom('nightly_runs').select('task').orderBy('task').execute()
  expect(rows.map(({ task }) => task)).toEqual(['a', 'c', 'twice'])
})

test('what a shared transaction plans for after its commit happens once, although it ran again', async () => {
  const { deps } = await createTestApp()
  const done: string[] = []
  const plan = (name: string) =>
    transaction(
      systemContext(deps),
      async (ctx) => {
        afterCommit(ctx, () => done.push(name))
        await bumpContentVersion(ctx.db)
        if (name === 'refused') throw new Error(name)
      },
      { isShared: true },
    )
  await Promise.allSettled(['a', 'refused', 'c'].map(plan))
  expect(done.toSorted()).toEqual(['a', 'c'])
})

test('each transaction sees the writes of those before it', async () => {
  const { deps } = await createTestApp()
  const seen = await Promise.all(
    [1, 2, 3].map(() =>
      deps.transact(async (trx) => {
        await bumpContentVersion(trx)
        return readContentVersion(trx)
      }),
    ),
  )
  const first = Math.min(...seen)
  expect(seen.toSorted((a, b) => a - b)).toEqual([first, first + 1, first + 2])
})

test('a failed commit rejects every transaction that shared it, and the next ones succeed', async () => {
  const { db, deps } = await createTestApp()
  if (deps.engine === 'sqlite') await sql`create table kept (id text primary key) strict`.execute(db)
  else await sql`create table kept (id text primary key)`.execute(db)
  await sql`create table broken (kept_id text references kept (id) deferrable initially deferred)`.execute(db)
  const orphan = deps.transact((trx) => sql`insert into broken (kept_id) values ('nobody')`.execute(trx))
  await expect(orphan).rejects.toThrow(/foreign key/i)
  await expect(
    deps.transact((trx) => sql`insert into kept (id) values ('one')`.execute(trx)),
  ).resolves.toBeDefined()
  expect((await sql`select * from broken`.execute(db)).rows).toEqual([])
})

test('a nested transaction is refused at once instead of waiting for itself', async () => {
  const { deps } = await createTestApp()
  const inner = transaction(systemContext(deps), (ctx) =>
    transaction(ctx, ({ db }) => bumpContentVersion(db)),
  )
  await expect(inner).rejects.toThrow('has begun already')
})
