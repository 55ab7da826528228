import { expect, test } from 'vitest'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import { fittingTimes } from './fitting-times.ts'

const LUNCH = '2026-11-23T11:00:00.000Z'
const EVENING = '2026-11-23T18:00:00.000Z'
const berlin = { zone: 'Europe/Berlin', deliverType: 'delivery' } as const

const times = {
  now: { available: true, minutes: [35, 45] as [number, number] },
  days: [
    {
      date: '2026-11-23',
      windows: [LUNCH, EVENING].map((start) => ({ start, end: start.replace('00:00.000', '15:00.000') })),
    },
  ],
}

test.each([
  ['nothing is limited', [], [true, true]],
  ['something is for lunch only', [[lunchRule]], [true, false]],
  [
    'something is for lunch only, beside something for deliveries',
    [[lunchRule], [availabilityRule({ deliverTypes: ['delivery'] })]],
    [true, false],
  ],
])('the times that fit the cart: %s', (_, availability, expected) => {
  const isFitting = fittingTimes(times, availability, berlin)
  expect([LUNCH, EVENING].map((start) => isFitting?.(start))).toEqual(expected)
})

test.each([
  ['nothing can be had this way', times, [[availabilityRule({ deliverTypes: ['takeaway'] })]]],
  ['no times are known yet', undefined, []],
])('no time is marked while %s', (_, known, availability) => {
  expect(fittingTimes(known, availability, berlin)).toBeUndefined()
})
