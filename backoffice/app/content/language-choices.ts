import { localeOf } from '#domain/i18n/locale-of.ts'

/** Languages that guests of restaurants in Germany read most. */
const codes =
  'ar bg bs cs da de el en es et fa fi fr he hi hr hu it ja ko ku lt lv nl no pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  )
const writtenFromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

export type LanguageChoice = { code: string; name: string; isRtl: boolean }

const nameIn = (code: string, language: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code

/** What a language is called by those who speak it. */
export function ownName(code: string): string {
  const name = nameIn(code, code)
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The languages that can be added, by their names in the language of the reader. */
export const languageChoices = (known: readonly string[], language: string): LanguageChoice[] =>
  codes
    .filter((code) => !known.includes(code))
    .map((code) => ({ code, name: nameIn(code, language), isRtl: writtenFromTheRight.has(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
