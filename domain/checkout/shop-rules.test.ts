import { expect, test } from 'vitest'
import { rules } from '../test/quote-fixture.ts'
import { isDeliverTypeAllowed, kitchenTimes, leadMinutes } from './shop-rules.ts'

test.each([
  ['delivery', 'allowDelivery'],
  ['takeaway', 'allowTakeaway'],
  ['curbside', 'allowCurbside'],
  ['table', 'allowTable'],
] as const)('%s follows its own switch', (deliverType, key) => {
  expect(isDeliverTypeAllowed({ ...rules, [key]: true }, deliverType)).toBe(true)
  expect(isDeliverTypeAllowed({ ...rules, [key]: false }, deliverType)).toBe(false)
})

test.each([
  ['delivery', 40],
  ['takeaway', 20],
  ['table', 20],
] as const)('%s takes %i minutes', (deliverType, minutes) => {
  expect(leadMinutes(rules, deliverType)).toBe(minutes)
})

test.each([
  ['30', '25', 0, { preparationMinutes: 30, deliveryMinutes: 25 }],
  ['30', '25', 15, { preparationMinutes: 45, deliveryMinutes: 25 }],
  ['0', '0', 0, { preparationMinutes: 0, deliveryMinutes: 0 }],
  ['soon', '-1', 15, { preparationMinutes: 35, deliveryMinutes: 20 }],
])('settings of %s and %s minutes, %i more in a rush, make %o', (preparation, delivery, rush, times) => {
  const settings = { PREPARATION_MINUTES: preparation, DELIVERY_MINUTES: delivery }
  expect(kitchenTimes(settings, rush)).toEqual(times)
})
