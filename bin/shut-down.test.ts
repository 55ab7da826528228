import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLog } from '#api/platform/log.ts'
import { shutDown } from './shut-down.ts'

const never = new Promise<never>(() => {})
const times = { finishMs: 300, closeMs: 100 }

async function setUp(answer: RequestListener = () => {}) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const lines: string[] = []
  const done: string[] = []
  const port = (server.address() as AddressInfo).port
  const end = (workers: Record<string, { stop(): Promise<unknown> }> = {}, close = async () => {}) =>
    shutDown(
      { server, workers, close: () => close().then(() => done.push('closed')), log: logOf(lines) },
      times,
    )
  return { server, port, end, lines, done }
}

const logOf = (lines: string[]) => createLog('error', { write: (line) => void lines.push(line) })
const stepsOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { step: string }).step)

test('pending work is finished before the database is closed', async () => {
  const { end, done, lines } = await setUp()
  const stop = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('mail sent')
  }
  await end({ mails: { stop } })
  expect(done).toEqual(['mail sent', 'closed'])
  expect(lines).toEqual([])
})

test('a mail server and a provider that hang are abandoned and named in the log, and the database is closed', async () => {
  const { end, done, lines } = await setUp()
  await end({ mails: { stop: () => never }, payments: { stop: () => never } })
  expect(stepsOf(lines)).toEqual(['mails', 'payments'])
  expect(done).toEqual(['closed'])
})

test('half a request and an answer that never ends are disconnected', async () => {
  const { end, port, lines, server } = await setUp((_request, response) => void response.write('live'))
  const half = connect(port, '127.0.0.1')
  const live = connect(port, '127.0.0.1')
  half.on('error', () => {})
  live.on('error', () => {})
  half.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\nhalf')
  live.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  await once(live, 'data')
  await end()
  expect(server.listening).toBe(false)
  expect(lines).toEqual([])
})

const ask = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

test('a request that has arrived on an idle connection, but is not read yet, is answered', async () => {
  const { end, port } = await setUp((_request, response) => void response.end('served'))
  const proxy = connect(port, '127.0.0.1')
  proxy.write(ask)
  await once(proxy, 'data')
  proxy.write(ask)
  const answer = text(proxy)
  await end()
  expect(await answer).toContain('served')
})

test('a request on a connection that was made, but is not accepted yet, is answered', async () => {
  const { end, port } = await setUp((_request, response) => void response.end('served'))
  const guest = connect(port, '127.0.0.1')
  guest.write(ask)
  const answer = text(guest)
  await new Promise(process.nextTick)
  await end()
  expect(await answer).toContain('served')
})

test('a database that cannot be closed and work that fails do not prevent the exit', async () => {
  const { end, lines } = await setUp()
  await end({ nightly: { stop: () => Promise.reject(new Error('broken')) } }, () => never)
  expect(stepsOf(lines)).toEqual(['nightly', 'store'])
})
