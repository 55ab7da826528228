import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { TextField } from '#ui/field.tsx'
import { I18nProvider } from '#ui/i18n.tsx'
import { useLengthIssue } from './use-length-issue.ts'

function Reason({ typed }: { typed: string }) {
  return <TextField label="Grund" value={typed} error={useLengthIssue()(typed, 200)} readOnly />
}

function shown(typed: string): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  return renderToString(
    <I18nProvider data={data}>
      <Reason typed={typed} />
    </I18nProvider>,
  )
}

test('a text that is too long stays whole in its field, which says how long it may be', () => {
  const typed = 'a'.repeat(201)
  const html = shown(typed)
  expect(html).toContain(`value="${typed}"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('Höchstens 200 Zeichen sind möglich')
})

test('a text that fits without the spaces around it is not refused', () => {
  expect(shown(`  ${'a'.repeat(200)}  `)).not.toContain('aria-invalid')
})
