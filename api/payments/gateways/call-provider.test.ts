import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { providerErrorOf } from '../../test/payments/gateway-bench.ts'
import { whileGuestWaits } from './call-limit.ts'
import { createCallProvider, PATIENCE, understand } from './call-provider.ts'

const get = { method: 'GET', path: '/thing', headers: {}, timeoutMs: 5_000 } as const

/** A server that gives these answers one after the other, and the last of them for ever. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const answer = answers[Math.min(seen.length, answers.length) - 1]
    answer?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const status =
  (code: number, body = '{"error":"of gast@example.de"}') =>
  (response: ServerResponse) =>
    void response.writeHead(code).end(body)

test('a temporary failure is retried until it has passed', async () => {
  const { url, seen } = await serve(status(500), status(409), status(429), status(200, '{"a":1}'))
  expect(await createCallProvider(url, [1, 1, 1])(get)).toEqual({ status: 200, json: { a: 1 } })
  expect(seen).toHaveLength(4)
})

test('a lasting failure is unknown after the last retry, and repeats nothing of the answer', async () => {
  const { url, seen } = await serve(status(503))
  const providerError = await providerErrorOf(createCallProvider(url, [1, 1])(get))
  expect(providerError).toMatchObject({ kind: 'unknown', code: 'status 503' })
  expect(`${providerError?.stack}${JSON.stringify(providerError)}`).not.toContain('gast@')
  expect(seen).toHaveLength(3)
})

test('a refusal is returned at once', async () => {
  const { url, seen } = await serve(status(402))
  expect(await createCallProvider(url, [1])(get)).toMatchObject({ status: 402 })
  expect(seen).toHaveLength(1)
})

test.each([401, 403])(
  'our key denied with %i is returned at once, and is unknown after a call that may have had an effect',
  async (code) => {
    const denied = await serve(status(code))
    expect(await createCallProvider(denied.url, [1])(get)).toMatchObject({ status: code })
    const { url, seen } = await serve(status(503), status(code))
    const providerError = await providerErrorOf(createCallProvider(url, [1, 1])(get))
    expect(providerError).toMatchObject({ kind: 'unknown', code: 'status 503' })
    expect(seen).toHaveLength(2)
  },
)

test('an answer without a body is null', async () => {
  const { url } = await serve(status(204, ''))
  expect(await createCallProvider(url, [])(get)).toEqual({ status: 204, json: null })
})

test('a page where JSON should be, and a refusal that is no JSON', async () => {
  const { url } = await serve(status(200, '<h1>Back soon</h1>'), status(403, '<h1>No</h1>'))
  const call = createCallProvider(url, [])
  expect(await providerErrorOf(call(get))).toMatchObject({ kind: 'unknown', code: 'no JSON' })
  expect(await call(get)).toEqual({ status: 403, json: null })
})

test('a redirect is not followed, so that our key is not sent elsewhere', async () => {
  const elsewhere = await serve(status(200, '{}'))
  const { url } = await serve((response) => void response.writeHead(302, { location: elsewhere.url }).end())
  expect(await providerErrorOf(createCallProvider(url, [])(get))).toMatchObject({ kind: 'unknown' })
  expect(elsewhere.seen).toEqual([])
})

test('an endless answer is aborted', async () => {
  const { url } = await serve((response) => void response.writeHead(200).write('{'))
  const providerError = await providerErrorOf(createCallProvider(url, [])({ ...get, timeoutMs: 100 }))
  expect(providerError).toMatchObject({ kind: 'unknown', code: 'no answer in time' })
})

test('an answer of five megabytes is aborted', async () => {
  const { url } = await serve(status(200, JSON.stringify('x'.repeat(5_000_000))))
  expect(await providerErrorOf(createCallProvider(url, [])(get))).toMatchObject({ kind: 'unknown' })
})

test('no server at the address is unknown', async () => {
  const providerError = await providerErrorOf(createCallProvider('http://127.0.0.1:1', [])(get))
  expect(providerError).toMatchObject({ kind: 'unknown', code: 'no connection' })
})

test('an answer in another shape than we rely on is unknown', async () => {
  const shape = z.object({ id: z.string() })
  expect(understand(shape, { id: 'x', more: 1 })).toEqual({ id: 'x' })
  expect(() => understand(shape, { id: 1 })).toThrow('unknown: unexpected answer')
})

const never = () => {}

test('while a guest waits, all calls of a provider that never answers end together in time', async () => {
  const { url, seen } = await serve(never)
  const call = createCallProvider(url, [1, 1, 1])
  const troubles = await whileGuestWaits(
    async () => [await providerErrorOf(call(get)), await providerErrorOf(call({ ...get, method: 'POST' }))],
    50,
  )
  for (const providerError of troubles)
    expect(providerError).toMatchObject({ kind: 'unknown', code: 'no answer in time' })
  // The time was up before the second call.
  expect(seen.filter((line) => line.startsWith('POST'))).toEqual([])
})

test('while a guest waits, the pause before a retry ends with the limit', async () => {
  const { url, seen } = await serve(status(503))
  const providerError = await whileGuestWaits(
    () => providerErrorOf(createCallProvider(url, [60_000])(get)),
    50,
  )
  expect(providerError).toMatchObject({ kind: 'unknown' })
  expect(seen.length).toBeLessThan(2)
})

test('a failing provider is called twice while a guest waits, and more often by a worker', async () => {
  const forGuest = await serve(status(503))
  await whileGuestWaits(() => providerErrorOf(createCallProvider(forGuest.url, [1, 1, 1])(get)))
  expect(forGuest.seen).toHaveLength(2)
  const forWorker = await serve(status(503))
  await providerErrorOf(createCallProvider(forWorker.url, [1, 1, 1])(get))
  expect(forWorker.seen).toHaveLength(4)
  expect(PATIENCE.pausesMs[0]).toBeLessThanOrEqual(1_000)
})

test('nested work of a guest has no limit of its own', async () => {
  const { url } = await serve(never)
  const providerError = await whileGuestWaits(
    () => whileGuestWaits(() => providerErrorOf(createCallProvider(url, [])(get)), 60_000),
    50,
  )
  expect(providerError).toMatchObject({ kind: 'unknown', code: 'no answer in time' })
})
