import { describe, expect, test } from 'vitest'
import { getOrderByToken } from '#contract/orders.ts'
import { messages } from '#domain/messages.ts'
import { workAtMain } from '../test/branches.ts'
import { anotherProcess, openCounter } from '../test/counter.ts'
import { fieldsOf, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { findApproval } from './order-history.ts'

const told = '2026-11-20T18:25:00.000Z'
const later = '2026-11-20T18:40:00.000Z'

async function openApproved(body?: object) {
  const counter = await openCounter()
  const { id, token } = await counter.place(body)
  await counter.move(id, { from: 'pending_approval', status: 'approved', minutes: 25 })
  const tell = (change: object, headers = counter.headers) =>
    counter.app.post(`/staff/orders/${id}/time`, change, headers)
  const mails = () =>
    counter.app.db
      .selectFrom('outbox')
      .select('payload_json')
      .where('kind', '=', 'order_time_changed')
      .execute()
  return { ...counter, id, token, tell, mails }
}

test('an approved order is told another time, to the counter, the guest and by mail', async () => {
  const { app, id, token, tell, mails } = await openApproved()
  app.setClock('2026-11-20T18:10:00.000Z')
  const response = await tell({ from: told, expectedAt: later })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ data: { status: 'approved', expectedAt: later } })
  expect(await app.call(getOrderByToken, { params: { token } })).toMatchObject({
    status: 'approved',
    expectedAt: later,
  })
  expect((await mails()).map(({ payload_json }) => JSON.parse(payload_json))).toEqual([
    { orderId: id, expectedAt: later },
  ])
})

test('the history says who has told another time, when and in how many minutes', async () => {
  const { app, id, read, tell } = await openApproved()
  app.setClock('2026-11-20T18:10:00.000Z')
  await tell({ from: told, expectedAt: later })
  expect((await read(id)).history.at(-1)).toEqual({
    from: 'approved',
    to: 'approved',
    at: '2026-11-20T18:10:00.000Z',
    by: 'Mina',
    minutes: 30,
    reason: null,
  })
})

test('the order is finished afterwards as any other', async () => {
  const { id, move, tell } = await openApproved()
  await tell({ from: told, expectedAt: later })
  expect((await move(id, { from: 'approved', status: 'completed' })).status).toBe(200)
})

test('when an order was approved is not changed by another time', async () => {
  const { app, id, tell } = await openApproved()
  app.setClock('2026-11-20T18:10:00.000Z')
  await tell({ from: told, expectedAt: later })
  expect(await findApproval(app, id)).toBe('2026-11-20T18:00:00.000Z')
})

test('the same time sent again is answered and told once', async () => {
  const { id, read, tell, mails } = await openApproved()
  const change = { from: told, expectedAt: later }
  const answers = await Promise.all([tell(change), tell(change)])
  answers.push(await tell(change), await tell({ from: later, expectedAt: later }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await read(id)).history).toHaveLength(3)
  expect(await mails()).toHaveLength(1)
})

test('of two times told at once one holds, and the other member is answered who told it', async () => {
  const { app, id, read, tell, mails } = await openApproved()
  const other = await anotherProcess(app)
  await addStaff(app, 'li@example.org')
  const li = await signedIn(app, 'li@example.org')
  const answers = await Promise.all([
    tell({ from: told, expectedAt: later }),
    other.post(`/staff/orders/${id}/time`, { from: told, expectedAt: '2026-11-20T19:00:00.000Z' }, li),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)!
  expect(await late.json()).toMatchObject({
    code: 'conflict',
    current: { status: 'approved', by: 'Mina', at: '2026-11-20T18:00:00.000Z' },
  })
  expect((await read(id)).history).toHaveLength(3)
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['waits for its approval', undefined],
  ['is finished', 'completed'],
] as const)('an order that %s is told no time', async (_, status) => {
  const { place, app, headers, move, read } = await openCounter()
  const { id } = await place()
  if (status) {
    await move(id, { from: 'pending_approval', status: 'approved', minutes: 25 })
    await move(id, { from: 'approved', status })
  }
  const before = await read(id)
  const change = { from: before.expectedAt, expectedAt: later }
  expect((await app.post(`/staff/orders/${id}/time`, change, headers)).status).toBe(409)
  expect(await read(id)).toEqual(before)
})

describe('a time that cannot be is refused by field and changes nothing', () => {
  const timed = placeOrderBody({ deliverAt: 'later', deliverDate: '2026-11-20T20:00:00.000Z' })
  test.each([
    ['that has passed', undefined, '2026-11-20T17:59:00.000Z', [messages.newTimeTooEarly]],
    ['before the one that was ordered', timed, '2026-11-20T19:55:00.000Z', [messages.newTimeTooEarly]],
    ['after ten hours', undefined, '2026-11-21T04:01:00.000Z', [messages.newTimeTooLate]],
    ['of no calendar', undefined, 'soon', expect.anything()],
  ])('%s', async (_, body, expectedAt, fields) => {
    const { id, read, tell, mails } = await openApproved(body)
    const before = await read(id)
    expect(await fieldsOf(await tell({ from: before.expectedAt, expectedAt }))).toEqual({
      expectedAt: fields,
    })
    expect(await read(id)).toEqual(before)
    expect(await mails()).toEqual([])
  })
})

test('a time that fails half way leaves nothing behind', async () => {
  const { app, id, read, tell, mails } = await openApproved()
  await app.db.schema.alterTable('live_events').renameTo('gone').execute()
  expect((await tell({ from: told, expectedAt: later })).status).toBe(500)
  await app.db.schema.alterTable('gone').renameTo('live_events').execute()
  expect(await read(id)).toMatchObject({ expectedAt: told, history: [expect.anything(), expect.anything()] })
  expect(await mails()).toEqual([])
})

test('telling another time requires staff signed in at its branch', async () => {
  const { app, id, tell } = await openApproved()
  expect((await tell({ from: told, expectedAt: later }, {})).status).toBe(401)
  await workAtMain(app)
  await app.db.updateTable('orders').set({ branch_id: 'elsewhere' }).where('id', '=', id).execute()
  expect((await tell({ from: told, expectedAt: later })).status).toBe(404)
})
