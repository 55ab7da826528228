import { expect, test } from 'vitest'
import type { StreamHolder } from './live-stream.ts'
import { MOST_LISTENERS, refuseTooMany } from './stream-limits.ts'

const audience = { branchIds: null }
const holder = (memberId: string, address: string | undefined): StreamHolder => ({
  memberId,
  address,
  session: undefined,
})
const screens = (count: number, address: string | undefined) =>
  Array.from({ length: count }, (_, at) => ({ audience, holder: holder(`member ${at}`, address) }))

test('the screens behind one address cannot take the streams of all staff', () => {
  const open = screens(MOST_LISTENERS.staffAddress, '203.0.113.7')
  const refusal = { code: 'too_many_requests', retryAfter: 60 }
  expect(() => refuseTooMany(open, { audience, holder: holder('kim', '203.0.113.7') })).toThrow(
    expect.objectContaining(refusal),
  )
  expect(() => refuseTooMany(open, { audience, holder: holder('kim', '203.0.113.8') })).not.toThrow()
})

test('behind a proxy that forwards no addresses, only all streams together are limited', () => {
  const open = screens(MOST_LISTENERS.staff - 1, undefined)
  const stream = { audience, holder: holder('kim', undefined) }
  expect(() => refuseTooMany(open, stream)).not.toThrow()
  const refusal = { code: 'unavailable', retryAfter: 60 }
  expect(() => refuseTooMany([...open, stream], { audience, holder: holder('jo', undefined) })).toThrow(
    expect.objectContaining(refusal),
  )
})
