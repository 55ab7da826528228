import { parseAbsolute, Time } from '@internationalized/date'
import { expect, test } from 'vitest'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'
import { endAt, nextMoment, soldOutEndAt } from './end-time.ts'

const zone = 'Europe/Berlin'
const evening = parseAbsolute('2026-11-20T18:00:00.000Z', zone)

test.each([
  [new Time(21, 30), '2026-11-20T20:30:00.000Z'],
  [new Time(19, 0), '2026-11-21T18:00:00.000Z'],
  [new Time(0, 30), '2026-11-20T23:30:00.000Z'],
])('in the evening at seven, %s is the moment %s', (time, moment) => {
  expect(nextMoment(time, zone, evening)).toBe(moment)
})

test('an end is put back as it was, and what was sold out until further notice is so again', () => {
  const until = '2026-11-21T04:00:00.000Z'
  expect(endAt(until)).toEqual({ kind: 'at', at: until })
  expect(soldOutEndAt(until)).toEqual({ kind: 'at', at: until })
  expect(soldOutEndAt(UNTIL_FURTHER_NOTICE)).toEqual({ kind: 'never' })
})
