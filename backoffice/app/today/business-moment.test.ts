import { expect, test } from 'vitest'
import { businessMoment } from './business-moment.ts'

test.each([
  ['2026-06-19T21:30:00Z', 'Friday'], // 23:30
  ['2026-06-19T22:30:00Z', 'Friday'], // 00:30 on Saturday
  ['2026-06-20T02:59:00Z', 'Friday'], // 04:59 on Saturday
  ['2026-06-20T03:00:00Z', 'Saturday'], // 05:00
  ['2026-03-29T03:30:00Z', 'Sunday'], // 05:30 after a night of an hour less
  ['2026-03-29T22:30:00Z', 'Sunday'], // 00:30 on the Monday after it
  ['2026-10-25T03:30:00Z', 'Saturday'], // 04:30 after a night of an hour more
])('at %s the restaurant in Berlin works on %s', (now, weekday) => {
  const timeZone = 'Europe/Berlin'
  const moment = businessMoment(new Date(now), timeZone)
  expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(moment)).toBe(weekday)
})
