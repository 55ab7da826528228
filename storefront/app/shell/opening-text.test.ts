import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#ui/i18n.tsx'
import { chipText } from './opening-text.ts'
import type { WorkingHours } from './working-hours.ts'

const i18n = createI18n({ language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' })
const week = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] } as unknown as WorkingHours['week']

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each<[string, Partial<WorkingHours>, string]>([
  ['open', { isOpenNow: true }, 'Open now'],
  ['closed, nobody knows until when', {}, 'Closed'],
  ['out of service', { isActive: false, nextOpen: '2026-11-24T10:30:00Z' }, 'Closed'],
  ['closed until tomorrow', { nextOpen: '2026-11-24T10:30:00Z' }, 'Opens 11:30'],
  ['closed for some days', { nextOpen: '2026-11-26T10:30:00Z' }, 'Opens Thu 11:30'],
  ['closed for longer than a week', { nextOpen: '2026-12-03T10:30:00Z' }, 'Opens 3 Dec'],
  [
    'paused',
    { nextOpen: '2026-11-23T20:30:00Z', pause: { reason: 'The oven is cold' } },
    'Paused until 21:30',
  ],
])('the header of a restaurant that is %s says so', (_, more, text) => {
  const hours = { week, isActive: true, isOpenNow: false, nextOpen: null, ...more }
  expect(chipText(i18n, hours)).toBe(text)
})

test('an opening of tomorrow that the clock could still show today has its day, before summer time too', () => {
  vi.setSystemTime('2027-03-27T11:30:00+01:00')
  const hours = { week, isActive: true, isOpenNow: false, nextOpen: '2027-03-28T12:00:00+02:00' }
  expect(chipText(i18n, hours)).toBe('Opens Sun 12:00')
})
