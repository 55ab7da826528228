import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { type MoneyPattern, writeMoney } from '#domain/money-pattern.ts'
import { currencyOf, formatMoney } from '#domain/money.ts'
import { formatMessage, type MessageParams } from '#domain/i18n/format-message.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'

/** How the shop speaks: its words, its money and its dates, in the language of the page. */
export type Words = {
  language: string
  /** Translates an English text; an unknown one is shown as it is. */
  t(text: string, params?: MessageParams): string
  money(amount: Cents, options?: { sign?: boolean }): string
  /** A moment of the restaurant, always in the restaurant's time zone. */
  date(instant: string | Date, options: Intl.DateTimeFormatOptions): string
}

export type WordsData = {
  language: string
  /** What the restaurant says differently from the house, or itself. */
  map: Readonly<Record<string, string>>
  country: string
  timeZone: string
  /** How its money is written, where the server knows. */
  money?: MoneyPattern | undefined
}

const houseWords = new Map<string, Record<string, string>>()

/** Gives the words that come with the program, before anything is shown in that language. */
export function provideHouseWords(language: string, map: WordsData['map']): void {
  const known = houseWords.get(language)
  // Who speaks already finds the new words too.
  if (known) Object.assign(known, map)
  else houseWords.set(language, { ...map })
}

const WordsContext = createContext<Words | undefined>(undefined)

export function WordsProvider({ data, children }: { data: WordsData; children: ReactNode }) {
  return <WordsContext value={useMemo(() => createWords(data), [data])}>{children}</WordsContext>
}

/** The words of the page. Throws outside of the page. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords needs a WordsProvider')
  return words
}

/** Adds the words that only some pages need. */
export function MoreWords({ map, children }: { map: WordsData['map']; children: ReactNode }) {
  const words = useWords()
  const more = useMemo((): Words => {
    const t: Words['t'] = (text, params = {}) =>
      text in map ? formatMessage(map[text] ?? text, params, words.language) : words.t(text, params)
    return { ...words, t }
  }, [words, map])
  return <WordsContext value={more}>{children}</WordsContext>
}

export function createWords({ language, map, country, timeZone, money: pattern }: WordsData): Words {
  const locale = localeOf(language)
  const currency = currencyOf(country)
  const house = houseWords.get(language) ?? {}
  return {
    language,
    t: (text, params = {}) => formatMessage(map[text] ?? house[text] ?? text, params, language),
    money: (amount, options) =>
      (pattern && writeMoney(amount, pattern, options?.sign)) ??
      formatMoney(amount, locale, currency, options),
    date: (instant, options) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant)),
  }
}
