import { expect, test } from 'vitest'
import { rules } from '../test/quote-fixture.ts'
import { isDeliverTypeAllowed, leadMinutes } from './shop-rules.ts'

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
