import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { EmailData } from './guest-data.tsx'

test('R-D5 what is stored under an address can be taken as a file, whatever stands in it, and deleted', () => {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  const html = renderToString(
    <I18nProvider data={data}>
      <EmailData email="ada+pizza@example.org" onRemoved={() => {}} />
    </I18nProvider>,
  )
  expect(html).toContain('href="/api/staff/guest-data/export?email=ada%2Bpizza%40example.org"')
  expect(html).toContain('Alles unter ada+pizza@example.org, was zu keinem Konto gehört')
  expect(html).toContain('Daten löschen')
})
