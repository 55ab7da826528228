import { describe, expect, test } from 'vitest'
import { addDays, addMonths, readTypedDate, typedDate, weekdayOf, weeksOf } from './calendar-date.ts'

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('weeks start on Monday', () => {
  expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([5, 7, 1])
})

test('a month is laid out in whole weeks that hold each of its days once', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf('2027-02')).toHaveLength(4)
})

describe('a typed date', () => {
  test.each([
    ['21.11.2026', '2026-11-21'],
    ['1.2.27', '2027-02-01'],
    [' 01/02/2027 ', '2027-02-01'],
    ['21. 11. 2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['29.2.2028', '2028-02-29'],
  ])('"%s" is %s', (text, expected) => {
    expect(readTypedDate(text)).toBe(expected)
  })

  test.each(['', '21.11', '31.11.2026', '29.2.2027', '0.1.2027', '1.13.2027', 'morgen', '21.11.226'])(
    '"%s" is none',
    (text) => {
      expect(readTypedDate(text)).toBeUndefined()
    },
  )

  test('is shown as it is typed', () => {
    expect(typedDate('2026-11-21')).toBe('21.11.2026')
  })
})
