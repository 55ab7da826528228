import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { shiftedTime } from './time-shifts.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')
const promised = (expectedAt: string, deliverDate: string | null = null) => ({
  placedAt: '2026-11-20T17:30:00.000Z',
  expectedAt,
  deliverAt: deliverDate ? ('later' as const) : ('now' as const),
  deliverDate,
})
const shift = (minutes: number, expectedAt: string, at = now) => {
  const time = shiftedTime(promised(expectedAt), minutes, at)
  return time.ok ? time.value.toISOString() : time.problems
}

test('the new time is counted from the promised one, to the second', () => {
  expect(shift(10, '2026-11-20T18:25:40.000Z')).toBe('2026-11-20T18:35:40.000Z')
  expect(shift(-10, '2026-11-20T18:25:40.000Z')).toBe('2026-11-20T18:15:40.000Z')
})

test('the new time of an order that is late is counted from the next full minute', () => {
  const times = [now + 1, now + 30_000, now + 60_000].map((at) => shift(10, '2026-11-20T17:45:00.000Z', at))
  expect(times).toEqual(Array(3).fill('2026-11-20T18:11:00.000Z'))
})

test.each([
  ['in the past', -10, '2026-11-20T18:05:00.000Z', null],
  ['before the one that was ordered', -5, '2026-11-20T20:00:00.000Z', '2026-11-20T20:00:00.000Z'],
  ['more than ten hours away', 590, '2026-11-20T18:30:00.000Z', null],
] as const)('no new time lies %s', (_, minutes, expectedAt, deliverDate) => {
  expect(shiftedTime(promised(expectedAt, deliverDate), minutes, now)).toEqual({
    ok: false,
    problems: minutes < 0 ? messages.newTimeTooEarly : messages.newTimeTooLate,
  })
})
