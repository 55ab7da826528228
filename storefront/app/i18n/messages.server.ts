import { getTranslations } from '#contract/content.ts'
import { houseWords } from '#domain/i18n/catalogue.ts'
import { wordsOf, type WordsPart } from '#domain/i18n/catalogue-parts.ts'
import type { House } from '../shop/page-context.ts'

/**
 * The words of some pages in the language of the request. What every page of the shop needs comes in a script, so only
 * the restaurant's own words are left for the page.
 */
export async function loadWords(house: House, part: WordsPart): Promise<Readonly<Record<string, string>>> {
  const map = await house.call(getTranslations, { query: { lang: house.language } })
  const words = wordsOf(JSON.parse(map) as Record<string, string>, part)
  if (part !== 'shop') return words
  const known = houseWords(house.language)
  return Object.fromEntries(Object.entries(words).filter(([text, shown]) => known[text] !== shown))
}
