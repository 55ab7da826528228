import type { Cents } from '#contract/primitives.ts'
import { currencyOf, formatMoney } from '../money.ts'
import { formatPercent } from '../percent.ts'
import { formatMessage, type MessageParams } from '../i18n/format-message.ts'
import { localeOf } from '../i18n/locale-of.ts'

/** The i18n of a mail: the guest's language, the restaurant's currency, and dates in the restaurant's time zone. */
export type MailI18n = {
  language: string
  /** Translates an English text; an unknown one is shown as it is. */
  t(text: string, params?: MessageParams): string
  money(amount: Cents): string
  percent(rate: number): string
  date(instant: string, options: Intl.DateTimeFormatOptions): string
}

export type MailWordsData = {
  language: string
  /** From the English text to its translation. */
  map: Readonly<Record<string, string>>
  country: string
  timeZone: string
}

export function createMailI18n({ language, map, country, timeZone }: MailWordsData): MailI18n {
  const locale = localeOf(language)
  const currency = currencyOf(country)
  return {
    language,
    t: (text, params = {}) => formatMessage(map[text] ?? text, params, language),
    money: (amount) => formatMoney(amount, locale, currency),
    percent: (rate) => formatPercent(rate, locale),
    date: (instant, options) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant)),
  }
}

/** A day and a time of day, `Freitag, 20. November, 19:30 Uhr`. */
export const dayAndTime = (i18n: MailI18n, instant: string): string =>
  i18n.t('{day}, {time}', { day: dayOf(i18n, instant), time: clockOf(i18n, instant) })

export const dayOf = (i18n: MailI18n, instant: string): string =>
  i18n.date(instant, { weekday: 'long', day: 'numeric', month: 'long' })

/** A time of day as it stands alone, `19:30 Uhr`. */
export const timeOf = (i18n: MailI18n, instant: string): string =>
  i18n.t('{clock}', { clock: clockOf(i18n, instant) })

const clockOf = (i18n: MailI18n, instant: string): string =>
  i18n.date(instant, { hour: '2-digit', minute: '2-digit' })
