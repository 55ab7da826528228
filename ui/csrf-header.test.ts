import { afterEach, expect, test, vi } from 'vitest'
import { csrfHeader } from './csrf-header.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['XSRF-TOKEN=abc', { 'x-xsrf-token': 'abc' }],
  ['lang=de; XSRF-TOKEN=a%2Bb; theme=dark', { 'x-xsrf-token': 'a+b' }],
  ['lang=de', {}],
  ['NOT-XSRF-TOKEN=abc', {}],
  ['', {}],
])('the header is what the cookie of spec 7 says: %j', (cookie, header) => {
  vi.stubGlobal('document', { cookie })
  expect(csrfHeader()).toEqual(header)
})
