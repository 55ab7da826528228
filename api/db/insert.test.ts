import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { insertAll, rowsOf } from './insert.ts'

const nightOf = (task: string, night = '2026-11-20') => ({ task, night })
const secretOf = (name: string) => ({ name, value: `value of ${name}` })

test('each call writes its own rows, however many there are', async () => {
  const { db } = await createTestApp()
  await insertAll(db, [rowsOf('nightly_runs', [nightOf('a')])])
  await insertAll(db, [rowsOf('nightly_runs', [nightOf('b'), nightOf('c')])])
  await insertAll(db, [rowsOf('nightly_runs', [nightOf('d')])])
  await insertAll(db, [rowsOf('nightly_runs', [nightOf('e', '2026-11-21'), nightOf('f')])])
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

test('a value is written to its column in whatever order the columns of a row are given', async () => {
  const { db } = await createTestApp()
  await insertAll(db, [
    rowsOf('nightly_runs', [
      { task: 'a', night: '2026-11-20' },
      { night: '2026-11-21', task: 'b' },
    ]),
  ])
  const rows = await db.selectFrom('nightly_runs').selectAll().orderBy('task').execute()
  expect(rows).toMatchObject([nightOf('a'), nightOf('b', '2026-11-21')])
})

test('rows with different columns are refused before anything is written', () => {
  const rows = () => rowsOf('secrets', [secretOf('a'), { name: 'b' } as ReturnType<typeof secretOf>])
  expect(rows).toThrow('same columns: name, value')
})

test('rows of several tables are written together', async () => {
  const { db } = await createTestApp()
  await insertAll(db, [
    rowsOf('nightly_runs', [nightOf('a'), nightOf('b')]),
    rowsOf('secrets', [secretOf('one')]),
    rowsOf('nightly_runs', [nightOf('c')]),
  ])
  const tasks = await db.selectFrom('nightly_runs').select('task').orderBy('task').execute()
  expect(tasks.map(({ task }) => task)).toEqual(['a', 'b', 'c'])
  expect(await db.selectFrom('secrets').selectAll().where('name', '=', 'one').execute()).toEqual([
    secretOf('one'),
  ])
})

test('rows are written in the transaction in which they are inserted', async () => {
  const { db, deps } = await createTestApp()
  await insertAll(db, [rowsOf('nightly_runs', [nightOf('a')])])
  const failed = deps.transact(async (trx) => {
    await insertAll(trx, [rowsOf('nightly_runs', [nightOf('b')]), rowsOf('secrets', [secretOf('b')])])
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await db.selectFrom('nightly_runs').select('task').execute()).toEqual([{ task: 'a' }])
})
