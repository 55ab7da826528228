import { expect, test } from 'vitest'
import { minutesLeft } from './time-left.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const window = { from: at('18:35:00'), to: at('18:45:00') }
const named = { from: at('18:40:00'), to: at('18:40:00') }

test.each([
  ['half an hour before its window', window, '18:05:00', { from: 30, to: 40 }],
  ['within a minute that has begun', window, '18:05:01', { from: 30, to: 40 }],
  ['a whole minute later', window, '18:06:00', { from: 29, to: 39 }],
  ['when its window begins', window, '18:35:00', { from: 0, to: 10 }],
  ['in the last second of its window', window, '18:44:59', { from: 0, to: 1 }],
  ['when its window is over', window, '18:45:00', undefined],
  ['two hours before the end of its window', window, '16:45:00', { from: 110, to: 120 }],
  ['earlier than that', window, '16:44:59', undefined],
  ['before a time that was named', named, '18:12:30', { from: 28, to: 28 }],
  ['after a time that was named', named, '18:40:01', undefined],
])('minutes are left %s', (_, expected, now, left) => {
  expect(minutesLeft(expected, at(now).getTime())).toEqual(left)
})
