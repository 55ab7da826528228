import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { pageNotes } from './page-notes.ts'

const settings = {
  IMPRINT: 'imprint',
  PRIVACY_POLICY: 'privacy',
  USES_NEW_ADDRESS_SYSTEM: '1',
  GEOCODER: 'local',
}
const notes = (page: string, more: Partial<typeof settings> = {}) =>
  pageNotes(page, { ...settings, ...more }, builtInMessages('de'), 'de')

test('the imprint names the source of every file that ships with the app', () => {
  expect(notes('imprint')).toContain('<h2 id="sources">Datenquellen</h2>')
  for (const source of ['OpenStreetMap', 'Geoportal Berlin', 'Amt für Statistik', 'GeoNames'])
    expect(notes('imprint')).toContain(source)
})

test.each([
  ['photon', 'Photon'],
  ['nominatim', 'Nominatim'],
  ['google', 'Google Maps Platform'],
])('the privacy notice names %s when the shop chose it', (choice, name) => {
  expect(notes('privacy', { GEOCODER: choice })).toContain(name)
})

test('while addresses stay on our server the privacy notice needs no name', () => {
  expect(notes('privacy')).toBe('')
})

test('other pages stay as they are, and all of them without a search of addresses', () => {
  expect(notes('terms', { GEOCODER: 'google' })).toBe('')
  expect(notes('imprint', { USES_NEW_ADDRESS_SYSTEM: '' })).toBe('')
  expect(notes('', { IMPRINT: '', USES_NEW_ADDRESS_SYSTEM: '' })).toBe('')
})
