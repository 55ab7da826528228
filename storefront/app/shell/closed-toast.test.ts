import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#ui/i18n.tsx'
import { laterText } from './closed-toast.ts'
import type { WorkingHours } from './working-hours.ts'

const i18n = createI18n({ language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' })
const week = {} as WorkingHours['week']
const closed: WorkingHours = { week, isActive: true, isOpenNow: false, nextOpen: '2026-11-24T10:30:00Z' }

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['its first time, not when it opens', '2026-11-24T11:15:00Z', 'You can order for later, from 12:15.'],
  ['the day of a time in some days', '2026-11-26T11:15:00Z', 'You can order for later, from Thu 12:15.'],
  ['the date of a time after a week', '2026-12-03T11:15:00Z', 'You can order for later, from 3 Dec, 12:15.'],
  ['no time that is not known', undefined, 'You can order for later.'],
  ['when it opens, where nothing is taken for later', null, 'Opens 11:30'],
])('a closed restaurant names %s', (_, first, text) => {
  expect(laterText(first, closed, i18n)).toBe(text)
})

test('a time of tomorrow that the clock could still show today has its day, before summer time too', () => {
  vi.setSystemTime('2027-03-27T11:30:00+01:00')
  expect(laterText('2027-03-28T12:00:00+02:00', closed, i18n)).toBe(
    'You can order for later, from Sun 12:00.',
  )
})
