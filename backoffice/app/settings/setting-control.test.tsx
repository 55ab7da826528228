import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type SettingKey, settings } from '#contract/settings.ts'
import { de } from '#domain/i18n/de.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { SettingControl } from './setting-control.tsx'
import { definitions, findSettings, settingGroups } from './setting-groups.ts'
import { settingHelp } from './setting-help.ts'

const keys = Object.keys(settings) as SettingKey[]
const page = (id: string, name: string, state: 'published' | 'deleted' = 'published') => ({
  id,
  state,
  version: '1',
  document: {
    name,
    text: '',
    translations: {},
    slug: id,
    isPopup: false,
    onHeader: false,
    onFooter: true,
    position: 0,
  },
})

function fieldOf(key: SettingKey, value: string = definitions[key].default): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider data={data}>
        <SettingControl
          settingKey={key}
          definition={definitions[key]}
          value={value}
          pages={[page('impressum', 'Impressum'), page('alt', 'Alte Seite', 'deleted')]}
          aria={{ id: 'f', 'aria-labelledby': 'l', 'aria-describedby': 'd', 'aria-invalid': undefined }}
          onChange={() => {}}
        />
      </I18nProvider>
    </MemoryRouter>,
  )
}

/** What each type of the registry is edited with; a picture is shown by its row. */
const fields = {
  text: /^<(input|textarea) [^>]*class="field__input"/,
  url: /^<input [^>]*inputMode="url"/,
  flag: /^<input [^>]*role="switch"/,
  number: /^<span class="number-control"><input [^>]*inputMode="decimal"[^>]*\/>(minutes|Minuten|Tage|%|€)?/,
  list: /^<div class="list-control" role="group"/,
  choice: /^<select .*<option value="(\w+)"/,
  page: /^<select .*<option value="" selected="">Keine Seite/,
  picture: /^$/,
  json: /^<a [^>]*href="\/settings\/look"/,
} as const

describe('the registry of settings', () => {
  test('has every key on exactly one screen of an owner', () => {
    const shown = settingGroups('owner').flatMap(({ keys: some }) => some)
    expect(shown.toSorted()).toEqual(keys.toSorted())
    expect(new Set(settingGroups('owner').map(({ group }) => group)).size).toBe(settingGroups('owner').length)
  })

  test('shows code for the head of all pages to owners alone', () => {
    const shownTo = (role: 'owner' | 'manager') => settingGroups(role).map(({ group }) => group)
    expect(shownTo('owner')).toContain('code')
    expect(shownTo('manager')).not.toContain('code')
    expect(settingGroups('manager').flatMap(({ keys: some }) => some)).not.toContain('CUSTOM_HEADER_CODE')
  })

  test.each(keys)('%s has a field of its type', (key) => {
    expect(fieldOf(key)).toMatch(fields[definitions[key].type])
  })

  test('has a label and a help in every built-in language', () => {
    const texts = keys.flatMap((key) => [definitions[key].label, settingHelp[key]])
    expect(texts.filter((text) => text === '' || !(text in de) || !builtInMessages('tr')[text])).toEqual([])
  })
})

test('every choice has a word of its own', () => {
  const words = (key: SettingKey) =>
    [...fieldOf(key).matchAll(/<option[^>]*>([^<]+)/g)].map(([, word]) => word)
  expect(words('REUSABLE_PACKAGING')).toEqual([
    'Nicht angeboten',
    'Gegen Pfand angeboten',
    'Gäste bringen eigene Behälter mit',
  ])
  expect(words('GEOCODER')).toHaveLength(4)
})

test('a number stands with the decimal comma of the language, and with what it counts', () => {
  expect(fieldOf('REUSABLE_DEPOSIT', '2.5')).toMatch(/value="2,5"\/>€/)
  expect(fieldOf('PREORDER_DAYS', '7')).toMatch(/value="7"\/>Tage/)
})

test('each value of a list is a chip that can be taken out', () => {
  expect(fieldOf('TIP_PERCENTS', '5,12.5')).toMatch(/5 %<.*aria-label="12,5 % entfernen"/)
})

test('a page that is to be removed is offered only where it is chosen, and one that is gone is said', () => {
  expect(fieldOf('IMPRINT', 'impressum')).not.toContain('Alte Seite')
  expect(fieldOf('IMPRINT', 'alt')).toContain('selected="">Alte Seite')
  expect(fieldOf('IMPRINT', 'weg')).toContain('Das gibt es nicht mehr')
})

test.each<[string, SettingKey[]]>([
  ['trinkgeld vorge', ['TIP_PERCENTS']],
  ['tip_perc', ['TIP_PERCENTS']],
  ['whats app', ['WHATSAPP']],
  ['nothing of the kind', []],
])('a search for "%s" finds %j', (search, found) => {
  const textOf = (key: SettingKey) => `${de[definitions[key].label]} ${de[settingHelp[key]]}`
  expect(findSettings(settingGroups('owner'), search, textOf).flatMap(({ keys: some }) => some)).toEqual(
    found,
  )
})
