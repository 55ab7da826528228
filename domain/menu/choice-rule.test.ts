import { expect, test } from 'vitest'
import { builtInMessages } from '../i18n/catalogue.ts'
import { formatMessage, type MessageParams } from '../i18n/format-message.ts'
import { option, variant } from '../test/menu-fixture.ts'
import { choiceRule } from './choice-rule.ts'

const german: Readonly<Record<string, string>> = builtInMessages('de')
const t = (text: string, params: MessageParams = {}) => formatMessage(german[text] ?? text, params, 'de')
const three = [option('a', 100), option('b', 100), option('c', 100)]
const priced = [option('a', 100), option('b', 300)]

test.each([
  [variant('v', 'select', true, three), 'Pflicht · 1 wählen'],
  [variant('v', 'select', false, three), 'Optional'],
  [variant('v', 'checkbox', false, three), 'Optional · bis zu 3'],
  [variant('v', 'checkbox', true, three), 'Pflicht · 1 bis 3 wählen'],
  [variant('v', 'checkbox', true, three, { min: 2, max: 2 }), 'Pflicht · 2 wählen'],
  [
    variant('v', 'checkbox', true, three, { min: 2, maxEach: 2, free: 2 }),
    'Pflicht · 2 bis 6 wählen · 2 frei',
  ],
  [variant('v', 'checkbox', false, priced, { free: 1 }), 'Optional · bis zu 2 · die teuerste frei'],
  [variant('v', 'checkbox', false, priced, { free: 2 }), 'Optional · bis zu 2 · die 2 teuersten frei'],
])('a choice says what is expected of it (%#)', (given, expected) => {
  expect(choiceRule(given, t)).toBe(expected)
})
