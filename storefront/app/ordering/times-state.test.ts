import { expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import { createI18n } from '#ui/i18n.tsx'
import { timesState } from './times-state.ts'

const zone = 'Europe/Berlin'
const i18n = createI18n({ language: 'en', map: {}, country: 'de', timeZone: zone })
const at = (local: string) => Date.parse(`${local}:00+01:00`)
const pickup = availabilityRule({ deliverTypes: ['takeaway'] })
const advent = availabilityRule({ from: '2026-12-01', until: '2026-12-24' })

test.each<[string, Availability, string, string | undefined]>([
  ['while it can be had', [[lunchRule]], '2026-11-20T12:00', undefined],
  ['before its time of the day', [[lunchRule]], '2026-11-20T09:00', 'today from 11:30'],
  ['on an evening before a weekend', [[lunchRule]], '2026-11-20T18:00', 'again Mon, 11:30'],
  ['weeks before', [[advent]], '2026-11-20T18:00', 'again 1 Dec, 00:00'],
  ['when its dates are over', [[advent]], '2026-12-25T12:00', 'Not at the moment'],
])('%s a guest reads: %#', (_, rules, now, text) => {
  expect(timesState(rules, { at: at(now), zone }, at(now), i18n)?.text).toBe(text)
})

test('what is to be had now but not at the chosen time says so, and offers now', () => {
  const now = at('2026-11-20T12:00')
  const state = timesState([[lunchRule]], { at: at('2026-11-20T19:00'), zone }, now, i18n)
  expect(state).toEqual({ text: 'Only now, not at the time you have chosen', next: now })
})

test.each<[DeliverType, string | undefined]>([
  ['takeaway', undefined],
  ['delivery', 'Not in the way you have chosen'],
])('what is for pickup alone is answered for %s with %s', (deliverType, text) => {
  const now = at('2026-11-20T12:00')
  expect(timesState([[pickup]], { at: now, zone, deliverType }, now, i18n)?.text).toBe(text)
})
