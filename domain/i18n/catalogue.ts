import { deFormal } from './de-formal.ts'
import { de } from './de.ts'
import { tr } from './tr.ts'

const maps: Record<string, Readonly<Record<string, string>>> = { de, tr }
const formal: Record<string, Readonly<Record<string, string>>> = { de: { ...de, ...deFormal } }

/** The languages whose messages come with the product. */
export const builtInLanguages: readonly string[] = ['en', ...Object.keys(maps)]

/**
 * The built-in messages: English text to the text of a language. English needs no catalogue.
 * `addressForm` is the setting ADDRESS_FORM; with `sie`, German addresses guests formally.
 */
export function builtInMessages(language: string, addressForm = 'du'): Readonly<Record<string, string>> {
  return (addressForm === 'sie' ? formal[language] : undefined) ?? maps[language] ?? {}
}
