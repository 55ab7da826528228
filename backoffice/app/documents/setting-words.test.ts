import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { createI18n } from '#ui/i18n.tsx'
import { settingChangeWords, settingName, settingWords } from './setting-words.ts'

const i18n = createI18n({
  language: 'de',
  map: builtInMessages('de'),
  country: 'de',
  timeZone: 'Europe/Berlin',
})

test.each([
  ['ALLOW_TIP', '1', 'an'],
  ['ALLOW_TIP', '', 'aus'],
  ['TIP_PERCENTS', '5,12.5', '5 · 12,5 %'],
  ['PREORDER_DAYS', '7', '7 Tage'],
  ['REUSABLE_DEPOSIT', '2.5', '2,50 €'],
  ['REUSABLE_PACKAGING', 'own_container', 'Gäste bringen eigene Behälter mit'],
  ['THEME_COLORS', '{"brand":"#c2371b","paper":"#fff9f0"}', '#c2371b · #fff9f0'],
  ['TAGLINE', '', 'leer'],
  ['TAGLINE', 'Heiß', 'Heiß'],
  ['GONE', '1', '1'],
])('%s with "%s" reads "%s"', (key, value, words) => {
  expect(settingWords(key, value, i18n).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a setting is called by its label, one that is not known any more by its key', () => {
  expect(settingName('ALLOW_TIP', i18n.t)).toBe('Trinkgeld')
  expect(settingName('constructor', i18n.t)).toBe('constructor')
})

test('a change of a setting is said in words, one of its picture as that of every document', () => {
  const change = { part: null, language: null, before: '1', after: '' }
  expect(settingChangeWords('ALLOW_TIP', { ...change, field: 'value' }, i18n)).toEqual({
    label: 'Wert',
    before: 'an',
    after: 'aus',
  })
  const picture = { ...change, field: 'poster', part: 'poster', before: null, after: '/media/l.webp' }
  expect(settingChangeWords('LOGO', picture, i18n)).toEqual({
    label: 'Bild',
    before: '–',
    after: 'Bild',
  })
})
