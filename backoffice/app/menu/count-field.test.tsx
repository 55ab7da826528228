import { expect, test } from 'vitest'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { CountField } from './count-field.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

test('a number belongs to a document, which it tells of text that is none', () => {
  const count = <CountField label="At most" value={3} error={undefined} onChange={() => {}} />
  const shown = renderScreen(<UnreadableText value={null}>{count}</UnreadableText>, { i18n, read: [] })
  expect(shown).toContain('value="3"')
  expect(() => renderScreen(count, { i18n, read: [] })).toThrow('stands in no frame')
})
