import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Span } from '#contract/hours.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { SpanList } from './span-list.tsx'

const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** What is read of the times of a Friday, with the names of its buttons. */
function shown(spans: Span[], errors: Record<string, string[]> = {}): string {
  const html = renderToString(
    <I18nProvider data={data}>
      <SpanList name="Freitag" spans={spans} path="week.Friday" errors={errors} onChange={() => {}} />
    </I18nProvider>,
  )
  return html
    .replace(/<button[^>]*aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('a day without times is closed and can be given one', () => {
  expect(shown([])).toMatch(/Geschlossen .*Zeit hinzufügen/)
})

test('a time that ends on the next day, and one that lasts a whole day, say so', () => {
  expect(shown([{ start: '18:00', end: '02:00' }])).toContain('bis zum nächsten Tag')
  expect(shown([{ start: '00:00', end: '24:00' }])).toContain('rund um die Uhr')
  expect(shown([{ start: '11:00', end: '22:00' }])).not.toMatch(/nächsten Tag|rund um/)
})

test('each time can be removed, and what the server refuses stands beside it', () => {
  const spans = [
    { start: '11:00', end: '15:00' },
    { start: '14:00', end: '22:00' },
  ]
  const text = shown(spans, { 'week.Friday.1.start': ['Das überschneidet sich'] })
  expect(text).toMatch(/\[11:00–15:00 entfernen\].*\[14:00–22:00 entfernen\].*Das überschneidet sich/)
})

test('six times are enough for one day', () => {
  const spans = [10, 12, 14, 16, 18, 20].map((hour) => ({ start: `${hour}:00`, end: `${hour + 1}:00` }))
  expect(shown(spans)).not.toContain('Zeit hinzufügen')
})
