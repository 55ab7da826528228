import { expect, test } from 'vitest'
import { leadMinutes, leadTime } from './lead-minutes.ts'

test.each([
  ['delivery', 45],
  ['takeaway', 20],
  ['curbside', 20],
  ['table', 20],
] as const)('%s takes %i minutes', (deliverType, minutes) => {
  expect(leadTime({ preparation: 20, delivery: 25 }, deliverType)).toBe(minutes)
})

test.each([
  ['30', '25', 0, { preparation: 30, delivery: 25 }],
  ['30', '25', 15, { preparation: 45, delivery: 25 }],
  ['0', '0', 0, { preparation: 0, delivery: 0 }],
  ['soon', '-1', 15, { preparation: 35, delivery: 20 }],
])('settings of %s and %s minutes, %i more in a rush, make %o', (preparation, delivery, rush, lead) => {
  const settings = { PREPARATION_MINUTES: preparation, DELIVERY_MINUTES: delivery }
  expect(leadMinutes(settings, rush)).toEqual(lead)
})
