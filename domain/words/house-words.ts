import { de } from './de.ts'

/** The interface words that come with the house: English text to the text of a language. English needs no map. */
export function houseWords(language: string): Readonly<Record<string, string>> {
  return language === 'de' ? de : {}
}
