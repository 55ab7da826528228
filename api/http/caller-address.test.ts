import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

test.each([
  ['without a proxy the socket counts, whatever a header says', '1.1.1.1', '9.9.9.9', 0, '1.1.1.1'],
  ['behind one proxy its word counts', '10.0.0.1', '9.9.9.9', 1, '9.9.9.9'],
  ['what the caller put before it does not', '10.0.0.1', '6.6.6.6, 9.9.9.9', 1, '9.9.9.9'],
  ['behind two proxies the outer one counts', '10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
  ['the port that a proxy adds does not count', '10.0.0.1', '9.9.9.9:40001', 1, '9.9.9.9'],
  ['nor that of an IPv6 address', '10.0.0.1', '[2001:db8::1]:40001', 1, '2001:db8::1'],
  ['an IPv6 address stays whole', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['a proxy that says nothing leaves the socket', '10.0.0.1', undefined, 1, '10.0.0.1'],
])('%s', (_, socket, forwarded, proxies, address) => {
  expect(callerAddress(socket, forwarded, proxies)).toBe(address)
})
