import { expect, test } from 'vitest'
import { relyingPartyAt } from './relying-party.ts'

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://bestellen.trattoria.example:8443', 'bestellen.trattoria.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.localhost:3000', 'shop.localhost'],
  ['http://shop.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]', undefined],
  ['http://localhost.evil.test', undefined],
  ['', undefined],
])('at %s passkeys belong to %s', (origin, id) => {
  expect(relyingPartyAt(origin)?.id).toBe(id)
})
