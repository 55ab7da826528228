import type { SettingDefinition, SettingKey } from '#contract/settings.ts'
import { isEmail, isPhone } from '../checkout/contact-rules.ts'
import { failed, ok, type Result } from '../result.ts'
import { findFont, bundledFonts } from './fonts.ts'
import { settingMessages as says, type SettingIssue } from './setting-messages.ts'
import { readThemeColors } from './theme-colors.ts'

/** The settings with their types; the contract holds the one there is. */
export type SettingRegistry = Readonly<Record<SettingKey, SettingDefinition>>

type Parsed = Result<string, SettingIssue>
type Parse = (value: string, definition: SettingDefinition) => Parsed

const LINE_LENGTH = 300
const ADDRESS_LENGTH = 500
const CODE_LENGTH = 20_000
const MAX_TIPS = 6
const MAX_AMOUNT = 1000

/**
 * The value of a setting as it is stored, tidied; or why it cannot be (spec 9). An empty value is always allowed where
 * the setting has no meaning of its own without one: it switches the thing off.
 */
export function parseSetting(registry: SettingRegistry, key: string, value: string): Parsed {
  if (!Object.hasOwn(registry, key)) return failed({ text: says.unknown })
  const known = key as SettingKey
  const definition: SettingDefinition = registry[known]
  const tidy = value.toWellFormed().trim()
  if (tidy === '') return required.has(known) ? failed({ text: says.missing }) : ok('')
  return (byKey[known] ?? byType[definition.type])(tidy, definition)
}

/**
 * A stored value, or the default of its setting when it cannot be used: a slip of the pen never closes the shop. A flag
 * that holds anything else is on, because the specification asks whether it is empty (spec 2).
 */
export function usableSetting(registry: SettingRegistry, key: SettingKey, stored: string): string {
  const parsed = parseSetting(registry, key, stored)
  if (parsed.ok) return parsed.value
  return registry[key].type === 'flag' ? '1' : registry[key].default
}

const required: ReadonlySet<SettingKey> = new Set<SettingKey>([
  'SITE_TITLE',
  'COUNTRY',
  'TIME_ZONE',
  'PREPARATION_MINUTES',
  'DELIVERY_MINUTES',
  'PREORDER_DAYS',
  'LOADER_ANIMATION',
])

const text =
  (max: number, lines: 'one line' | 'lines' = 'one line') =>
  (value: string): Parsed => {
    if (value.length > max) return failed({ text: says.tooLong, params: { max } })
    if (lines === 'one line' && /[\n\r]/.test(value)) return failed({ text: says.oneLine })
    return ok(value)
  }

const line = text(LINE_LENGTH)

const whole =
  (min: number, max: number): Parse =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? ok(String(Number(value)))
      : failed({ text: says.number, params: { min, max } })

const percent: Parse = (value) => {
  const number = Number(value.replace(',', '.'))
  return /^\d+(?:[.,]\d+)?$/.test(value) && number <= 100
    ? ok(String(number))
    : failed({ text: says.percent, params: { min: 0, max: 100 } })
}

const amount: Parse = (value) => {
  const number = Number(value.replace(',', '.'))
  return /^\d+(?:[.,]\d{1,2})?$/.test(value) && number <= MAX_AMOUNT
    ? ok(String(number))
    : failed({ text: says.amount, params: { max: MAX_AMOUNT } })
}

const when =
  (isRight: (value: string) => boolean, problem: SettingIssue): Parse =>
  (value) =>
    isRight(value) ? ok(value) : failed(problem)

const font: Parse = (value) => {
  const found = findFont(value)
  const choices = bundledFonts.map(({ name }) => name).join(', ')
  return found ? ok(found.name) : failed({ text: says.choice, params: { choices } })
}

const switches = new Map(
  Object.entries({
    '1': true,
    true: true,
    yes: true,
    on: true,
    '0': false,
    false: false,
    no: false,
    off: false,
    ja: true,
    an: true,
    nein: false,
    aus: false,
  }),
)

const phone = when(isPhone, { text: says.phone })

