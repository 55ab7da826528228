import { expect, onTestFinished, test, vi } from 'vitest'
import { type Ctx, systemContext, transaction } from '../../context.ts'
import type { TestApp } from '../../test/app.ts'
import { anotherProcess, openCounter, readStream, type Stream } from '../../test/counter.ts'
import { placeOrderBody } from '../../test/shop.ts'
import { addStaff, signedIn, workAt } from '../../test/staff.ts'
import { forgetLiveEvents, publishLiveEvent } from '../index.ts'
import { numberLiveEvents } from './number-live-events.ts'
import { MOST_LISTENERS } from './stream-limits.ts'

const approve = { from: 'pending_approval', status: 'approved', minutes: 25 }

async function openStreams() {
  const counter = await openCounter()
  const listen = async (path: string, headers: Record<string, string> = {}, app = counter.app) => {
    const response = await app.request(path, { headers })
    expect(response.status).toBe(200)
    return readStream(response)
  }
  return {
    ...counter,
    staff: (more: Record<string, string> = {}, app = counter.app) =>
      listen('/staff/live', { ...counter.headers, ...more }, app),
    guest: (token: string, more: Record<string, string> = {}) => listen(`/orders/${token}/live`, more),
  }
}
/** Another process that writes to the same database. */
const ctxOf = ({ deps }: TestApp): Ctx => systemContext(deps)
const ready = (stream: Stream) => stream.next()

test('the staff receives a new order and each of its changes', async () => {
  const { staff, place, move } = await openStreams()
  const stream = await staff()
  expect(await ready(stream)).toMatchObject({ id: '0', kind: 'ready' })
  const { id } = await place()
  expect(await stream.next()).toEqual({
    id: '1',
    kind: 'order.placed',
    orderId: id,
    at: '2026-11-20T18:00:00.000Z',
  })
  await move(id, approve)
  expect(await stream.next()).toMatchObject({ id: '2', kind: 'order.changed', orderId: id })
})

test('a guest receives the events of their own order and of no other', async () => {
  const { guest, place, move } = await openStreams()
  const [own, other] = [await place(), await place()]
  const stream = await guest(own.token)
  await ready(stream)
  await move(other.id, approve)
  await move(own.id, approve)
  expect(await stream.next()).toMatchObject({ id: '4', kind: 'order.changed', orderId: own.id })
})

test('members of one branch learn of what is published for all, and of no order elsewhere', async () => {
  const { app, staff, place } = await openStreams()
  await app.db
    .insertInto('branches')
    .values({ id: 'nord', slug: 'nord', name: 'Nord', position: 0 })
    .execute()
  await workAt(app, 'jo@example.org', ['nord'])
  const stream = await staff()
  await ready(stream)
  await place()
  const publish = () =>
    transaction(ctxOf(app), (ctx) => publishLiveEvent(ctx, { kind: 'content.published', orderId: null }))
  await publish()
  expect(await stream.next()).toMatchObject({ id: '2', kind: 'content.published' })
  await stream.leave()
  await publish()
  const again = await staff({ 'last-event-id': '2' })
  expect(await again.next()).toMatchObject({ id: '3', kind: 'content.published' })
})

test('a client that reconnects receives the missed events first, each once and in order', async () => {
  const { staff, place, move } = await openStreams()
  const first = await staff()
  await ready(first)
  const { id } = await place()
  const seen = await first.next()
  await first.leave()
  await move(id, approve)
  const { id: second } = await place()
  const again = await staff({ 'last-event-id': seen!.id })
  expect(await again.next()).toMatchObject({ id: '2', kind: 'order.changed', orderId: id })
  expect(await again.next()).toMatchObject({ id: '3', kind: 'order.placed', orderId: second })
  expect(await again.next()).toMatchObject({ id: '3', kind: 'ready' })
  const third = await place()
  expect(await again.next()).toMatchObject({ id: '4', orderId: third.id })
})

