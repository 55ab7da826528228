import { expect, test } from 'vitest'
import { byDayPart, dayPart } from './day-part.ts'

test.each([
  [0, 'Night'],
  [11, 'Midday'],
  [14, 'Midday'],
  [15, 'Afternoon'],
  [17, 'Evening'],
  [23, 'Evening'],
])('%i o’clock is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part)
})

test('a break between lunch and dinner makes two groups', () => {
  const windows = ['11:30', '14:15', '17:00', '21:45'].map((start) => ({ start }))
  expect(byDayPart(windows, (start) => Number(start.slice(0, 2)))).toEqual([
    { part: 'Midday', windows: [{ start: '11:30' }, { start: '14:15' }] },
    { part: 'Evening', windows: [{ start: '17:00' }, { start: '21:45' }] },
  ])
})
