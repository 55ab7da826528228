import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { type MoneyPattern, writeMoney } from '#domain/money-pattern.ts'
import { wallClock } from '#domain/hours/wall-clock.ts'
import { currencyOf, formatMoney } from '#domain/money.ts'
import { formatPercent, type PercentPattern, writePercent } from '#domain/percent.ts'
import { formatMessage, type MessageParams } from '#domain/i18n/format-message.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'

/** A moment by its day and its time, for example 'Friday, 4 December at 18:30'. */
export const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
}

const CLOCK = JSON.stringify({ hour: '2-digit', minute: '2-digit' } satisfies Intl.DateTimeFormatOptions)

/** Messages, money and dates in the language of the page. */
export type I18n = {
  language: string
  /** The restaurant's. */
  timeZone: string
  /** Translates an English text; an unknown one is shown as it is. */
  t(text: string, params?: MessageParams): string
  money(amount: Cents, options?: { sign?: boolean }): string
  /** Percents with at most two decimals: 7 is `7 %`. */
  percent(percent: number): string
  /** A moment of the restaurant, always in the restaurant's time zone. */
  date(instant: string | Date, options: Intl.DateTimeFormatOptions): string
}

export type I18nData = {
  language: string
  /** The name of the built-in catalogue. */
  catalogue?: string
  /** The restaurant's own translations; they override the built-in catalogue. */
  map: Readonly<Record<string, string>>
  country: string
  timeZone: string
  /** How its money is written, where the server knows. */
  money?: MoneyPattern | undefined
  /** How its language writes percents, where the server knows. */
  percent?: PercentPattern | undefined
  /** Whether its language writes a time of day as `18:30`, where the server knows. */
  hasPlainClock?: boolean
}

declare global {
  /** The built-in messages of this page in its language; every chunk brings its own (ui/catalogues.config.ts). */
  var pageMessages: Record<string, string> | undefined
}

const catalogues = new Map<string, I18nData['map']>()

/** Adds a whole built-in catalogue, where one process renders every language. */
export function addCatalogue(name: string, map: I18nData['map']): void {
  catalogues.set(name, map)
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

export function createI18n({ language, catalogue, map, country, timeZone, ...patterns }: I18nData): I18n {
  const locale = localeOf(language)
  const currency = currencyOf(country)
  // The messages of a page grow with its chunks, so what is kept is the object and not its content.
  const builtIn = (catalogue !== undefined && catalogues.get(catalogue)) || (globalThis.pageMessages ??= {})
  // Making a format takes many times as long as using it, and a list of times uses the same one for each.
  const formats = new Map<string, Intl.DateTimeFormat>()
  const writeDate = (instant: Date, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options)
    if (patterns.hasPlainClock && key === CLOCK) return wallClock(instant.getTime(), timeZone).time
    const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(key, known)
    return known.format(instant)
  }
  return {
    language,
    timeZone,
    t: (text, params = {}) => formatMessage(map[text] ?? builtIn[text] ?? text, params, language),
    money: (amount, options) =>
      (patterns.money && writeMoney(amount, patterns.money, options?.sign)) ??
      formatMoney(amount, locale, currency, options),
    percent: (percent) =>
      (patterns.percent && writePercent(percent, patterns.percent)) ?? formatPercent(percent, locale),
    date: (instant, options) => writeDate(new Date(instant), options),
  }
}
