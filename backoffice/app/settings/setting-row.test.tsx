import { type ComponentProps, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SettingDocument } from '#contract/settings.staff.ts'
import { type SettingKey, settings } from '#contract/settings.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { UnreadableText } from '../documents/unreadable-text.ts'
import type { Editing } from '../documents/use-saver.ts'
import { definitions } from './setting-groups.ts'
import { SettingFrame } from './setting-row.tsx'
import type { SettingsRead } from './use-settings.ts'

const values = Object.fromEntries(
  Object.entries(settings).map(([key, { default: value }]) => [key, value]),
) as SettingsRead['values']

const document = (value: string): SettingDocument => ({ value, media: {} })

/** How the fields that were shown tell their documents of text that is no value. */
const told: unknown[] = []

function Field(props: ComponentProps<'input'>) {
  told.push(use(UnreadableText))
  return <input {...props} />
}

/** The text of a row, with the names of its parts. */
function row(
  key: SettingKey,
  value: string,
  more: Partial<Editing<SettingDocument>> = {},
  others: Partial<SettingsRead['values']> = {},
): string {
  const nothing = () => {}
  const entry = { id: key, state: 'published' as const, version: '1', document: document(value) }
  const editing: Editing<SettingDocument> = {
    document: document(value),
    status: 'saved',
    state: 'published',
    fields: {},
    usedIn: [],
    conflict: undefined,
    change: nothing,
    resolve: nothing,
    flush: nothing,
    discard: nothing,
    addUnreadable: () => nothing,
    ...more,
  }
  const read: SettingsRead = { entries: new Map(), values: { ...values, ...others }, pages: [] }
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider data={data}>
        <SettingFrame settingKey={key} entry={entry} editing={editing} read={read}>
          {(aria) => <Field {...aria} defaultValue={value} />}
        </SettingFrame>
      </I18nProvider>
    </MemoryRouter>,
  )
  return html
    .replace(/<input[^>]*aria-invalid="true"[^>]*>/, ' [invalid] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('a setting that differs from its default says so and what its default is', () => {
  expect(row('PREORDER_DAYS', definitions.PREORDER_DAYS.default)).not.toContain('Angepasst')
  expect(row('PREORDER_DAYS', '14')).toContain('Angepasst Zurück zum Standard: 7 Tage')
  expect(row('ALLOW_TIP', '')).toContain('Angepasst Zurück zum Standard: an')
  expect(row('PHONE', '030 1')).toMatch(/Angepasst Zurück zum Standard – Telefon/)
})

test('what the server refuses stands beside its field', () => {
  const fields = { value: ['Bitte eine ganze Zahl von 1 bis 60 eingeben'] }
  const text = row('PREORDER_DAYS', 'x', { status: 'invalid', fields })
  expect(text).toMatch(/\[invalid\] Bitte eine ganze Zahl von 1 bis 60 eingeben/)
  expect(text).toContain('Noch nicht gespeichert')
})

test('a setting without effect names the other one that it needs', () => {
  expect(row('TIP_PERCENTS', '5')).not.toContain('Wirkt nur')
  expect(row('TIP_PERCENTS', '5', {}, { ALLOW_TIP: '' })).toContain('Wirkt nur zusammen mit „Trinkgeld“.')
  expect(row('REUSABLE_DEPOSIT', '5')).toContain(
    'Wirkt nur, solange „Mehrwegverpackung“ auf „Gegen Pfand angeboten“ steht.',
  )
  expect(row('ALLOW_CURBSIDE', '', {}, { ALLOW_DELIVERY: '', ALLOW_TAKEAWAY: '' })).toContain(
    'kann niemand bestellen',
  )
})

test('when somebody else was faster, both values are offered in words', () => {
  const theirs = { id: 'ALLOW_TIP', state: 'changed' as const, version: '2', document: document('1') }
  const conflict = { theirs, merged: document(''), undecided: ['value'] }
  expect(row('ALLOW_TIP', '', { status: 'conflict', conflict })).toMatch(
    /Jemand anderes hat das inzwischen geändert Meins: aus Vom anderen: an/,
  )
})

test('code for the head of all pages comes with a warning', () => {
  expect(row('CUSTOM_HEADER_CODE', '')).toContain('Fremder Code sieht alles, was Gäste im Shop tun.')
  expect(row('SITE_TITLE', 'Ada')).not.toContain('Fremder Code')
})

test('the field of a setting tells its own document of text that is no value', () => {
  const addUnreadable = () => () => {}
  row('THEME_COLORS', '', { addUnreadable })
  expect(told.at(-1)).toBe(addUnreadable)
})
