import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { type MoneyPattern, writeMoney } from '#domain/money-pattern.ts'
import { currencyOf, formatMoney } from '#domain/money.ts'
import { formatMessage, type MessageParams } from '#domain/i18n/format-message.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'

/** Messages, money and dates in the language of the page. */
export type I18n = {
  language: string
  /** Translates an English text; an unknown one is shown as it is. */
  t(text: string, params?: MessageParams): string
  money(amount: Cents, options?: { sign?: boolean }): string
  /** A moment of the restaurant, always in the restaurant's time zone. */
  date(instant: string | Date, options: Intl.DateTimeFormatOptions): string
}

export type I18nData = {
  language: string
  /** The restaurant's own translations; they override the built-in catalogue. */
  map: Readonly<Record<string, string>>
  country: string
  timeZone: string
  /** How its money is written, where the server knows. */
  money?: MoneyPattern | undefined
}

const builtInMessages = new Map<string, Record<string, string>>()

/** Adds built-in messages of a language; call it before anything renders in that language. */
export function addMessages(language: string, map: I18nData['map']): void {
  const known = builtInMessages.get(language)
  // Existing translators look the map up again, so they find the new messages too.
  if (known) Object.assign(known, map)
  else builtInMessages.set(language, { ...map })
}

const I18nContext = createContext<I18n | undefined>(undefined)

export function I18nProvider({ data, children }: { data: I18nData; children: ReactNode }) {
  return <I18nContext value={useMemo(() => createI18n(data), [data])}>{children}</I18nContext>
}

/** The i18n of the page. Throws outside of an I18nProvider. */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n needs a I18nProvider')
  return i18n
}

/** Adds messages that only some pages need. */
export function ExtraMessages({ map, children }: { map: I18nData['map']; children: ReactNode }) {
  const i18n = useI18n()
  const more = useMemo((): I18n => {
    const t: I18n['t'] = (text, params = {}) =>
      text in map ? formatMessage(map[text] ?? text, params, i18n.language) : i18n.t(text, params)
    return { ...i18n, t }
  }, [i18n, map])
  return <I18nContext value={more}>{children}</I18nContext>
}

export function createI18n({ language, map, country, timeZone, money: pattern }: I18nData): I18n {
  const locale = localeOf(language)
  const currency = currencyOf(country)
  const builtIn = builtInMessages.get(language) ?? {}
  return {
    language,
    t: (text, params = {}) => formatMessage(map[text] ?? builtIn[text] ?? text, params, language),
    money: (amount, options) =>
      (pattern && writeMoney(amount, pattern, options?.sign)) ??
      formatMoney(amount, locale, currency, options),
    date: (instant, options) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant)),
  }
}
