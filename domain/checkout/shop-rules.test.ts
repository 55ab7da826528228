import { expect, test } from 'vitest'
import { rules } from '../test/quote-fixture.ts'
import { isDeliverTypeAllowed } from './shop-rules.ts'

test.each([
  ['delivery', 'allowDelivery'],
  ['takeaway', 'allowTakeaway'],
  ['curbside', 'allowCurbside'],
  ['table', 'allowTable'],
] as const)('%s follows its own switch', (deliverType, key) => {
  expect(isDeliverTypeAllowed({ ...rules, [key]: true }, deliverType)).toBe(true)
  expect(isDeliverTypeAllowed({ ...rules, [key]: false }, deliverType)).toBe(false)
})
