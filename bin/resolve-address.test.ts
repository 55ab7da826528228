import { expect, test } from 'vitest'
import { resolveAddress } from './resolve-address.ts'

const resolved = (url: string) => {
  const request = { url, headers: { host: 'shop.example' } }
  resolveAddress(request)
  return [request.url, request.headers.host]
}

test.each([
  ['/assets/../order/1?of=/../x', '/order/1?of=/../x'],
  ['/media/%2e%2E/api/checkout/quote', '/api/checkout/quote'],
  ['/checkout/..\\order/1', '/order/1'],
  ['/../..', '/'],
  ['//host/x/../y', '//host/y'],
])('the path of %s is resolved', (url, path) => {
  expect(resolved(url)).toEqual([path, 'shop.example'])
})

test.each(['/', '/menu/pizza?of=%2F', '//host', '/menu/a.b', '*'])('%s stays as it is', (url) => {
  expect(resolved(url)).toEqual([url, 'shop.example'])
})

test('the scheme of a whole address does not count, and its host does', () => {
  expect(resolved('https://other.example:81/menu/pizza?a=1')).toEqual(['/menu/pizza?a=1', 'other.example:81'])
})

test.each(['ftp://shop.example/', 'http://user@shop.example/', 'https://', 'menu'])(
  '%s is left to be refused',
  (url) => {
    expect(resolved(url)).toEqual([url, 'shop.example'])
  },
)
