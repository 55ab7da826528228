import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpecialDay, Span } from '#contract/hours.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { OtherHours } from './other-hours.tsx'
import { WeekHours } from './week-hours.tsx'

const open: Span[] = [{ start: '11:00', end: '22:00' }]
const week = {
  Monday: open,
  Tuesday: open,
  Wednesday: open,
  Thursday: open,
  Friday: open,
  Saturday: open,
  Sunday: open,
}
const outing: SpecialDay = { name: 'Betriebsausflug', from: '2026-11-27', until: '2026-11-28', spans: [] }

/** What is marked as today on the page of contacts. */
function marked(today: string | undefined, specialDays: SpecialDay[]): string[] {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  const html = renderToString(
    <I18nProvider data={data}>
      <WeekHours week={week} today={today} specialDays={specialDays} />
      <OtherHours specialDays={specialDays} today={today} />
    </I18nProvider>,
  )
  return [...html.matchAll(/<(tr|div) aria-current="date">(.*?)<\/\1>/g)].map(([, , inner = '']) =>
    inner
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('today is marked in the hours of the week', () => {
  expect(marked('2026-11-27', [])).toEqual(['Freitag 11:00–22:00'])
  expect(marked('2026-11-29', [outing])).toEqual(['Sonntag 11:00–22:00'])
})

test('a special day is marked instead of its weekday, whose hours do not count', () => {
  expect(marked('2026-11-28', [outing])).toEqual(['Fr., 27.11. – Sa., 28.11. · Betriebsausflug Geschlossen'])
})

test('nothing is marked before the date is known', () => {
  expect(marked(undefined, [outing])).toEqual([])
})
