import { expect, test } from 'vitest'
import { languageOffer } from './language-offer.ts'

const languages = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'it', name: 'Italiano' },
]
const visit = { cookie: 'XSRF-TOKEN=abc', shown: 'de', languages, preferred: ['en-GB', 'de'] }

test.each([
  [['en-GB', 'de'], 'View in English?'],
  [['fr-FR', 'tr'], 'Türkçe görüntülensin mi?'],
  [['it'], 'Italiano?'],
])('a browser that prefers %j is offered "%s" in its own language', (preferred, question) => {
  expect(languageOffer({ ...visit, preferred })?.question).toBe(question)
})

test.each([
  ['the page is in the preferred language already', { preferred: ['de-AT', 'en'] }],
  ['the shop has none of the languages', { preferred: ['fr', 'nl'] }],
  ['a language was chosen or the offer declined', { cookie: 'a=b; lang=de' }],
])('nothing is offered where %s', (_, different) => {
  expect(languageOffer({ ...visit, ...different })).toBeUndefined()
})
