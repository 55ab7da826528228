import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { compressResponse, plainResponse } from './compressed-response.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

const nobody = { cookieLanguage: '', cookieBranch: '', acceptLanguage: '', encoding: 'identity' as const }
const page = () => compressResponse(Buffer.from('dish '.repeat(100)), { 'content-type': 'text/plain' })

/** Calls a real server that only has the response cache; 500 stands for a cache miss. */
async function ask(cache: ResponseCache, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const server = createServer((incoming, response) => {
    if (!cache.serve(incoming, response, ['x-always', 'yes'])) response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(),
  )
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, length: body.length, body }
}

test('a cached request is answered from memory in the encoding that the client accepts', async () => {
  const cache = createResponseCache()
  const bytes = await page()
  cache.remember('/page', nobody, { bytes })
  const answer = await ask(cache, '/page', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', etag: bytes.br.etag } })
  expect(answer.length).toBe(bytes.br.body.length)
})

test.each([1_000, 10_000])('all %i bytes of a body come as they are', async (length) => {
  const cache = createResponseCache()
  const body = Buffer.from(Array.from({ length }, (_, at) => at % 256))
  cache.remember('/page', nobody, { bytes: plainResponse(body, { 'content-type': 'image/png' }) })
  const answer = await ask(cache, '/page')
  expect(answer.body.equals(body)).toBe(true)
  expect(answer.headers['content-length']).toBe(String(length))
})

test('HEAD gets the headers without the body, a known tag gets 304', async () => {
  const cache = createResponseCache()
  const bytes = await page()
  cache.remember('/page', nobody, { bytes })
  expect(await ask(cache, '/page', {}, 'HEAD')).toMatchObject({
    status: 200,
    length: 0,
    headers: { 'content-length': '500' },
  })
  const again = await ask(cache, '/page', { 'if-none-match': `W/${bytes.identity.etag}` })
  expect(again).toMatchObject({ status: 304, length: 0, headers: { etag: bytes.identity.etag } })
  expect(again.headers).not.toHaveProperty('content-type')
})

test('headers that belong to every answer are added to those of the cached one', async () => {
  const cache = createResponseCache()
  const bytes = await page()
  cache.remember('/page', nobody, { bytes })
  for (const tag of ['"other"', bytes.identity.etag])
    expect((await ask(cache, '/page', { 'if-none-match': tag })).headers).toMatchObject({
      'x-always': 'yes',
      etag: bytes.identity.etag,
    })
})

test.each([
  ['another address', '/other', {}, 'GET'],
  ['another language', '/page', { cookie: 'lang=en' }, 'GET'],
  ['another branch', '/page', { cookie: 'branch=nord' }, 'GET'],
  ['another method', '/page', {}, 'POST'],
])('%s is a cache miss', async (_, path, headers, method) => {
  const cache = createResponseCache()
  cache.remember('/page', nobody, { bytes: await page() })
  expect((await ask(cache, path, headers as Record<string, string>, method)).status).toBe(500)
})

test('an answer that is not filled yet, cleared, or of an overlong address is a cache miss', async () => {
  const cache = createResponseCache()
  cache.remember('/empty', nobody, { bytes: undefined })
  expect(cache.find('/empty', nobody)).toBeUndefined()
  cache.remember('/page', nobody, { bytes: await page() })
  cache.clear()
  expect(cache.find('/page', nobody)).toBeUndefined()
  cache.remember(`/${'x'.repeat(300)}`, nobody, { bytes: await page() })
  expect(cache.find(`/${'x'.repeat(300)}`, nobody)).toBeUndefined()
})

test('the number of cache keys is bounded', async () => {
  const cache = createResponseCache()
  const answer = { bytes: await page() }
  for (let index = 0; index < 6_000; index++) cache.remember(`/page?${index}`, nobody, answer)
  const found = Array.from({ length: 6_000 }, (_, index) => cache.find(`/page?${index}`, nobody)).filter(
    Boolean,
  )
  expect(found.length).toBeLessThanOrEqual(5_000)
})

test('an answer that is not compressed yet is a cache miss for those alone who take it compressed', async () => {
  const cache = createResponseCache()
  const bytes = plainResponse(Buffer.from('dish '.repeat(100)), { 'content-type': 'text/plain' })
  cache.remember('/page', nobody, { bytes })
  expect((await ask(cache, '/page', { 'accept-encoding': 'br' })).status).toBe(500)
  expect(await ask(cache, '/page')).toMatchObject({ status: 200, headers: { etag: bytes.identity.etag } })
  expect((await page()).identity.etag).toBe(bytes.identity.etag)
})
