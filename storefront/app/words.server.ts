import { getTranslations } from '#contract/content.ts'
import { wordsOf, type WordsPart } from '#domain/words/parts.ts'
import type { House } from './house.ts'

/** The words of some pages in the language of the request. */
export async function loadWords(house: House, part: WordsPart): Promise<Readonly<Record<string, string>>> {
  const map = await house.call(getTranslations, { query: { lang: house.language } })
  return wordsOf(JSON.parse(map) as Record<string, string>, part)
}
