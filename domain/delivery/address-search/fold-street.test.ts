import { expect, test } from 'vitest'
import { foldStreet, streetKeys } from './fold-street.ts'

test.each([
  ['Karl-Marx-Straße'],
  ['karl marx str.'],
  ['KARLMARXSTRASSE'],
  ['Karl-Marx-Str'],
  ['Karl-Marx-Straße'.normalize('NFD')],
])('%s folds to one text', (typed) => {
  expect(foldStreet(typed)).toBe('karlmarxstrase')
})

test('an umlaut is found as ae and as a', () => {
  expect(streetKeys('Görlitzer Straße')).toEqual(['goerlitzerstrase', 'gorlitzerstrase'])
  expect(streetKeys('Görlitzer Straße')).toContain(foldStreet('Goerlitzer Str.'))
  expect(streetKeys('Görlitzer Straße')).toContain(foldStreet('gorlitzerstrasse'))
  expect(streetKeys('Görlitzer Straße'.normalize('NFD'))).toEqual(streetKeys('Görlitzer Straße'))
})

test('str in the middle of a name is written out, at the end only when the name is complete', () => {
  expect(foldStreet('Str. des 17. Juni')).toBe('strasedes17juni')
  expect(foldStreet('am str', false)).toBe('amstr')
  expect(foldStreet('am str')).toBe('amstrase')
})

test('a slip on ß stays one slip', () => {
  expect(foldStreet('Straßße')).toBe(foldStreet('Strase'))
})

test('other accents fall away', () => {
  expect(foldStreet('Bouchéstraße')).toBe('bouchestrase')
})
