import { expect, test } from 'vitest'
import { openCounter } from '../test/counter.ts'
import { fieldsOf } from '../test/shop.ts'

const approve = { from: 'pending_approval', status: 'approved', minutes: 25 }
const complete = { from: 'approved', status: 'completed' }

test('what was finished by mistake is in the kitchen again for a minute, with both steps in the history and the log', async () => {
  const { app, place, move, read } = await openCounter()
  const back = { from: 'completed', status: 'approved' }
  const { id } = await place()
  expect(await (await move(id, approve)).json()).toMatchObject({ data: { canUndo: false } })
  expect((await move(id, { from: 'approved', status: 'pending_approval' })).status).toBe(422)
  expect(await (await move(id, complete)).json()).toMatchObject({ data: { canUndo: true } })
  const undone = (await (await move(id, back)).json()) as { data: { history: { to: string; by: string }[] } }
  expect(undone.data).toMatchObject({
    status: 'approved',
    expectedAt: '2026-11-20T18:25:00.000Z',
    canUndo: false,
  })
  expect(undone.data.history.map(({ to }) => to)).toEqual([
    'pending_approval',
    'approved',
    'completed',
    'approved',
  ])
  expect((await move(id, back)).status).toBe(200)
  const log = app.db
    .selectFrom('staff_changes')
    .select('after_json')
    .where('kind', '=', 'order')
    .orderBy('id')
  expect((await log.execute()).map(({ after_json }) => JSON.parse(after_json ?? ''))).toMatchObject([
    { status: 'approved' },
    { status: 'completed' },
    { status: 'approved' },
  ])
  expect((await move(id, complete)).status).toBe(200)
  app.setClock('2026-11-20T18:01:00.001Z')
  expect((await read(id)).canUndo).toBe(false)
  expect(await fieldsOf(await move(id, back))).toHaveProperty('status')
})
