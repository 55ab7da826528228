import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { weekdays } from '#contract/weekdays.ts'
import type { SpecialDay } from '#contract/hours.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { OpeningWeek } from './opening-week.tsx'

const week = Object.fromEntries(weekdays.map((day) => [day, [{ start: '11:00', end: '22:00' }]]))
const i18n = { language: 'en', map: {}, country: 'DE', timeZone: 'Europe/Berlin' }

function shown(specialDays?: readonly SpecialDay[]): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: OpeningWeek }])
  const shop = { week, ...(specialDays && { specialDays }) }
  const html = renderToStaticMarkup(
    <I18nProvider data={i18n}>
      <Page hydrationData={{ loaderData: { root: { shop } } }} />
    </I18nProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('below the week stand the special days of the next weeks, closed or with their hours', () => {
  const text = shown([
    { name: 'Christmas Eve', from: '2026-12-24', until: '2026-12-24', spans: [] },
    { name: 'Fair', from: '2026-12-27', until: '2026-12-28', spans: [{ start: '12:00', end: '16:00' }] },
  ])
  expect(text).toMatch(/Sunday 11:00–22:00 Thu,? 24\/12 Closed · Christmas Eve /)
  expect(text).toContain('12:00–16:00 · Fair')
  const noon = [{ start: '11:00', end: '15:00' }]
  const eve = { name: 'Eve', from: '2026-12-24', until: '2026-12-24', spans: [], ways: { delivery: noon } }
  expect(shown([eve])).toContain('Closed · Delivery: 11:00–15:00 · Eve')
  expect(shown()).not.toContain('·')
})