test.each([
  ['from a time that is swept away', '3'],
  ['from a number that was never given', '4000'],
])('a client that reconnects %s is told to reload', async (_, lastSeen) => {
  const { app, staff, place } = await openStreams()
  for (let order = 0; order < 6; order++) await place()
  await numberLiveEvents(app.deps)
  await app.db.deleteFrom('live_events').where('seq', '<', 6).execute()
  const stream = await staff({ 'last-event-id': lastSeen })
  expect(await stream.next()).toMatchObject({ id: '6', kind: 'missed' })
})

test('events of another process are delivered too', async () => {
  const { app, staff, place } = await openStreams()
  const other = await anotherProcess(app)
  const stream = await staff({}, other)
  await ready(stream)
  const { id } = await place()
  expect(await stream.next()).toMatchObject({ kind: 'order.placed', orderId: id })
})

test('an event that is rolled back is never delivered, and leaves no gap', async () => {
  const { app, staff, place } = await openStreams()
  const stream = await staff()
  await ready(stream)
  const refused = transaction(ctxOf(app), async (ctx) => {
    await publishLiveEvent(ctx, { kind: 'order.placed', orderId: 'never' })
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  const { id } = await place()
  expect(await stream.next()).toMatchObject({ id: '1', orderId: id })
})

test('events written at the same time are all delivered, in the order of their numbers', async () => {
  const { app, staff } = await openStreams()
  const streams = await Promise.all([staff(), staff({}, await anotherProcess(app))])
  await Promise.all(streams.map(ready))
  const names = Array.from({ length: 30 }, (_, index) => `order-${index}`)
  await Promise.all(
    names.map((orderId) =>
      transaction(ctxOf(app), (ctx) => publishLiveEvent(ctx, { kind: 'order.changed', orderId })),
    ),
  )
  for (const stream of streams) {
    const received = []
    for (const _ of names) received.push(await stream.next())
    expect(received.map((message) => Number(message?.id))).toEqual(names.map((_, index) => index + 1))
    expect(received.map((message) => message?.orderId).toSorted()).toEqual(names.toSorted())
  }
})

test('events of yesterday are deleted by the nightly job', async () => {
  const { app } = await openStreams()
  await app.db.insertInto('live_counter').values({ id: 1, seq: 2 }).execute()
  const old = { branch_id: 'main', kind: 'order.placed', order_id: null } as const
  await app.db
    .insertInto('live_events')
    .values([
      { ...old, id: 'a', seq: 1, happened_at: '2026-11-19T17:59:59.000Z' },
      { ...old, id: 'b', seq: null, happened_at: '2026-11-19T17:59:59.000Z' },
      { ...old, id: 'c', seq: 2, happened_at: '2026-11-20T17:00:00.000Z' },
    ])
    .execute()
  expect(await forgetLiveEvents(ctxOf(app))).toBe(2)
  const left = await app.db.selectFrom('live_events').select('seq').execute()
  expect(left.map(({ seq }) => seq)).toEqual([2])
  // Undelivered events are numbered before they are deleted, so that a client that reconnects learns that some are
  // missing.
  const counter = await app.db.selectFrom('live_counter').select('seq').executeTakeFirst()
  expect(counter).toEqual({ seq: 3 })
})

test('one order has a bounded number of listeners; one that disconnects frees its place', async () => {
  const { app, guest, place } = await openStreams()
  const { token } = await place()
  const streams = []
  for (let count = 0; count < MOST_LISTENERS.oneOrder; count++) streams.push(await guest(token))
  const refused = await app.request(`/orders/${token}/live`)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
  expect(refused.headers.get('retry-after')).toBe('60')
  await streams[0]!.leave()
  await ready(await guest(token))
})

test('one address cannot take the streams of all guests', async () => {
  const { app, guest, place } = await openStreams()
  const orders = await Promise.all(Array.from({ length: 11 }, () => place()))
  app.setAddress('203.0.113.7')
  for (let count = 0; count < MOST_LISTENERS.guestAddress; count++) await guest(orders[count % 10]!.token)
  const last = `/orders/${orders[10]!.token}/live`
  expect((await app.request(last)).status).toBe(429)
  app.setAddress('203.0.113.8')
  await ready(readStream(await app.request(last)))
})

test('one member cannot take the streams of all staff', async () => {
  const { app, headers, staff } = await openStreams()
  await addStaff(app, 'kim@example.org', 'kitchen')
  const kim = await signedIn(app, 'kim@example.org')
  for (let count = 0; count < MOST_LISTENERS.oneMember; count++) await staff()
  expect((await app.request('/staff/live', { headers })).status).toBe(429)
  await ready(await staff(kim))
})

test('signing out ends the streams of this session at once, and those of no other', async () => {
  const { app, headers, staff, place } = await openStreams()
  const [stream, other] = [await staff(), await staff(await signedIn(app, 'jo@example.org'))]
  await Promise.all([stream, other].map(ready))
  expect((await app.post('/staff/sign-out', {}, headers)).status).toBe(200)
  expect(await stream.next()).toBeUndefined()
  const { id } = await place()
  expect(await other.next()).toMatchObject({ kind: 'order.placed', orderId: id })
})

test.each([
  ['the session is over in another process', (app: TestApp) => app.db.deleteFrom('staff_sessions').execute()],
  [
    'the member works for one branch from now on',
    (app: TestApp) =>
      app.db
        .insertInto('branches')
        .values({ id: 'nord', slug: 'nord', name: 'Nord', position: 0 })
        .execute()
        .then(() => workAt(app, 'jo@example.org', ['nord'])),
  ],
  [
    'the member has another role',
    (app: TestApp) => app.db.updateTable('staff_members').set({ role: 'manager' }).execute(),
  ],
])('a stream ends at the next heartbeat when %s', async (_, change) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, staff } = await openStreams()
  const stream = await staff()
  await ready(stream)
  await change(app)
  vi.advanceTimersByTime(15_000)
  expect(await stream.next()).toBeUndefined()
})

