import type { FieldChange } from '#contract/publishing.staff.ts'
import { type SettingDefinition, type SettingKey, settings } from '#contract/settings.ts'
import { federalStates } from '#domain/hours/holidays.ts'
import { cents } from '#domain/money.ts'
import type { I18n } from '#ui/i18n.tsx'
import { type ChangeWords, changeWords } from './change-words.ts'
import { shownNumber } from './shown-number.ts'

type T = I18n['t']

const definitionOf = (key: string): SettingDefinition | undefined =>
  Object.hasOwn(settings, key) ? settings[key as SettingKey] : undefined

/** What a setting is called. */
export function settingName(key: string, t: T): string {
  const definition = definitionOf(key)
  return definition ? t(definition.label) : key
}

/** What can be chosen, in words. */
export const choiceWords = (
  t: T,
): Readonly<Partial<Record<SettingKey, Readonly<Record<string, string>>>>> => ({
  ADDRESS_FORM: { du: t('Informal: du'), sie: t('Formal: Sie') },
  GEOCODER: {
    local: t('Own data'),
    photon: t('Photon'),
    nominatim: t('Nominatim (OpenStreetMap)'),
    google: t('Google'),
  },
  REUSABLE_PACKAGING: {
    off: t('Not offered'),
    offer: t('Offered for a deposit'),
    own_container: t('Guests bring their own container'),
  },
  FEDERAL_STATE: { '': t('Not chosen'), ...federalStates },
  LOADER_ANIMATION: {
    pizza: t('Pizza'),
    burger: t('Burger'),
    infinite: t('Endless line'),
    logo: t('Logo'),
  },
})

/** What a number counts, as it stands behind the number. */
export const unitWords = (t: T) => ({
  minutes: t('minutes'),
  days: t('days'),
  percent: '%',
  amount: '€',
})

/** The value of a setting as people read it. */
export function settingWords(
  key: string,
  value: string,
  i18n: Pick<I18n, 't' | 'money' | 'language'>,
): string {
  const { t, money, language } = i18n
  const definition = definitionOf(key)
  if (!definition) return value
  const { type, unit } = definition
  if (type === 'flag') return value === '' ? t('off') : t('on')
  if (value === '') return t('empty')
  if (type === 'json') return value.match(/#[\da-f]+/gi)?.join(' · ') ?? value
  if (type === 'choice') return choiceWords(t)[key as SettingKey]?.[value] ?? value
  if (unit === 'amount' && !Number.isNaN(Number(value))) return money(cents(Math.round(Number(value) * 100)))
  const parts = type === 'list' ? value.split(',') : [value]
  const shown = parts.map((part) => shownNumber(part, language)).join(' · ')
  return unit ? `${shown} ${unitWords(t)[unit]}` : shown
}

/** One change of a setting as people read it. */
export function settingChangeWords(key: string, change: FieldChange, i18n: I18n): ChangeWords {
  const { field, before, after } = change
  // The part is how a picture is kept.
  if (field !== 'value') return changeWords({ ...change, part: null }, i18n)
  const value = (one: FieldChange['before']) => settingWords(key, typeof one === 'string' ? one : '', i18n)
  return { label: i18n.t('Value'), before: value(before), after: value(after) }
}
