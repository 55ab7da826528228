import { expect, test } from 'vitest'
import type { Reservation } from '#contract/reservations.staff.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { ReservationEntry } from './reservation-entry.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
const reservation: Reservation = {
  id: 'r',
  requestedAt: '2026-11-20T18:00:00.000Z',
  reservedAt: '2026-11-21T18:30:00.000Z',
  guests: '1',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  notes: '',
  status: 'requested',
  answer: '',
}

test.each([
  ['1', '1 Gast'],
  ['4', '4 Gäste'],
  ['10+', '10+ Gäste'],
])('a request for %s says %s', (guests, words) => {
  const entry = <ReservationEntry reservation={{ ...reservation, guests }} onAsk={() => {}} />
  const html = renderScreen(entry, { i18n, read: [] })
  expect(/reservation__guests">.*?<\/svg>([^<]*)</.exec(html)?.[1]).toBe(words)
})

test('a request names its branch, where it has one', () => {
  const shown = (more: Partial<Reservation>) =>
    renderScreen(<ReservationEntry reservation={{ ...reservation, ...more }} onAsk={() => {}} />, {
      i18n,
      read: [],
    })
  expect(shown({ branchName: 'Kreuzberg' })).toContain('Kreuzberg')
  expect(shown({})).not.toContain('Filiale')
})
