import { expect, test } from 'vitest'
import { localTimes } from './local-times.ts'

const inZone = (zone: string, instants: readonly string[]) => instants.map(localTimes(zone))

test('an instant is written in the time of the zone, also on another day than in UTC', () => {
  expect(inZone('Europe/Berlin', ['2026-11-20T18:00:07.123Z', '2026-11-20T23:30:00.000Z'])).toEqual([
    '2026-11-20 19:00:07',
    '2026-11-21 00:30:00',
  ])
  expect(inZone('America/New_York', ['2026-11-20T03:00:00.000Z'])).toEqual(['2026-11-19 22:00:00'])
})

test('each instant is written by the clock of its moment, before and after a change of summer time', () => {
  const rising = ['2026-10-25T00:59:59.000Z', '2026-10-25T01:00:00.000Z', '2027-03-28T01:00:00.000Z']
  const written = ['2026-10-25 02:59:59', '2026-10-25 02:00:00', '2027-03-28 03:00:00']
  expect(inZone('Europe/Berlin', rising)).toEqual(written)
  expect(inZone('Europe/Berlin', rising.toReversed())).toEqual(written.toReversed())
})

test('a zone without changes is written too', () => {
  expect(inZone('UTC', ['2026-11-20T18:00:00.000Z', '2027-07-01T00:00:00.000Z'])).toEqual([
    '2026-11-20 18:00:00',
    '2027-07-01 00:00:00',
  ])
})
