import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { limitLoad, rankOf } from './overload.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['/api/checkout/v2', 'first'],
  ['/b/nord/api/checkout/quote', 'first'],
  ['/api/staff/orders?status=ready', 'first'],
  ['/api/payments/stripe/webhook', 'first'],
  ['/checkout', 'first'],
  ['/backoffice/', 'first'],
  ['/api/staff/live', 'live'],
  ['/api/orders/token/live?since=1', 'live'],
  ['/b/nord/api/orders/token/live', 'live'],
  ['/api/orders/token', 'first'],
  ['/', 'other'],
  ['/api/products/categories', 'other'],
  ['/checkout-tips', 'other'],
  ['/api/login', undefined],
  ['/api/staff/sign-in', undefined],
  ['/healthz', undefined],
  ['/readyz', undefined],
  ['/metrics', undefined],
  ['/assets/a.js', undefined],
  ['/media/x/400.avif', undefined],
  ['/backoffice/assets/a.js', undefined],
])('%s has the rank %s', (url, rank) => {
  expect(rankOf(url)).toBe(rank)
})

test('live streams that stay open take no places of orders', async () => {
  const admission = createAdmission()
  const url = await serve(
    limitLoad(
      (request, response) => {
        if (request.url === '/api/checkout/v2') response.end('placed')
        else response.writeHead(200).write(': open')
      },
      { admission },
    ),
  )
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      fetch(`${url}/api/orders/token-${at}/live?since=1`, { signal: leave.signal }),
    ),
  )
  expect(await (await fetch(`${url}/api/checkout/v2`)).text()).toBe('placed')
  expect(admission.state().first).toMatchObject({ running: 0, waiting: 0 })
})

test('behind a proxy, the callers of live streams take turns by their own addresses', async () => {
  const turns: (() => void)[] = []
  const admission = createAdmission({ nextTurn: (work) => void turns.push(work) })
  const opened: unknown[] = []
  const url = await serve(
    limitLoad(
      ({ headers }, response) => {
        opened.push(headers['x-forwarded-for'])
        response.end()
      },
      { admission, trustProxy: 1 },
    ),
  )
  const callers = ['203.0.113.7', '203.0.113.7', '203.0.113.8']
  const answers = []
  for (const [at, address] of callers.entries()) {
    answers.push(fetch(`${url}/api/orders/token/live`, { headers: { 'x-forwarded-for': address } }))
    await expect.poll(() => admission.state().live.waiting).toBe(at + 1)
  }
  while (turns.length > 0) turns.shift()!()
  await Promise.all(answers)
  expect(opened).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.7'])
})

test('an address that ends like that of a live stream takes a place until it is answered', async () => {
  const admission = createAdmission()
  const url = await serve(limitLoad(() => {}, { admission }))
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  for (let at = 0; at < 10; at++) void fetch(`${url}/${at}/live`, { signal: leave.signal }).catch(() => {})
  await expect.poll(() => admission.state().other).toMatchObject({ running: 4, waiting: 6 })
})

test('requests that are sent slowly take no places of orders, and are answered once they are whole', async () => {
  const admission = createAdmission()
  const shop = new Hono().post('*', async (c) => c.text(`took ${await c.req.text()}`))
  const listener = getRequestListener(shop.fetch)
  const url = await serve(limitLoad((request, response) => void listener(request, response), { admission }))
  const slow = await Promise.all(Array.from({ length: 40 }, () => sendHalf(url)))
  const order = await fetch(`${url}/api/checkout/v2`, { method: 'POST', body: 'a pizza' })
  expect(await order.text()).toBe('took a pizza')
  expect(admission.state().first).toMatchObject({ running: 0, waiting: 0 })
  expect(await Promise.all(slow.map((send) => send()))).toEqual(Array(40).fill('took half and half'))
})

/** Sends the head of a request and half of its body; answers a function that sends the rest and answers the reply. */
async function sendHalf(url: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(
    'POST /api/checkout/v2 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 13\r\n\r\nhalf',
  )
  await once(socket, 'connect')
  return async () => {
    socket.write(' and half')
    return (await text(socket)).split('\r\n\r\n')[1] ?? ''
  }
}

test('an overloaded server answers 503 with the time to try again, in the language of the caller, and signs of life at once', async () => {
  const url = await serve(
    limitLoad((request, response) => {
      if (request.url === '/healthz') response.end('ok')
    }),
  )
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const get = (path: string, language: string) =>
    fetch(url + path, { headers: { 'accept-language': language }, signal: leave.signal })
  // Nothing is ever finished: all places are taken, and later requests wait in vain.
  const pending = Array.from({ length: 80 }, () =>
    get('/api/products/categories', 'de').catch(() => undefined),
  )
  const turn = setInterval(() => void get('/', 'tr').catch(() => {}), 20)
  onTestFinished(() => clearInterval(turn))
  const refused = (await Promise.race(pending))!
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toEqual({
    code: 'unavailable',
    message: 'Das geht im Moment nicht. Bitte gleich noch einmal versuchen.',
  })
  expect(await (await get('/healthz', 'de')).text()).toBe('ok')
})
