import { describe, expect, test } from 'vitest'
import { getOrderByToken } from '#contract/orders.ts'
import { messages } from '#domain/messages.ts'
import { workAtMain } from '../test/branches.ts'
import { addGuest } from '../test/accounts.ts'
import { anotherProcess, openCounter } from '../test/counter.ts'
import { deliveryBody, fieldsOf, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const approve = { from: 'pending_approval', status: 'approved', minutes: 25 }
const reject = { from: 'pending_approval', status: 'rejected', reason: 'Der Ofen ist aus' }
const complete = { from: 'approved', status: 'completed' }

test('an approved order is expected after its minutes, for the counter and the guest', async () => {
  const { app, place, move } = await openCounter()
  const { id, token } = await place()
  const response = await move(id, approve)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    data: { status: 'approved', expectedAt: '2026-11-20T18:25:00.000Z' },
  })
  expect(await app.call(getOrderByToken, { params: { token } })).toMatchObject({
    status: 'approved',
    statusText: 'Bestätigt',
    expectedAt: '2026-11-20T18:25:00.000Z',
  })
})

test('an order for later keeps its time and needs no minutes', async () => {
  const { place, move } = await openCounter()
  const deliverDate = '2026-11-20T20:00:00.000Z'
  const { id } = await place(placeOrderBody({ deliverAt: 'later', deliverDate }))
  const response = await move(id, { from: 'pending_approval', status: 'approved' })
  expect(await response.json()).toMatchObject({ data: { expectedAt: deliverDate } })
})

test('a rejected order shows the guest the reason', async () => {
  const { app, place, move } = await openCounter()
  const { id, token } = await place()
  expect((await move(id, reject)).status).toBe(200)
  expect(await app.call(getOrderByToken, { params: { token } })).toMatchObject({
    status: 'rejected',
    rejectReason: 'Der Ofen ist aus',
    expectedAt: null,
  })
})

test('the log of changes says that there was a reason, but not which', async () => {
  const { app, place, move } = await openCounter()
  const { id } = await place()
  await move(id, reject)
  const log = app.db.selectFrom('staff_changes').select('after_json').where('kind', '=', 'order')
  expect(await log.execute()).toEqual([{ after_json: '{"status":"rejected","hasReason":true}' }])
})

test('the history names the member, the change, the time and the text', async () => {
  const { app, place, move, read } = await openCounter()
  const { id } = await place()
  app.setClock('2026-11-20T18:01:00.000Z')
  await move(id, approve)
  app.setClock('2026-11-20T18:20:00.000Z')
  await move(id, complete)
  expect((await read(id)).history).toEqual([
    {
      from: null,
      to: 'pending_approval',
      at: '2026-11-20T18:00:00.000Z',
      by: '',
      minutes: null,
      reason: null,
    },
    {
      from: 'pending_approval',
      to: 'approved',
      at: '2026-11-20T18:01:00.000Z',
      by: 'Mina',
      minutes: 25,
      reason: null,
    },
    {
      from: 'approved',
      to: 'completed',
      at: '2026-11-20T18:20:00.000Z',
      by: 'Mina',
      minutes: null,
      reason: null,
    },
  ])
  const stored = await app.db
    .selectFrom('order_status_changes')
    .innerJoin('staff_members', 'staff_members.id', 'order_status_changes.member_id')
    .select('email')
    .where('order_id', '=', id)
    .execute()
  expect(stored).toEqual([{ email: 'jo@example.org' }, { email: 'jo@example.org' }])
})

test('each change that concerns the guest is a mail in the language of the order', async () => {
  const { app, place, move } = await openCounter()
  const { id: first } = await place()
  const { id: second } = await place()
  await move(first, approve)
  await move(first, complete)
  await move(second, reject)
  const mails = await app.db
    .selectFrom('outbox')
    .select(['kind', 'payload_json', 'recipient', 'language'])
    .where('kind', '!=', 'order_received')
    .orderBy('id')
    .execute()
  expect(mails.map(({ payload_json, ...mail }) => ({ ...mail, ...JSON.parse(payload_json) }))).toEqual([
    {
      kind: 'order_approved',
      orderId: first,
      expectedAt: '2026-11-20T18:25:00.000Z',
      recipient: 'ada@example.org',
      language: 'de',
    },
    {
      kind: 'order_rejected',
      orderId: second,
      reason: 'Der Ofen ist aus',
      recipient: 'ada@example.org',
      language: 'de',
    },
  ])
})

describe('an invalid change is refused by field and changes nothing', () => {
  test.each([
    ['approving without minutes', { ...approve, minutes: undefined }, { minutes: [messages.minutesMissing] }],
    ['rejecting without a reason', { ...reject, reason: ' ' }, { reason: [messages.reasonMissing] }],
    ['completing before approving', { ...complete, from: 'pending_approval' }, { status: expect.anything() }],
    ['an unknown status', { ...approve, status: 'eaten' }, { status: expect.anything() }],
    ['no minutes at all', { ...approve, minutes: 0 }, { minutes: expect.anything() }],
    ['more than ten hours', { ...approve, minutes: 601 }, { minutes: expect.anything() }],
    ['without the status that the member saw', { ...approve, from: undefined }, { from: expect.anything() }],
  ])('%s', async (_, change, fields) => {
    const { place, move, read } = await openCounter()
    const { id } = await place()
    expect(await fieldsOf(await move(id, change))).toEqual(fields)
    expect(await read(id)).toMatchObject({ status: 'pending_approval', history: [expect.anything()] })
  })
})

