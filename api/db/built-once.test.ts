import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { insertAll, rowsOf } from './insert.ts'
import { builtOnce } from './built-once.ts'

async function openRuns() {
  const { db } = await createTestApp()
  const runs = ['a', 'b', 'c'].map((task, at) => ({ task, night: `2026-11-2${at}` }))
  await insertAll(db, [rowsOf('nightly_runs', [runs[0]!, ...runs.slice(1)])])
  const built: number[] = []
  type Wanted = { tasks: readonly string[]; since: string | undefined }
  const read = builtOnce((of, { tasks, since }: Wanted) => {
    built.push(tasks.length)
    const all = of.selectFrom('nightly_runs').select('task').where('task', 'in', tasks)
    const query = since === undefined ? all : all.where('night', '>=', since)
    return query.where('night', '<', '2026-11-22').orderBy('task')
  })
  const tasksOf = async (tasks: readonly string[], since?: string) =>
    (await read(db, { tasks, since })).map(({ task }) => task)
  return { db, built, read, tasksOf }
}

test('a query that was built for other values reads by those of the call', async () => {
  const { built, tasksOf } = await openRuns()
  expect(await tasksOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(await tasksOf(['b', 'c'])).toEqual(['b'])
  expect(built).toEqual([2])
})

test('another number of values, or a condition that is left out, is another query', async () => {
  const { built, tasksOf } = await openRuns()
  expect(await tasksOf(['a', 'b'], '2026-11-21')).toEqual(['b'])
  expect(await tasksOf(['a'], '2026-11-20')).toEqual(['a'])
  expect(await tasksOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(await tasksOf(['b', 'a'], '2026-11-20')).toEqual(['a', 'b'])
  expect(built).toEqual([2, 1, 2])
})

test('an empty value is a value', async () => {
  const { tasksOf } = await openRuns()
  expect(await tasksOf(['', 'a'])).toEqual(['a'])
  expect(await tasksOf(['a'], '')).toEqual(['a'])
})

test('a query reads in the transaction of its call', async () => {
  const { db, read } = await openRuns()
  const found = await db.transaction().execute(async (trx) => {
    await trx.updateTable('nightly_runs').set({ night: '2026-11-20' }).where('task', '=', 'c').execute()
    return read(trx, { tasks: ['c'], since: undefined })
  })
  expect(found).toEqual([{ task: 'c' }])
})
