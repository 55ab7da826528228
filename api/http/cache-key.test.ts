import { expect, test } from 'vitest'
import { keyPartsOf, pickEncoding, readCookie } from './cache-key.ts'

test.each([
  ['lang=en', 'en'],
  ['theme=dark; lang=en; branch=nord', 'en'],
  ['language=tr;lang = en ', 'en'],
  ['xlang=tr; lang=en', 'en'],
  ['note=lang=tr; lang=en', 'en'],
  ['lang=a=b', 'a=b'],
  ['lang=', ''],
  ['lang; langs=tr', ''],
  ['theme=dark', ''],
  ['', ''],
])('in the cookies "%s" the value of lang is "%s"', (header, value) => {
  expect(readCookie(header, 'lang')).toBe(value)
})

test('a long value is read whole, and cut where it would be part of a cache key', () => {
  const header = `lang=${'x'.repeat(300)}`
  expect(readCookie(header, 'lang')).toHaveLength(300)
  expect(keyPartsOf(header, undefined, undefined).cookieLanguage).toHaveLength(200)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, zebr', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('who accepts "%s" gets %s', (accept, encoding) => {
  expect(pickEncoding(accept)).toBe(encoding)
})