test('a change that comes too late is answered with the current state, its author and its time', async () => {
  const { app, place, move } = await openCounter()
  const { id } = await place()
  await addStaff(app, 'li@example.org')
  const li = await signedIn(app, 'li@example.org')
  await move(id, approve)
  const late = await move(id, reject, li)
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'conflict',
    current: { status: 'approved', by: 'Mina', at: '2026-11-20T18:00:00.000Z' },
  })
})

test('of two simultaneous changes one wins, and its consequences happen once', async () => {
  const { app, place, move, read } = await openCounter()
  const other = await anotherProcess(app)
  const { id } = await place()
  await addStaff(app, 'li@example.org')
  const li = await signedIn(app, 'li@example.org')
  const answers = await Promise.all([
    move(id, approve),
    other.post(`/staff/orders/${id}/status`, { ...approve, minutes: 40 }, li),
    move(id, reject, li),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await read(id)).history).toHaveLength(2)
  const count = (table: 'outbox' | 'live_events') => app.db.selectFrom(table).selectAll().execute()
  expect(await count('live_events')).toHaveLength(2)
  expect(await count('outbox')).toHaveLength(2)
})

test('the same change sent again is answered and not applied twice', async () => {
  const { app, place, move, read } = await openCounter()
  const { id } = await place()
  const answers = await Promise.all([move(id, approve), move(id, approve)])
  answers.push(await move(id, approve))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(id)).history).toHaveLength(2)
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  expect((await move(id, { ...approve, minutes: 30 })).status).toBe(409)
})

test('a change that fails half way leaves nothing behind', async () => {
  const { app, place, move, read } = await openCounter()
  const { id } = await place()
  await app.db.schema.alterTable('live_events').renameTo('gone').execute()
  expect((await move(id, approve)).status).toBe(500)
  await app.db.schema.alterTable('gone').renameTo('live_events').execute()
  expect(await read(id)).toMatchObject({ status: 'pending_approval', history: [expect.anything()] })
  expect(await app.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'order_received' }])
  expect((await move(id, approve)).status).toBe(200)
})

test('changing an order requires staff signed in at its branch', async () => {
  const { app, place, move, read } = await openCounter()
  const { id } = await place(deliveryBody())
  expect((await move(id, approve, {})).status).toBe(401)
  await workAtMain(app)
  await app.db.updateTable('orders').set({ branch_id: 'elsewhere' }).where('id', '=', id).execute()
  expect((await move(id, approve)).status).toBe(404)
  await app.db.updateTable('orders').set({ branch_id: 'main' }).where('id', '=', id).execute()
  expect((await read(id)).status).toBe('pending_approval')
})

describe('points follow the order', () => {
  async function orderWithPoints() {
    const opened = await openCounter({ settings: { LOYALTY_SYSTEM: '1', LOYALTY_EARN_PERCENT: '10' } })
    const { app, place } = opened
    const userId = await addGuest(app, 'ada@example.org')
    const { id } = await place()
    await app.db.updateTable('orders').set({ user_id: userId }).where('id', '=', id).execute()
    const entry = {
      user_id: userId,
      order_id: null,
      order_code: null,
      created_at: '2026-11-20T17:00:00.000Z',
    }
    await app.db
      .insertInto('point_entries')
      .values([
        { ...entry, id: 'a', position: 1, kind: 'earned', amount_cents: 500, balance_after_cents: 500 },
        {
          ...entry,
          id: 'b',
          position: 2,
          kind: 'held',
          amount_cents: -300,
          balance_after_cents: 200,
          order_id: id,
        },
      ])
      .execute()
    const balance = async () => {
      const last = await app.db
        .selectFrom('point_entries')
        .select('balance_after_cents')
        .where('user_id', '=', userId)
        .orderBy('position', 'desc')
        .executeTakeFirst()
      return last?.balance_after_cents
    }
    return { ...opened, id, balance }
  }

  test('a completed order earns, once', async () => {
    const { move, id, balance } = await orderWithPoints()
    await move(id, approve)
    expect(await balance()).toBe(200)
    await Promise.all([move(id, complete), move(id, complete)])
    expect(await balance()).toBe(299)
    expect((await move(id, { from: 'completed', status: 'approved' })).status).toBe(422)
  })

  test.each([
    ['before', []],
    ['after', [approve]],
  ])('an order rejected %s it was approved gives back what it held, once', async (_, before) => {
    const { move, id, balance } = await orderWithPoints()
    for (const change of before) await move(id, change)
    const from = before.length > 0 ? 'approved' : 'pending_approval'
    await Promise.all([move(id, { ...reject, from }), move(id, { ...reject, from })])
    expect(await balance()).toBe(500)
  })
})

test('when the clock is set back between two changes, the later one counts', async () => {
  const { app, place, move, read } = await openCounter()
  const { id } = await place()
  await move(id, approve)
  app.setClock('2026-11-20T17:00:00.000Z')
  expect((await move(id, complete)).status).toBe(200)
  expect((await read(id)).history.map(({ to }) => to)).toEqual(['pending_approval', 'approved', 'completed'])
  // The same change, sent again because its answer was lost.
  expect((await move(id, complete)).status).toBe(200)
  expect((await move(id, { from: 'completed', status: 'approved' })).status).toBe(200)
})
