import { expect, test } from 'vitest'
import { usualMinutes } from './usual-minutes.ts'

test.each([
  ['takeaway', 20, 20],
  ['takeaway', 22, 25],
  ['delivery', 20, 40],
  ['table', 5, 15],
  ['delivery', 70, 90],
] as const)('%s with %i minutes in the kitchen usually takes %i', (deliverType, preparation, minutes) => {
  expect(usualMinutes(deliverType, { preparation, delivery: 20 })).toBe(minutes)
})
