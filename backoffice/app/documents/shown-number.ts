import { localeOf } from '#domain/i18n/locale-of.ts'

/** A stored number as it is typed here: with the decimal comma of the language. */
export const shownNumber = (value: string, language: string): string =>
  /^\d+\.\d+$/.test(value)
    ? value.replace('.', new Intl.NumberFormat(localeOf(language)).format(0.5).charAt(1))
    : value
