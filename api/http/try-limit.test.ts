import { expect, test } from 'vitest'
import { createTryLimit, rateLimitKey, widerNetworks } from './try-limit.ts'

const MINUTE = 60_000

function tryTimes(times: number, take: () => void): void {
  for (let time = 0; time < times; time++) take()
}

test('the eleventh of ten tries within 15 minutes is refused, the first after them is not', () => {
  const limit = createTryLimit(10)
  tryTimes(10, () => limit.take('mina', 0))
  expect(() => limit.take('mina', 15 * MINUTE - 1)).toThrow('Too many tries')
  expect(() => limit.take('mina', 15 * MINUTE)).not.toThrow()
})

test('one key does not use up the tries of another', () => {
  const limit = createTryLimit(10)
  tryTimes(10, () => limit.take('mina', 0))
  expect(() => limit.take('jo', 0)).not.toThrow()
})

test('a success clears the failures before it', () => {
  const limit = createTryLimit(10)
  tryTimes(10, () => limit.take('mina', 0))
  limit.clear('mina')
  expect(() => tryTimes(10, () => limit.take('mina', 1))).not.toThrow()
})

test('made-up keys evict the oldest, so that the memory stays bounded', () => {
  const limit = createTryLimit(10)
  tryTimes(10, () => limit.take('first', 0))
  for (let name = 0; name < 10_000; name++) limit.take(`made up ${name}`, 0)
  expect(() => limit.take('first', 0)).not.toThrow()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the address "%s" has the rate-limit key "%s"', (address, expected) => {
  expect(rateLimitKey(address)).toBe(expected)
})

test.each([
  ['2001:db8:1:abcd::9', { of56: '2001:db8:1:ab', of48: '2001:db8:1' }],
  ['2001:db8:1:cd::9', { of56: '2001:db8:1:00', of48: '2001:db8:1' }],
  ['2001:db8::1', { of56: '2001:db8:0:00', of48: '2001:db8:0' }],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['', undefined],
])('the address "%s" is in the wider networks %j', (address, expected) => {
  expect(widerNetworks(address)).toEqual(expected)
})

test('when the clock is set back by an hour, nobody waits for an hour', () => {
  const limit = createTryLimit(10)
  tryTimes(10, () => limit.take('mina', 60 * MINUTE))
  expect(() => limit.take('mina', 59 * MINUTE)).toThrow('Too many tries')
  expect(() => limit.take('mina', 0)).not.toThrow()
})
