import { expect, test } from 'vitest'
import { addDays } from '#domain/reservations/calendar-date.ts'
import { createI18n } from '#ui/i18n.tsx'
import { dayName } from './day-name.ts'

const i18n = createI18n({ language: 'en', map: {}, country: 'DE', timeZone: 'Europe/Berlin' })

test.each([
  ['on an evening', '2026-11-20T18:00:00+01:00', ['Today', 'Tomorrow', 'Sun 22/11']],
  ['before midnight', '2026-11-20T23:59:00+01:00', ['Today', 'Tomorrow', 'Sun 22/11']],
  ['in the last hour before summer time', '2027-03-27T23:30:00+01:00', ['Today', 'Tomorrow', 'Mon 29/03']],
  ['in the first hour of the longest day', '2026-10-25T00:30:00+02:00', ['Today', 'Tomorrow', 'Tue 27/10']],
])('%s this day, the next and the one after it are called so', (_, now, names) => {
  const days = [0, 1, 2].map((later) => `${addDays(now.slice(0, 10), later)}T18:00:00Z`)
  expect(days.map((day) => dayName(day, i18n, Date.parse(now)))).toEqual(names)
})
