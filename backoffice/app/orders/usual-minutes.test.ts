import { expect, test } from 'vitest'
import { minutesOf, usualMinutes } from './usual-minutes.ts'

test.each([
  ['takeaway', 20, 20],
  ['takeaway', 22, 25],
  ['delivery', 20, 40],
  ['table', 5, 15],
  ['delivery', 70, 90],
] as const)('%s with %i minutes in the kitchen usually takes %i', (deliverType, preparation, minutes) => {
  expect(usualMinutes(deliverType, { preparation, delivery: 20 })).toBe(minutes)
})

test.each([
  ['7', 7],
  [' 25 ', 25],
  ['1', 1],
  ['600', 600],
])('"%s" is a number of minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

test.each(['', '0', '-7', '-5', '1,5', '1.5', '1e2', '601', '25 min', 'viel'])(
  '"%s" is no number of minutes that an order can be promised in',
  (text) => {
    expect(minutesOf(text)).toBeUndefined()
  },
)
