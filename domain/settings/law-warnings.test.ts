import { expect, test } from 'vitest'
import { type LawSettings, lawWarnings } from './law-warnings.ts'

const lawful: LawSettings = {
  COUNTRY: 'de',
  IMPRINT: 'imprint',
  PRIVACY_POLICY: 'privacy',
  TERMS_AND_CONDITIONS: 'terms',
  ALLERGEN_PAGE: 'allergens',
  ALLOW_GUEST_CHECKOUT: '1',
  PRICES_INCLUDE_TAX: '1',
  ADDRESS: 'Hauptstraße 1, 10115 Berlin',
  CONTACT_EMAIL: 'hallo@example.org',
  PHONE: '030 1234567',
}

test('a lawful restaurant is left alone', () => {
  expect(lawWarnings(lawful)).toEqual([])
})

test.each([
  ['R-D4', 'ALLOW_GUEST_CHECKOUT'],
  ['R-C6', 'IMPRINT'],
  ['R-C6', 'CONTACT_EMAIL'],
  ['R-D3', 'PRIVACY_POLICY'],
  ['R-C4', 'TERMS_AND_CONDITIONS'],
  ['R-F1', 'ALLERGEN_PAGE'],
  ['R-P1', 'PRICES_INCLUDE_TAX'],
  ['R-T4', 'ADDRESS'],
] as const)('%s a German owner is warned when %s is empty, another one is not', (_, key) => {
  expect(lawWarnings({ ...lawful, [key]: '' })).toEqual([expect.stringContaining(`${key} is empty`)])
  expect(lawWarnings({ ...lawful, COUNTRY: 'DE', [key]: '' })).toHaveLength(1)
  expect(lawWarnings({ ...lawful, COUNTRY: 'at', [key]: '' })).toEqual([])
})
