import { describe, expect, test } from 'vitest'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import { eveningWeek, zone } from '../test/quote-fixture.ts'
import { planOf } from './day-plan.ts'
import { emptyHours } from './hours-document.ts'
import { openingAt } from './opening.ts'
import { announcedDays, dayPlanOf, hoursOn } from './special-days.ts'

const lunch = [{ start: '11:00', end: '14:00' }]
const night = [{ start: '18:00', end: '04:00' }]
const special = (
  from: string,
  until: string,
  more: Partial<SpecialDayDocument> = {},
): SpecialDayDocument => ({
  name: from,
  from,
  until,
  spans: [],
  ways: {},
  branchId: null,
  ...more,
})
const hours = { ...emptyHours(), week: eveningWeek }
const planWith = (...days: SpecialDayDocument[]) => dayPlanOf(hours, days)
const isOpen = (days: SpecialDayDocument[], instant: string) =>
  openingAt(planWith(...days), zone, instant).isOpenNow

describe('a special day', () => {
  test('goes before the weekly hours on each of its dates and on no other', () => {
    const plan = planWith(special('2026-12-24', '2026-12-26', { spans: lunch }))
    expect(plan.dates).toEqual({ '2026-12-24': lunch, '2026-12-25': lunch, '2026-12-26': lunch })
  })

  test('can be the last date that a calendar has', () => {
    const plan = planWith(special('9999-12-30', '9999-12-31', { spans: lunch }))
    expect(Object.keys(plan.dates ?? {})).toEqual(['9999-12-30', '9999-12-31'])
  })

  test('closes without spans, and says when it opens again after weeks', () => {
    const plan = planWith(special('2026-07-06', '2026-07-26'))
    expect(openingAt(plan, zone, '2026-07-06T18:00:00Z')).toEqual({
      isOpenNow: false,
      nextOpen: '2026-07-27T15:00:00.000Z',
    })
  })

  test('leaves the night before it open, and its own night reaches into the next day', () => {
    const days = [special('2026-12-31', '2026-12-31', { spans: night }), special('2027-01-01', '2027-01-01')]
    expect(isOpen(days, '2027-01-01T02:59:00Z')).toBe(true)
    expect(isOpen(days, '2027-01-01T03:00:00Z')).toBe(false)
    expect(isOpen(days, '2027-01-01T18:00:00Z')).toBe(false)
  })

  test.each([
    ['spring', '2026-03-28', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z'],
    ['autumn', '2026-10-24', '2026-10-25T02:59:59Z', '2026-10-25T03:00:00Z'],
  ])('ends by the wall clock in the night when summer time changes in %s', (_, date, last, over) => {
    const days = [special(date, date, { spans: night })]
    expect(isOpen(days, last)).toBe(true)
    expect(isOpen(days, over)).toBe(false)
  })

  test('can have other hours by one way to get the food, and applies to all others as it is', () => {
    const plan = planWith(special('2027-01-01', '2027-01-01', { ways: { delivery: lunch } }))
    const noon = '2027-01-01T11:00:00Z'
    expect(openingAt(planOf(plan, 'delivery'), zone, noon).isOpenNow).toBe(true)
    expect(openingAt(planOf(plan, 'takeaway'), zone, noon).isOpenNow).toBe(false)
  })

  test('goes before the weekly hours of a way too', () => {
    const ways = { delivery: { Friday: lunch } }
    const plan = dayPlanOf({ ...hours, ways }, [special('2026-12-25', '2026-12-25')])
    expect(openingAt(planOf(plan, 'delivery'), zone, '2026-12-25T11:00:00Z').isOpenNow).toBe(false)
    expect(openingAt(planOf(plan, 'delivery'), zone, '2026-12-18T11:00:00Z').isOpenNow).toBe(true)
  })
})

describe('where two special days meet', () => {
  const holidays = special('2026-12-20', '2027-01-06')
  const eve = special('2026-12-31', '2026-12-31', { spans: night })

  test.each([[[holidays, eve]], [[eve, holidays]]])(
    'the shorter one counts, whatever their order',
    (days) => {
      expect(planWith(...days).dates).toMatchObject({
        '2026-12-30': [],
        '2026-12-31': night,
        '2027-01-01': [],
      })
    },
  )

  test('the one of the branch counts, however long it is', () => {
    const own = special('2026-12-01', '2027-01-31', { spans: lunch, branchId: 'nord' })
    expect(planWith(eve, own).dates?.['2026-12-31']).toEqual(lunch)
  })
})

test.each([
  ['2026-12-24', 'eve', lunch],
  ['2026-12-25', 'holidays', []],
  ['2026-12-28', null, eveningWeek.Monday],
])(
  'the hours of %s are those of the special day that counts, else those of the week: %s',
  (date, specialDay, spans) => {
    const days = [
      special('2026-12-24', '2026-12-26', { name: 'holidays' }),
      special('2026-12-24', '2026-12-24', { name: 'eve', spans: lunch }),
    ]
    expect(hoursOn(hours, days, Temporal.PlainDate.from(date))).toEqual({ specialDay, spans })
  },
)

test('guests read of special days that are not over and begin within four weeks, the next one first', () => {
  const days = [
    special('2026-12-24', '2026-12-24'),
    special('2026-11-10', '2026-11-19'),
    special('2026-11-10', '2026-11-20'),
    special('2026-12-18', '2026-12-18'),
    special('2026-12-19', '2026-12-19'),
    special('2026-11-28', '2026-11-30'),
  ]
  expect(announcedDays(days, '2026-11-20').map(({ from }) => from)).toEqual([
    '2026-11-10',
    '2026-11-28',
    '2026-12-18',
  ])
})

test('guests do not read of a special day once the branch has its own hours on each date that is left of it', () => {
  const shared = special('2026-12-24', '2026-12-26')
  const eve = special('2026-12-24', '2026-12-24', { spans: lunch, branchId: 'nord' })
  const rest = special('2026-12-25', '2026-12-26', { spans: night, branchId: 'nord' })
  expect(announcedDays([shared, eve], '2026-12-20')).toEqual([eve, shared])
  expect(announcedDays([shared, rest], '2026-12-24')).toEqual([shared, rest])
  expect(announcedDays([shared, rest], '2026-12-25')).toEqual([rest])
  expect(announcedDays([shared, eve, rest], '2026-12-20')).toEqual([eve, rest])
})
