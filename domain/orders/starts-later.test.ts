import { expect, test } from 'vitest'
import { startsLater } from './starts-later.ts'

const minutes = { preparation: 20, delivery: 15 }
const forNow = { deliverAt: 'now', deliverDate: null, expectedAt: null } as const
const forLater = { deliverAt: 'later', deliverDate: at('18:00'), expectedAt: null } as const

function at(time: string): string {
  return `2026-11-20T${time}:00.000Z`
}

test.each([
  ['an order for now at once', forNow, 'delivery', '12:00', false],
  [
    'an order for now at once, even when it is promised for hours later',
    named(forNow),
    'takeaway',
    '12:00',
    false,
  ],
  [
    'a takeaway the minutes of the kitchen before its time, and not earlier',
    forLater,
    'takeaway',
    '17:39',
    true,
  ],
  ['a takeaway the minutes of the kitchen before its time', forLater, 'takeaway', '17:40', false],
  ['a delivery the minutes of the kitchen and the way before its time', forLater, 'delivery', '17:25', false],
  ['an order at a later time that was named before that one', named(forLater), 'takeaway', '18:19', true],
  ['an order at a later time that was named', named(forLater), 'takeaway', '18:20', false],
] as const)('the kitchen begins with %s', (_, order, deliverType, time, expected) => {
  expect(startsLater({ ...order, deliverType }, { minutes, now: Date.parse(at(time)) })).toBe(expected)
})

function named<Order extends object>(order: Order) {
  return { ...order, expectedAt: at('18:40') }
}
