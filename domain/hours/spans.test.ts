import { expect, test } from 'vitest'
import { emptyWeek, zone } from '../test/quote-fixture.ts'
import { instantText, localDateOf, spansOf, startOfDay } from './spans.ts'

const friday = Temporal.PlainDate.from('2026-11-20')

test('the spans of a date come in order, whatever the order of the week', () => {
  const week = {
    ...emptyWeek,
    Friday: [
      { start: '18:00', end: '01:00' },
      { start: '11:00', end: '14:00' },
    ],
  }
  expect(spansOf(week, zone, friday).map(({ start, end }) => [instantText(start), instantText(end)])).toEqual(
    [
      ['2026-11-20T10:00:00.000Z', '2026-11-20T13:00:00.000Z'],
      ['2026-11-20T17:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ],
  )
})

test('a date without spans has none', () => {
  expect(spansOf(emptyWeek, zone, friday)).toEqual([])
})

test('a local date begins at its own midnight', () => {
  expect(localDateOf('2026-11-20T23:30:00Z', zone).toString()).toBe('2026-11-21')
  expect(instantText(startOfDay(friday, zone))).toBe('2026-11-19T23:00:00.000Z')
})
