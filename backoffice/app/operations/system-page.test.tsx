import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AlarmKind, type SystemAlarm } from '#contract/operations.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { AlarmRow } from './alarm-row.tsx'

const AT = '2026-11-20T18:00:00.000Z'

function row(language: string, alarm: Partial<SystemAlarm>): string {
  const data = { language, map: builtInMessages(language), country: 'de', timeZone: 'Europe/Berlin' }
  const whole: SystemAlarm = { kind: 'disk', level: 'amber', since: AT, count: 7, name: 'photon', ...alarm }
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider data={data}>
        <AlarmRow alarm={whole} />
      </I18nProvider>
    </MemoryRouter>,
  )
}

test.each(['de', 'en', 'tr'])('every alarm says in %s what is the matter, with its figures', (language) => {
  for (const kind of AlarmKind.options) {
    const html = row(language, { kind })
    expect(html).toMatch(/<h2>[^<]{10,}<\/h2><p>[^<]{20,}/)
    expect(html).not.toMatch(/[{}]/)
  }
})

test('what is urgent says so in words, and mails lead to where they are sent again', () => {
  expect(row('de', { kind: 'mails-failed', level: 'red' })).toMatch(/Dringend.*7 E-Mails.*href="\/mails"/s)
  expect(row('de', { kind: 'mails-failed' })).not.toContain('Dringend')
  expect(row('de', { kind: 'mails-failed', count: 1 })).toContain('1 E-Mail konnte nicht zugestellt werden')
})
