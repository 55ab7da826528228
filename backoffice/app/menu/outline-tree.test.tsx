import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { categoryDocument, comboDocument, productDocument } from '#domain/test/document-fixture.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { OutlineTree } from './outline-tree.tsx'
import type { MenuActions } from './use-menu-actions.ts'

const entry = <T,>(id: string, state: 'published' | 'changed' | 'deleted', document: T) => ({
  id,
  state,
  version: '1',
  document,
})
const outline = {
  categories: [
    {
      entry: entry('pizza', 'published', categoryDocument()),
      products: [
        entry('margherita', 'changed', productDocument()),
        entry('tonno', 'deleted', productDocument({ name: 'Tonno', sizes: [], allergensUnknown: true })),
      ],
    },
  ],
  combos: [entry('lunch', 'published', comboDocument())],
}

/** The text of the outline, with the names of its buttons. */
function shown(onMove?: () => void): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  const html = renderToString(
    <MemoryRouter>
      <I18nProvider data={data}>
        <OutlineTree
          outline={outline}
          soldOut={new Set(['margherita'])}
          actions={{} as MenuActions}
          {...(onMove && { onMove })}
        />
      </I18nProvider>
    </MemoryRouter>,
  )
  return html
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the outline shows dishes with their lowest price, what is drafted and what is missing', () => {
  const text = shown(() => {})
  expect(text).toContain('Pizza 2 Gerichte')
  expect(text).toMatch(/Margherita Ausverkauft Geändert ab 9,90 €/)
  expect(text).toMatch(/Tonno Allergene unbekannt Wird entfernt Kein Preis/)
  expect(text).toMatch(/Mittagspause 12,00 €/)
})

test('what is not to be deleted can be moved, and nothing while only some of the menu is shown', () => {
  expect(shown(() => {})).toContain('[Margherita verschieben]')
  expect(shown(() => {})).not.toContain('[Tonno verschieben]')
  expect(shown()).not.toContain('verschieben]')
})
