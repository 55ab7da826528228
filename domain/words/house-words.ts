import { de } from './de.ts'
import { tr } from './tr.ts'

const maps: Record<string, Readonly<Record<string, string>>> = { de, tr }

/** The interface words that come with the house: English text to the text of a language. English needs no map. */
export function houseWords(language: string): Readonly<Record<string, string>> {
  return maps[language] ?? {}
}
