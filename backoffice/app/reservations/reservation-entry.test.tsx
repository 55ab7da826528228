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

const now = Date.parse('2026-11-20T19:00:00.000Z')
const shown = (more: Partial<Reservation>, at = now): string =>
  renderScreen(<ReservationEntry reservation={{ ...reservation, ...more }} now={at} onAsk={() => {}} />, {
    i18n,
    read: [],
  })

test.each([
  ['1', '1 Gast'],
  ['4', '4 Gäste'],
  ['10+', '10+ Gäste'],
])('a request for %s says %s', (guests, words) => {
  expect(/reservation__guests">.*?<\/svg>([^<]*)</.exec(shown({ guests }))?.[1]).toBe(words)
})

test('a request names its branch, where it has one', () => {
  expect(shown({ branchName: 'Kreuzberg' })).toContain('Kreuzberg')
  expect(shown({})).not.toContain('Filiale')
})

const buttonsIn = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words)

test.each([
  ['requested', ['Bestätigen', 'Absagen']],
  ['confirmed', ['Doch absagen']],
  ['declined', ['Doch zusagen']],
  ['cancelled', []],
] as const)('a %s reservation of a coming evening offers %j', (status, words) => {
  expect(buttonsIn(shown({ status }))).toEqual(words)
})

test('a request whose time has passed offers no answer and does not wait for one', () => {
  const html = shown({}, Date.parse(reservation.reservedAt))
  expect(buttonsIn(html)).toEqual([])
  expect(html).toContain('Nicht rechtzeitig beantwortet')
  expect(html).not.toMatch(/entry--open|Wartet auf Antwort/)
})
