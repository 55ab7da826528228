import { expect, test } from 'vitest'
import type { AvailabilityRule } from '#contract/availability.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import { eveningWeek } from '#domain/test/quote-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { AvailabilityField } from './availability-field.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** The field of a restaurant that is open in the evenings. */
function shown(rules: AvailabilityRule[], errors = {}, within?: AvailabilityRule[]): string {
  const field = <AvailabilityField rules={rules} within={within} errors={errors} onChange={() => {}} />
  return renderScreen(field, { i18n, read: [[['working-hours'], eveningWeek]] })
}

test('without rules the field says that there is no limit, and offers to set one', () => {
  const html = shown([])
  expect(html).toContain('Gäste lesen: immer, auf jede Art')
  expect(html).toContain('Zeiten begrenzen')
  expect(html).not.toContain('type="checkbox"')
})

test('rules are read back in the words of guests', () => {
  const evening = availabilityRule({ weekdays: ['Friday'], spans: [{ start: '17:00', end: '20:00' }] })
  const html = shown([evening, availabilityRule({ deliverTypes: ['takeaway'] })])
  expect(html).toContain('Gäste lesen: Fr 17:00–20:00; nur zur Abholung')
  expect(html).not.toContain('kann es niemand je bestellen')
})

test('the rules of the category of a dish are read back with its own', () => {
  const evening = availabilityRule({ spans: [{ start: '17:00', end: '20:00' }] })
  const html = shown([availabilityRule({ deliverTypes: ['takeaway'] })], {}, [evening])
  expect(html).toContain('Gäste lesen: nur zur Abholung · 17:00–20:00')
})

test('rules that never meet the opening hours are warned about', () => {
  expect(shown([lunchRule])).toContain('kann es niemand je bestellen')
})

test('a last day before the first has its message at the field', () => {
  const rules = [availabilityRule({ from: '2027-12-24', until: '2027-12-01' })]
  const html = shown(rules, { 'availability.0.until': ['Der letzte Tag liegt vor dem ersten'] })
  expect(html).toMatch(/type="date"[^>]*aria-invalid="true"/)
  expect(html).toContain('Der letzte Tag liegt vor dem ersten')
})
