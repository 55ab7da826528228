import { deFormal } from './de-formal.ts'
import { de } from './de.ts'
import { tr } from './tr.ts'

/** From an English text to the text of one language. */
export type Catalogue = Readonly<Record<string, string>>

/** The built-in catalogues. English needs none: its texts are the keys. `de-sie` addresses guests formally. */
export const catalogues = { de, 'de-sie': { ...de, ...deFormal }, tr, en: {} } satisfies Record<
  string,
  Catalogue
>

export type CatalogueName = keyof typeof catalogues

/** The languages whose messages come with the product. */
export const builtInLanguages: readonly string[] = ['en', 'de', 'tr'] satisfies CatalogueName[]

/**
 * The built-in catalogue of a language; the English one where there is none. `addressForm` is the setting ADDRESS_FORM;
 * with `sie`, German addresses guests formally.
 */
export function catalogueName(language: string, addressForm = 'du'): CatalogueName {
  if (language === 'de') return addressForm === 'sie' ? 'de-sie' : 'de'
  return builtInLanguages.includes(language) ? (language as CatalogueName) : 'en'
}

/** The built-in messages of a language: English text to the text of the language. */
export function builtInMessages(language: string, addressForm = 'du'): Catalogue {
  return catalogues[catalogueName(language, addressForm)]
}
