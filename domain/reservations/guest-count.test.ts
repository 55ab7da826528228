import { expect, test } from 'vitest'
import { builtInMessages } from '../i18n/catalogue.ts'
import { formatMessage } from '../i18n/format-message.ts'
import { guestCount } from './guest-count.ts'

const wordsIn = (language: string) => ({
  language,
  t: (text: string, params = {}) => formatMessage(builtInMessages(language)[text] ?? text, params, language),
})

test.each([
  ['en', ['1 guest', '2 guests', '10+ guests']],
  ['de', ['1 Gast', '2 Gäste', '10+ Gäste']],
  ['tr', ['1 kişi', '2 kişi', '10+ kişi']],
])('one guest, some and ten or more are counted in the words of %s', (language, texts) => {
  expect(['1', '2', '10+'].map((guests) => guestCount(guests, wordsIn(language)))).toEqual(texts)
})
