import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=0-16383', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('%s of a hundred bytes is a range', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s has no bytes of a hundred',
  (header) => {
    expect(byteRange(header, 100)).toBe('none')
  },
)

test.each([null, '', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b', 'bytes=-1-2'])(
  '%s is answered with the whole',
  (header) => {
    expect(byteRange(header, 100)).toBe('whole')
  },
)

test('an empty file has no range', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none')
  expect(byteRange('bytes=-5', 0)).toBe('none')
})
