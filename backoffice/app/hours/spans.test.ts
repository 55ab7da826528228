import { expect, test } from 'vitest'
import { spanNote, withOneMore } from './spans.ts'

test.each([
  [[], [{ start: '11:00', end: '22:00' }]],
  [
    [{ start: '11:00', end: '14:30' }],
    [
      { start: '11:00', end: '14:30' },
      { start: '17:00', end: '22:00' },
    ],
  ],
  [
    [{ start: '17:00', end: '22:00' }],
    [
      { start: '17:00', end: '22:00' },
      { start: '15:00', end: '17:00' },
    ],
  ],
  [
    [{ start: '11:30', end: '00:30' }],
    [
      { start: '11:30', end: '00:30' },
      { start: '09:00', end: '11:30' },
    ],
  ],
])('after %j comes a time that overlaps with none', (spans, expected) => {
  expect(withOneMore(spans)).toEqual(expected)
})

test.each([
  ['11:00', '22:00', undefined],
  ['18:00', '24:00', undefined],
  ['18:00', '00:00', undefined],
  ['18:00', '02:00', 'next day'],
  ['00:00', '24:00', 'whole day'],
  ['10:00', '10:00', 'whole day'],
] as const)('from %s until %s: %s', (start, end, expected) => {
  expect(spanNote({ start, end })).toBe(expected)
})
