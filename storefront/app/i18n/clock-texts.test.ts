import { expect, test } from 'vitest'
import { createI18n } from '#ui/i18n.tsx'
import { clockTexts } from './clock-texts.ts'

const i18n = createI18n({ language: 'de', map: {}, country: 'DE', timeZone: 'Europe/Berlin' })
const starts = ['2026-10-25T00:45:00.000Z', '2026-10-25T01:45:00.000Z', '2026-10-25T02:45:00.000Z']

test('times of day that come twice when summer time ends name their zone, every other one stands alone', () => {
  const clock = clockTexts(starts, i18n)
  expect(starts.map((start) => clock(start))).toEqual(['02:45 MESZ', '02:45 MEZ', '03:45'])
})

test('the end of an entry names its zone with the start, also where it reads like no other', () => {
  const clock = clockTexts(starts, i18n)
  expect(clock('2026-10-25T01:00:00.000Z', starts[0])).toBe('02:00 MEZ')
  expect(clock('2026-10-25T03:00:00.000Z', starts[2])).toBe('04:00')
})
