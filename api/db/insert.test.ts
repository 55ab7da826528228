import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { preparedInsert } from './insert.ts'

const nightOf = (task: string, night = '2026-11-20') => ({ task, night })

test('each call writes its own rows, however many they are', async () => {
  const { db } = await createTestApp()
  const insert = preparedInsert('nightly_runs')
  await insert(db, [nightOf('a')])
  await insert(db, [nightOf('b'), nightOf('c')])
  await insert(db, [nightOf('d')])
  await insert(db, [nightOf('e', '2026-11-21'), nightOf('f')])
  const rows = await db.selectFrom('nightly_runs').selectAll().orderBy('task').execute()
  expect(rows).toMatchObject([
    nightOf('a'),
    nightOf('b'),
    nightOf('c'),
    nightOf('d'),
    nightOf('e', '2026-11-21'),
    nightOf('f'),
  ])
})

test('what follows the values counts for every call, and the answer tells how many rows were written', async () => {
  const { db } = await createTestApp()
  const insert = preparedInsert('nightly_runs', (query) =>
    query.onConflict((conflict) => conflict.doNothing()),
  )
  expect(await insert(db, [nightOf('a')])).toMatchObject({ numAffectedRows: 1n })
  expect(await insert(db, [nightOf('a')])).toMatchObject({ numAffectedRows: 0n })
})

test('a running number starts at one and never stands still', async () => {
  const { db } = await createTestApp()
  await db.deleteFrom('live_counter').execute()
  const take = preparedInsert('live_counter', (query) =>
    query
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ seq: eb('live_counter.seq', '+', 1) })),
      )
      .returning('seq'),
  )
  const next = async () => (await take(db, [{ id: 1, seq: 1 }])).rows[0]?.seq
  expect([await next(), await next(), await next()]).toEqual([1, 2, 3])
})

test('it writes into the transaction it is called in', async () => {
  const { db, deps } = await createTestApp()
  const insert = preparedInsert('nightly_runs')
  await insert(db, [nightOf('a')])
  const failed = deps.transact(async (trx) => {
    await insert(trx, [nightOf('b')])
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await db.selectFrom('nightly_runs').select('task').execute()).toEqual([{ task: 'a' }])
})
