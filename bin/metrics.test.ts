import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { giveReceiptNumbers } from '#api/orders/index.ts'
import { createTestApp } from '../api/test/app.ts'
import { createTestShop, placeOrderBody } from '../api/test/shop.ts'
import { answerMetrics } from './answer-metrics.ts'
import { createMetrics } from './metrics.ts'

test('requests are counted by the kind of their path and their status, and timed', async () => {
  const { deps } = await createTestApp()
  const metrics = createMetrics(deps)
  const server = createServer((request, response) => {
    metrics.watch(request, response)
    response.writeHead(request.url === '/gone' ? 404 : 200).end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const paths = [
    '/menu?lang=de',
    '/gone',
    '/api/orders/s3cret',
    '/b/nord/api/settings',
    '/api/orders/s3cret/live',
  ]
  for (const path of [...paths, '/backoffice/orders', '/media/a.avif', '/assets/a.js', '/api/staff/orders'])
    await (await fetch(url + path)).arrayBuffer()
  await vi.waitFor(async () =>
    expect(await metrics.text()).toContain('http_requests_total{route="api-staff",status="200"} 1\n'),
  )
  const text = await metrics.text()
  for (const line of [
    'http_requests_total{route="page",status="200"} 1',
    'http_requests_total{route="page",status="404"} 1',
    'http_requests_total{route="api",status="200"} 2',
    'http_requests_total{route="live",status="200"} 1',
    'http_requests_total{route="backoffice",status="200"} 1',
    'http_request_duration_seconds_bucket{route="api",le="+Inf"} 2',
    'http_request_duration_seconds_count{route="page"} 2',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/s3cret|nord/)
  expect(text).not.toContain('duration_seconds_count{route="live"}')
})

test('orders, waiting mails, memory and the lag of the event loop stand in the text of Prometheus', async () => {
  const { deps, db, post } = await createTestShop()
  const metrics = createMetrics(deps)
  expect(await metrics.text()).toMatch(/^tischlein_orders_placed_total 0$/m)
  await post('/checkout/v2', placeOrderBody())
  await giveReceiptNumbers(deps)
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(0)
  const text = await metrics.text()
  expect(text).toMatch(/^tischlein_orders_placed_total 1$/m)
  expect(text).toMatch(new RegExp(`^tischlein_outbox_waiting ${count}$`, 'm'))
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m)
  const line = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([])
})

test('without its store the process still tells of itself', async () => {
  const { deps, logged } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: () => {
      throw new Error('store is away')
    },
    transformResult: async ({ result }) => result,
  })
  expect(await createMetrics({ ...deps, db }).text()).toMatch(/^process_resident_memory_bytes/m)
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
  const { deps } = await createTestApp()
  const request = new Request('http://shop.test/metrics', { headers })
  const options = { remoteAddress, token: 'right-right-right' }
  const response = await answerMetrics(createMetrics(deps), request, options)
  expect(response.status).toBe(status)
  const withoutToken = { remoteAddress, token: undefined }
  const same = await answerMetrics(createMetrics(deps), request, withoutToken)
  expect(same.status).toBe('authorization' in headers ? 404 : status)
})
