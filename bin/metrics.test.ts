import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { giveReceiptNumbers } from '#api/orders/index.ts'
import { createTestApp } from '../api/test/app.ts'
import { createTestShop, placeOrderBody } from '../api/test/shop.ts'
import type { Deps } from '#api/context.ts'
import { createAdmission } from './admission.ts'
import { answerMetrics } from './answer-metrics.ts'
import { createServerMetrics, routeOf } from './metrics.ts'

const metricsOf = (deps: Deps) => createServerMetrics(deps, createAdmission().state)

test.each([
  ['/', 'page'],
  ['/menu?lang=de', 'page'],
  ['/apiary', 'page'],
  ['/b/nord', 'page'],
  ['/api/settings', 'api'],
  ['/b/nord/api/settings?x=/live', 'api'],
  ['/api/staff/orders', 'api-staff'],
  ['/api/orders/s3cret/live', 'live'],
  ['/backoffice/orders', 'backoffice'],
  ['/backoffice/assets/a.js', 'asset'],
  ['/assets/a.js', 'asset'],
  ['/media/a.avif', 'media'],
  ['/readyz', 'probe'],
])('the kind of %s is %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})

test('requests are counted by the kind of their path and their status, and timed', async () => {
  const { deps } = await createTestApp()
  const metrics = metricsOf(deps)
  const server = createServer((request, response) => {
    const isCached = request.url === '/cached'
    if (!isCached) metrics.watch(request, response)
    response.writeHead(request.url === '/gone' ? 404 : 200).end()
    if (isCached) metrics.count('page', response.statusCode)
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/cached', '/menu', '/gone', '/api/orders/s3cret/live', '/b/nord/api/settings'])
    await (await fetch(url + path)).arrayBuffer()
  await vi.waitFor(async () =>
    expect(await metrics.text()).toContain('http_requests_total{route="api",status="200"} 1\n'),
  )
  const text = await metrics.text()
  for (const line of [
    'http_requests_total{route="page",status="200"} 2',
    'http_requests_total{route="page",status="404"} 1',
    'http_requests_total{route="live",status="200"} 1',
    'http_request_duration_seconds_bucket{le="+Inf",route="api"} 1',
    'http_request_duration_seconds_bucket{le="10",route="page"} 3',
    'http_request_duration_seconds_count{route="page"} 3',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/s3cret|nord/)
  expect(text).not.toContain('duration_seconds_count{route="live"}')
})

test('orders, waiting mails, places, memory and the lag of the event loop stand in the text of Prometheus', async () => {
  const { deps, db, post, setClock } = await createTestShop()
  const metrics = metricsOf(deps)
  expect(await metrics.text()).toMatch(/^tischlein_orders_placed_total 0$/m)
  expect(await metrics.text()).toMatch(/^tischlein_outbox_oldest_seconds 0$/m)
  await post('/checkout/v2', placeOrderBody())
  await giveReceiptNumbers(deps)
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(0)
  setClock('2026-11-20T18:01:30.000Z')
  const text = await metrics.text()
  for (const line of [
    'tischlein_orders_placed_total 1',
    'tischlein_orders_total{way="takeaway",status="pending_approval"} 1',
    `tischlein_outbox_waiting ${count}`,
    'tischlein_outbox_oldest_seconds 90',
    'tischlein_slots{kind="orders",state="used"} 0',
    'tischlein_slots{kind="orders",state="left"} 16',
    'tischlein_slots{kind="guest_streams",state="left"} 1000',
    'tischlein_requests_waiting{kind="others"} 0',
  ])
    expect(text.split('\n')).toContain(line)
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
})

test('a request in hand and one that waits are seen, and the streams that are open', async () => {
  const { deps } = await createTestApp()
  const admission = createAdmission({ nextTurn: (work) => work() })
  const { text } = createServerMetrics(deps, admission.state)
  const job = { rank: 'other' as const, start: () => {}, refuse: () => {}, isGone: () => false }
  for (let jobs = 0; jobs < 5; jobs++) admission.admit(job)
  const holder = { memberId: 'mina', address: undefined, session: undefined }
  const leave = await deps.live.listen({ branchIds: null }, undefined, {
    holder,
    receive: () => {},
    end: () => {},
    onHeartbeat: async () => {},
  })
  onTestFinished(leave)
  const lines = (await text()).split('\n')
  expect(lines).toContain('tischlein_slots{kind="others",state="used"} 4')
  expect(lines).toContain('tischlein_slots{kind="others",state="left"} 0')
  expect(lines).toContain('tischlein_requests_waiting{kind="others"} 1')
  expect(lines).toContain('tischlein_slots{kind="staff_streams",state="used"} 1')
})

test('without its store the process still tells of itself, and nothing old of the store', async () => {
  const { deps, logged } = await createTestApp()
  let isAway = false
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('store is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { text } = metricsOf({ ...deps, db })
  expect(await text()).toMatch(/^tischlein_outbox_waiting 0$/m)
  isAway = true
  const told = await text()
  expect(told).toMatch(/^process_resident_memory_bytes/m)
  expect(told).not.toMatch(/^tischlein_(?:outbox|orders_placed)\w* /m)
  expect(logged.join('')).toContain('store is away')
})

test.each([
  ['127.0.0.1', {}, 200],
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['203.0.113.7', {}, 404],
  ['203.0.113.7', { authorization: 'Bearer wrong-wrong-wrong' }, 404],
  ['203.0.113.7', { authorization: 'Bearer right-right-right' }, 200],
])('a scrape from %s with %j is answered %i', async (remoteAddress, headers, status) => {
  const metrics = { text: async () => 'up 1\n' }
  const request = new Request('http://shop.test/metrics', { headers })
  const options = { remoteAddress, token: 'right-right-right' }
  const response = await answerMetrics(metrics, request, options)
  expect(response.status).toBe(status)
  const withoutToken = { remoteAddress, token: undefined }
  const same = await answerMetrics(metrics, request, withoutToken)
  expect(same.status).toBe('authorization' in headers ? 404 : status)
})
