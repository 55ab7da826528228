import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { type CacheHeaders, cacheHeaders } from './cache-headers.ts'

/** What is read of a request with these lines. */
async function read(...lines: string[]): Promise<CacheHeaders> {
  const found = Promise.withResolvers<CacheHeaders>()
  const server = createServer((request, response) => {
    found.resolve(cacheHeaders(request))
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'))
  return found.promise
}

test('the headers of an answer from memory are found however their names are written, and no others', async () => {
  const found = await read(
    'Host: a.example',
    'COOKIE: lang=en',
    'Accept-Language: de',
    'accept-encoding: br',
    'If-None-Match: "1"',
    'Accept: text/html',
    'Origin: https://b.example',
  )
  expect(found).toEqual({
    host: 'a.example',
    cookie: 'lang=en',
    'accept-language': 'de',
    'accept-encoding': 'br',
    'if-none-match': '"1"',
  })
})

test('a cookie header that was sent twice is read as one', async () => {
  expect(await read('Host: a.example', 'Cookie: lang=en', 'Cookie: branch=nord')).toMatchObject({
    cookie: 'lang=en; branch=nord',
  })
})
