import { expect, test } from 'vitest'
import { deFormal } from './de-formal.ts'
import { de } from './de.ts'
import { builtInMessages, catalogueName } from './catalogue.ts'

const DU = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?|s)?)(?!\p{L})/iu
const DO =
  /(?<!\p{L})(?:fang|gib|wähle|prüfe|versuche es|melde|lass|nimm|schreib|komm|ruf|frag|sag|sieh|such|füge|schalte|lege|lade|hole|tippe|schiebe|markiere|ergänze|bestätige|bitte akzeptiere|sende|nenne|warte|scanne|antworte|vergiss|ändere)(?!\p{L})/iu
const isFamiliar = (text: string) => DU.test(text) || DO.test(text)

test('every German text that says "du", or uses the informal imperative, has a formal twin', () => {
  const familiar = Object.entries(de).filter(([, text]) => isFamiliar(text))
  expect(familiar.length).toBeGreaterThan(200)
  expect(familiar.filter(([key]) => !(key in deFormal))).toEqual([])
})

test('no formal text says "du", and each belongs to a familiar one that reads differently', () => {
  const wrong = Object.entries(deFormal).filter(
    ([key, text]) => isFamiliar(text) || !(key in de) || de[key] === text,
  )
  expect(wrong).toEqual([])
})

test('every formal text says "Sie", "Ihnen" or "Ihr"', () => {
  const other = Object.values(deFormal).filter(
    (text) => !/(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u.test(text),
  )
  expect(other).toEqual([])
})

test('a formal text fills the same names as its twin', () => {
  const names = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()
  const differing = Object.entries(deFormal).filter(
    ([key, text]) => JSON.stringify(names(text)) !== JSON.stringify(names(de[key])),
  )
  expect(differing).toEqual([])
})

test('only German has a formal address, and only when it is asked for', () => {
  const say = (language: string, form?: string) => builtInMessages(language, form)['Your cart is empty']
  expect(say('de')).toBe('Dein Warenkorb ist leer')
  expect(say('de', 'sie')).toBe('Ihr Warenkorb ist leer')
  expect(say('en', 'sie')).toBeUndefined()
  expect(say('tr', 'sie')).toBe(say('tr'))
})

test.each([
  ['de', 'du', 'de'],
  ['de', 'sie', 'de-sie'],
  ['tr', 'sie', 'tr'],
  ['en', 'sie', 'en'],
  ['ar', 'du', 'en'],
])('the catalogue of %s with %s is %s', (language, form, expected) => {
  expect(catalogueName(language, form)).toBe(expected)
})
