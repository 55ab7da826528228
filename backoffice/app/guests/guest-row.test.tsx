import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { StaffGuestSummary } from '#contract/guests.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { cents } from '#domain/money.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { GuestRow } from './guest-row.tsx'

const ada: StaffGuestSummary = {
  id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  hasAccount: true,
  lastOrderAt: '2026-11-20T18:00:00.000Z',
  orders: 3,
  spent: cents(2_970),
  points: cents(250),
  isBlocked: true,
}

function shown(more: Partial<StaffGuestSummary>): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  const html = renderToString(
    <MemoryRouter>
      <I18nProvider data={data}>
        <GuestRow guest={{ ...ada, ...more }} />
      </I18nProvider>
    </MemoryRouter>,
  )
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('a guest stands in the list with contact, block, orders, points and the last order', () => {
  expect(shown({})).toBe(
    'Ada Lovelace ada@example.org 030 1234567 Gesperrt Konto 29,70 € 3 Bestellungen 2,50 € in Punkten 20.11.2026',
  )
})

test('a guest of whom only a block is left still has a name to press', () => {
  const gone = {
    name: '',
    email: '',
    phone: '',
    hasAccount: false,
    orders: 0,
    points: cents(0),
    lastOrderAt: null,
  }
  expect(shown(gone)).toBe('Gelöschter Gast Gesperrt 0 Bestellungen')
})
