import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionTimes, limitConnections, MOST_CONNECTIONS } from './connections.ts'

test.each([
  ['the head of a request', 'GET / HTTP/1.1\r\nHost: shop\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 13\r\n\r\nhalf'],
  ['nothing', ''],
])('a connection that sends half of %s is told so and closed', async (_, half) => {
  const server = createServer({ ...connectionTimes({}), connectionsCheckingInterval: 20 }, (request) =>
    request.resume(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const connected = once(server, 'connection') as Promise<[Socket]>
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(half)
  const [other] = await connected
  // A connection that is closed while something waits to be read is reset, and its client never sees the answer.
  await vi.waitUntil(() => other.bytesRead === half.length)
  Object.assign(server, { headersTimeout: 20, requestTimeout: 20 })
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})

test('half a request is waited for a shorter time than by Node itself', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = connectionTimes({})
  const usual = createServer()
  expect(headersTimeout).toBeLessThan(usual.headersTimeout)
  expect(requestTimeout).toBeLessThan(usual.requestTimeout)
  expect(keepAliveTimeout).toBeLessThan(headersTimeout)
})

test('behind a proxy, a connection stays open for longer than the proxy keeps it idle', () => {
  expect(connectionTimes({ trustProxy: 1 }).keepAliveTimeout).toBeGreaterThan(120_000)
})

/** A server that connections come to from made-up addresses; `connectFrom` answers whether one stays open. */
function serverOf(trustProxy: number) {
  const server = Object.assign(new EventEmitter(), { maxConnections: 0 })
  limitConnections(server as never, { trustProxy }, { all: 9, ofOneAddress: 2 })
  const open: EventEmitter[] = []
  const connectFrom = (remoteAddress: string): boolean => {
    let isOpen = true
    const destroy = () => void (isOpen = false)
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy })
    server.emit('connection', socket)
    if (isOpen) open.push(socket)
    return isOpen
  }
  return { server, connectFrom, closeFirst: () => open.shift()?.emit('close') }
}

test('an address has at most so many connections at a time, and others have theirs', () => {
  const { server, connectFrom, closeFirst } = serverOf(0)
  expect(server.maxConnections).toBe(9)
  const tries = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.8']
  expect(tries.map(connectFrom)).toEqual([true, true, false, true])
  closeFirst()
  expect([connectFrom('203.0.113.7'), connectFrom('203.0.113.7')]).toEqual([true, false])
})

test('all addresses with the prefix of one customer count as one', () => {
  const { connectFrom } = serverOf(0)
  const tries = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::1', '2001:db8:1:3::1']
  expect(tries.map(connectFrom)).toEqual([true, true, false, true])
})

test('a proxy has as many connections as there are', () => {
  const behind = serverOf(1)
  expect(['203.0.113.7', '203.0.113.7', '203.0.113.7'].map(behind.connectFrom)).toEqual([true, true, true])
  const onThisMachine = serverOf(0)
  expect(['127.0.0.1', '127.0.0.1', '127.0.0.1'].map(onThisMachine.connectFrom)).toEqual([true, true, true])
})

test('one address has less connections than there are for all', () => {
  expect(MOST_CONNECTIONS.ofOneAddress).toBeLessThan(MOST_CONNECTIONS.all / 2)
})