test('a stream whose session counts outlives the heartbeat, and the session is not prolonged by it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, staff, place } = await openStreams()
  const stream = await staff()
  await ready(stream)
  app.setClock('2026-11-20T19:00:00.000Z')
  vi.advanceTimersByTime(15_000)
  const { id } = await place()
  expect(await stream.next()).toMatchObject({ orderId: id })
  const { expires_at } = await app.db
    .selectFrom('staff_sessions')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect(expires_at).toBe('2026-11-21T06:00:00.000Z')
})

test('a HEAD request is not counted as a listener', async () => {
  const { app, guest, place } = await openStreams()
  const { token } = await place()
  for (let count = 0; count <= MOST_LISTENERS.oneOrder; count++) {
    const head = await app.request(`/orders/${token}/live`, { method: 'HEAD' })
    expect(head.headers.get('content-type')).toMatch('text/event-stream')
  }
  await ready(await guest(token))
})

test('a server that closes ends its streams and accepts no new ones', async () => {
  const { app, headers, staff, place } = await openStreams()
  const stream = await staff()
  await ready(stream)
  app.deps.live.close()
  expect(await stream.next()).toBeUndefined()
  expect((await app.request('/staff/live', { headers })).status).toBe(503)
  await place(placeOrderBody())
})

test('a stream requires a session or the right link', async () => {
  const { app } = await openStreams()
  expect((await app.request('/staff/live')).status).toBe(401)
  expect((await app.request(`/orders/${'x'.repeat(32)}/live`)).status).toBe(404)
  expect((await app.request('/orders/x/live')).status).toBe(404)
})

test('a live stream is never cached or transformed by proxies', async () => {
  const { app, headers } = await openStreams()
  const response = await app.request('/staff/live', { headers })
  readStream(response)
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
})
