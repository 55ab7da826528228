import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { DemoContents } from '#contract/demo.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { RemoveDemoForm } from './remove-demo-form.tsx'

const demo: DemoContents = {
  dishes: 128,
  changedDishes: 0,
  pages: 7,
  orders: 3,
  accounts: 1,
  reservations: 2,
  hasOwnOrders: false,
}
const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }

/** The words before and after the heading of what stays. */
function words(more: Partial<DemoContents> = {}): { goes: string; stays: string } {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider data={data}>
        <RemoveDemoForm demo={{ ...demo, ...more }} />
      </I18nProvider>
    </MemoryRouter>,
  )
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  const [goes = '', stays = ''] = text.split('Das bleibt')
  return { goes, stays }
}

test('it says what goes and what stays, that it cannot be taken back, and asks for the password', () => {
  const { goes, stays } = words()
  expect(goes).toContain('128 Gerichte mit Auswahlen')
  expect(goes).toContain('7 Seiten')
  expect(goes).toContain('3 Bestellungen 1 Konto von Gästen')
  expect(goes).not.toContain('geändert')
  expect(stays).toMatch(/Team und Protokoll .* Das lässt sich nicht rückgängig machen\. .* Jetziges Passwort/)
  expect(stays).not.toContain('Bestellungen')
})

test('dishes that were changed are counted among those that go', () => {
  expect(words({ changedDishes: 2 }).goes).toContain('auch die 2 geänderten')
})

test('orders, guests and reservations stay when own business is among them', () => {
  const { goes, stays } = words({ hasOwnOrders: true })
  expect(goes).not.toMatch(/Bestellung|Konto|Reservierung/)
  expect(stays).toContain('3 Bestellungen – eigene sind darunter')
})
