import { expect, test } from 'vitest'
import type { AvailabilityRule } from '#contract/availability.ts'
import { builtInMessages } from '../i18n/catalogue.ts'
import { formatMessage } from '../i18n/format-message.ts'
import { availabilityRule as rule, lunchRule } from '../test/availability-fixture.ts'
import { availabilityWords, rulesWords } from './availability-words.ts'

const wordsIn = (language: string) => ({
  language,
  t: (text: string, params = {}) => formatMessage(builtInMessages(language)[text] ?? text, params, language),
})
const weekend = rule({ weekdays: ['Sunday', 'Saturday'], spans: [{ start: '12:00', end: '15:00' }] })

test.each<[string, AvailabilityRule[], string]>([
  ['no limit is no word', [rule()], ''],
  ['any rule without a limit is enough', [lunchRule, rule()], ''],
  ['days in a row are a span', [lunchRule], 'Mo–Fr 11:30–14:30'],
  ['all days need no word', [rule({ weekdays: [], spans: lunchRule.spans })], '11:30–14:30'],
  ['two days are both named', [weekend], 'Sa, So 12:00–15:00'],
  ['days apart are named singly', [rule({ weekdays: ['Monday', 'Wednesday'] })], 'Mo, Mi'],
  ['ways are named', [{ ...lunchRule, deliverTypes: ['takeaway'] }], 'Mo–Fr 11:30–14:30 · nur zur Abholung'],
  ['a first date', [rule({ from: '2026-12-01' })], 'ab 1. Dez. 2026'],
  ['a last date', [rule({ until: '2026-12-24' })], 'bis 24. Dez. 2026'],
  ['both dates', [rule({ from: '2026-12-01', until: '2026-12-24' })], '1. Dez. 2026 – 24. Dez. 2026'],
  ['several rules', [lunchRule, weekend], 'Mo–Fr 11:30–14:30; Sa, So 12:00–15:00'],
])('%s', (_, rules, expected) => {
  expect(rulesWords(rules, wordsIn('de'))).toBe(expected)
})

test('the rules of a dish and of its category stand in one line, in the language of the reader', () => {
  const pickup = rule({ deliverTypes: ['takeaway'] })
  const line = (language: string) => availabilityWords([[pickup], [lunchRule]], wordsIn(language))
  expect(line('en')).toBe('only for pickup · Mon–Fri 11:30–14:30')
  expect(line('de')).toBe('nur zur Abholung · Mo–Fr 11:30–14:30')
  expect(line('tr')).toBe('yalnızca gel al olarak · Pzt–Cum 11:30–14:30')
})
