import { expect, test } from 'vitest'
import type { Span } from '#contract/hours.ts'
import {
  emptyHours,
  overlapsOfHours,
  overlapsOfSpecialDay,
  rangeOf,
  tidyHours,
  tidySpecialDay,
} from './hours-document.ts'

const spans = (...texts: string[]): Span[] =>
  texts.map((text) => {
    const [start = '', end = ''] = text.split('-')
    return { start, end }
  })
const hours = emptyHours()

test.each([
  [['11:00-14:00', '17:00-22:00'], []],
  [['11:00-14:00', '14:00-22:00'], []],
  [['11:00-14:00', '13:59-22:00'], [1]],
  [
    ['11:00-22:00', '12:00-13:00', '14:00-15:00'],
    [1, 2],
  ],
  [['11:00-02:00', '23:00-24:00'], [1]],
  [['00:00-24:00'], []],
  [['00:00-00:00', '12:00-13:00'], [1]],
  [['11:00-11:00'], []],
  [['22:00-24:00', '23:00-23:30'], [1]],
])('of the spans %j overlap: %j', (texts, expected) => {
  const week = { ...hours.week, Friday: spans(...texts) }
  expect(overlapsOfHours({ ...hours, week })).toEqual(expected.map((at) => `week.Friday.${at}.start`))
})

test('overlaps are found in the hours of a way and of a special day', () => {
  const both = spans('11:00-14:00', '12:00-13:00')
  expect(overlapsOfHours({ ...hours, ways: { delivery: { Sunday: both } } })).toEqual([
    'ways.delivery.Sunday.1.start',
  ])
  const day = { name: 'Fest', from: '2026-12-24', until: '2026-12-24', branchId: null }
  expect(overlapsOfSpecialDay({ ...day, spans: both, ways: { table: both } })).toEqual([
    'spans.1.start',
    'ways.table.1.start',
  ])
})

test('tidy hours stand in order, and a way that differs on no day is left out', () => {
  const week = { ...hours.week, Monday: spans('17:00-22:00', '11:00-14:00') }
  const ways = { delivery: {}, takeaway: { Monday: spans('18:00-19:00', '12:00-13:00') } }
  expect(tidyHours({ week, ways })).toEqual({
    week: { ...hours.week, Monday: spans('11:00-14:00', '17:00-22:00') },
    ways: { takeaway: { Monday: spans('12:00-13:00', '18:00-19:00') } },
  })
})

test('a tidy special day stands in order', () => {
  const day = { name: 'Fest', from: '2026-12-24', until: '2026-12-24', branchId: null, ways: {} }
  const tidy = tidySpecialDay({ ...day, spans: spans('17:00-22:00', '11:00-14:00') })
  expect(tidy.spans).toEqual(spans('11:00-14:00', '17:00-22:00'))
})

test.each([
  ['2026-12-24', '2026-12-24', 'right'],
  ['2026-12-24', '2026-12-23', 'backwards'],
  ['2026-01-01', '2026-12-31', 'right'],
  ['2026-01-01', '2027-01-01', 'right'],
  ['2026-01-01', '2027-01-02', 'too long'],
])('the dates from %s until %s are %s', (from, until, expected) => {
  expect(rangeOf({ from, until })).toBe(expected)
})
