import { expect, test } from 'vitest'
import { builtInLanguages, builtInMessages } from '../i18n/catalogue.ts'
import { holidayNameIn } from './holiday-name.ts'
import { holidayNames } from './holidays.ts'

test.each([
  ['Karfreitag', 'en', 'Good Friday'],
  ['Good Friday', 'de', 'Karfreitag'],
  ['Karfreitag', 'fr', 'Good Friday'],
  ['Karfreitag', 'de', 'Karfreitag'],
  ['Betriebsferien', 'en', 'Betriebsferien'],
])('%s reads in %s as %s', (name, language, expected) => {
  expect(holidayNameIn(name, language)).toBe(expected)
})

test('every holiday has a name in every language of the product', () => {
  const others = builtInLanguages.filter((language) => language !== 'en')
  const missing = others.flatMap((language) =>
    [...holidayNames].filter((name) => !(name in builtInMessages(language))),
  )
  expect(missing).toEqual([])
})
