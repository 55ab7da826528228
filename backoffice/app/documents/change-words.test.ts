import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import type { FieldChange } from '#contract/publishing.staff.ts'
import { lunchRule } from '#domain/test/availability-fixture.ts'
import { createI18n } from '#ui/i18n.tsx'
import { changeWords, valueWords } from './change-words.ts'

const i18n = createI18n({
  language: 'de',
  map: builtInMessages('de'),
  country: 'de',
  timeZone: 'Europe/Berlin',
})
const change = (field: string, more: Partial<FieldChange>): FieldChange => ({
  field,
  part: null,
  language: null,
  before: null,
  after: null,
  ...more,
})
/** A change in one line, with plain spaces. */
const line = (one: FieldChange) => {
  const { label, before, after } = changeWords(one, i18n)
  return `${label}: ${before} > ${after}`.replaceAll('\u00a0', ' ')
}

test.each([
  [change('price', { part: 'Pizza groß', before: 16.9, after: 17.5 }), 'Pizza groß: 16,90 € > 17,50 €'],
  [change('deposit', { part: '0,5 l', before: null, after: 0.08 }), '0,5 l · Pfand: – > 0,08 €'],
  [change('name', { language: 'en', before: '', after: 'Soup' }), 'Name · EN: – > Soup'],
  [change('vatClass', { before: 'food', after: 'milk_drink' }), 'Steuerklasse: Speise > Milchgetränk'],
  [change('tags', { before: [], after: ['vegan', 'new'] }), 'Merkmale: – > vegan, neu'],
  [change('extras', { before: ['Käse'], after: ['Käse', 'food'] }), 'Extras: Käse > Käse, food'],
  [change('allergensUnknown', { before: true, after: false }), 'Allergene unbekannt: ja > nein'],
  [change('poster', { before: null, after: '/media/a/480.webp' }), 'Bild: – > Bild'],
  [change('gallery', { before: [], after: ['/media/a/480.webp', '/b'] }), 'Bilder: – > 2 Bilder'],
  [change('alt', { language: 'en', before: '', after: 'On wood' }), 'Alternativtext · EN: – > On wood'],
  [change('content', { part: 'Dose', before: null, after: '0.33 l' }), 'Dose · Inhalt: – > 0,33 l'],
  [change('minAge', { before: null, after: 16 }), 'Mindestalter: – > 16'],
  [
    change('week.Friday', { before: ['11:00–22:00'], after: ['closed'] }),
    'Freitag: 11:00–22:00 > Geschlossen',
  ],
  [
    change('ways.delivery.Friday', { before: null, after: ['17:00–20:00'] }),
    'Lieferung · Freitag: – > 17:00–20:00',
  ],
  [
    change('products', { part: 'Pizza', before: ['a', 'b'], after: ['b', 'a'] }),
    'Pizza · Gerichte:  > neu geordnet',
  ],
  [
    change('availability', { before: [], after: [JSON.stringify(lunchRule)] }),
    'Wann es das gibt: immer > Mo–Fr 11:30–14:30',
  ],
  [change('somethingNew', { before: 'a', after: 'b' }), 'somethingNew: a > b'],
] as const)('%j reads %s', (one, words) => {
  expect(line(one)).toBe(words)
})

test('the sizes of a dish are shown with their prices and deposits', () => {
  const sizes = [
    { sizeId: 's', price: 300, deposit: 15 },
    { sizeId: 'l', price: 500, deposit: 0 },
  ]
  const nameOf = (id: string) => ({ s: 'klein', l: 'groß' })[id]
  expect(valueWords('sizes', sizes, i18n, nameOf).replaceAll('\u00a0', ' ')).toBe(
    'klein 3,00 € + Pfand 0,15 €, groß 5,00 €',
  )
})

test('the contents of a size are shown with the decimal comma of the language', () => {
  expect(valueWords('content', { value: 0.33, unit: 'l' }, i18n, () => undefined)).toBe('0,33 l')
})