const byType: Record<SettingDefinition['type'], Parse> = {
  text: line,
  flag: (value) => {
    const isOn = switches.get(value.toLowerCase())
    return isOn === undefined ? failed({ text: says.flag }) : ok(isOn ? '1' : '')
  },
  number: whole(0, 1_000_000),
  url: when(isWebAddress, { text: says.url }),
  picture: when((value) => /^\/[\w-][\w./-]*$/.test(value), { text: says.picture }),
  page: when((value) => /^[\w-]{1,64}$/.test(value), { text: says.page }),
  list: line,
  choice: (value, { choices = [] }) => {
    const found = choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
    return found === undefined
      ? failed({ text: says.choice, params: { choices: choices.join(', ') } })
      : ok(found)
  },
  json: when(isJson, { text: says.json }),
}

const byKey: Partial<Record<SettingKey, Parse>> = {
  ADDRESS: text(ADDRESS_LENGTH, 'lines'),
  CUSTOM_HEADER_CODE: text(CODE_LENGTH, 'lines'),
  CONTACT_EMAIL: when(isEmail, { text: says.email }),
  MAP_URL: when(isMapToEmbed, { text: says.map }),
  PHONE: phone,
  WHATSAPP: phone,
  TIME_ZONE: when(isTimeZone, { text: says.timeZone }),
  COUNTRY: (value) => (isCountry(value) ? ok(value.toLowerCase()) : failed({ text: says.country })),
  VAT_ID: vatId,
  RESTAURANT_COORDINATES: coordinates,
  PREPARATION_MINUTES: whole(0, 480),
  DELIVERY_MINUTES: whole(0, 480),
  PREORDER_DAYS: whole(1, 60),
  LOYALTY_EARN_PERCENT: percent,
  REUSABLE_DEPOSIT: amount,
  TIP_PERCENTS: tipPercents,
  FONT_SETTINGS: font,
  DEFAULT_FONT: font,
  THEME_COLORS: (value) => {
    const colors = readThemeColors(value)
    return colors ? ok(JSON.stringify(colors)) : failed({ text: says.colors })
  },
}

function isWebAddress(value: string): boolean {
  return value.length <= 2_000 && /^https?:\/\/[^\s"'<>/\\@]+(?:\/[^\s"'<>]*)?$/i.test(value)
}

/** Map services refuse to be shown inside another page, but for an address they have for it. */
function isMapToEmbed(value: string): boolean {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)(.*)$/i.exec(value) ?? []
  if (!isWebAddress(value) || host === '') return false
  if (/(?:^|\.)openstreetmap\.org$/i.test(host)) return path.startsWith('/export/embed.html')
  if (/^(?:www\.|maps\.)?google\.[a-z.]+$/i.test(host)) return /^\/maps\/embed|[?&]output=embed/.test(path)
  return !/^(?:maps\.app\.)?goo\.gl$/i.test(host)
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) && !/^[+-]/.test(value)
  } catch {
    return false
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const isCountry = (value: string): boolean =>
  /^[a-z]{2}$/i.test(value) && countries.of(value.toUpperCase()) !== undefined

/** A German number is checked by its form (§ 27a UStG); those of other countries have forms of their own. */
function vatId(value: string): Parsed {
  const tidy = value.replace(/[\s.-]/g, '').toUpperCase()
  if (!tidy.startsWith('DE')) return line(value)
  return /^DE\d{9}$/.test(tidy) ? ok(tidy) : failed({ text: says.vatId })
}

function coordinates(value: string): Parsed {
  const parts = value.split(',').map((part) => part.trim())
  const [latitude, longitude] = parts.map(Number)
  const isRight =
    parts.length === 2 &&
    parts.every((part) => /^-?\d{1,3}(?:\.\d+)?$/.test(part)) &&
    Math.abs(latitude ?? 91) <= 90 &&
    Math.abs(longitude ?? 181) <= 180
  return isRight ? ok(parts.join(',')) : failed({ text: says.coordinates })
}

function tipPercents(value: string): Parsed {
  const parts = value.split(',').map((part) => part.trim())
  const isRight =
    parts.length <= MAX_TIPS &&
    parts.every((part) => /^\d{1,3}(?:\.\d{1,2})?$/.test(part) && Number(part) >= 1 && Number(part) <= 100)
  return isRight
    ? ok([...new Set(parts.map((part) => String(Number(part))))].join(','))
    : failed({ text: says.percents })
}
