import { expect, test } from 'vitest'
import { languageChoices, ownName } from './language-choices.ts'

test('a language is called what its speakers call it', () => {
  expect(['de', 'tr', 'fr', 'ar'].map(ownName)).toEqual(['Deutsch', 'Türkçe', 'Français', 'العربية'])
})

test('languages that the shop has are not offered again, the others in the language of the reader', () => {
  const choices = languageChoices(['de', 'en', 'tr'], 'de')
  expect(choices.find(({ code }) => code === 'de')).toBeUndefined()
  expect(choices.slice(0, 3).map(({ name }) => name)).toEqual(['Albanisch', 'Arabisch', 'Bosnisch'])
  expect(choices.filter(({ isRtl }) => isRtl).map(({ code }) => code)).toEqual(['ar', 'he', 'fa', 'ur'])
})
