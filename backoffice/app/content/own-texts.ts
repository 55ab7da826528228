import type { TranslationDocument } from '#contract/content.staff.ts'
import { foldedIncludes } from '#domain/text/fold.ts'

/** A text of the screens in English, and what it is in a language; empty without a translation. */
export type ScreenText = { source: string; text: string }
export type Shown = 'all' | 'missing' | 'own'

/** What the restaurant says instead of a text; empty where it says nothing of its own. */
export const ownText = ({ texts }: TranslationDocument, source: string): string =>
  texts.find((one) => one.source === source)?.text ?? ''

/** The restaurant's texts with one more, another or, when it is empty, without one. */
export function writeOwnText(
  { texts }: TranslationDocument,
  source: string,
  text: string,
): TranslationDocument {
  const others = texts.filter((one) => one.source !== source)
  return { texts: text === '' ? others : [...others, { source, text }] }
}

/** The texts that have the words of a query in English or in the language. */
export function filterTexts(
  screens: readonly ScreenText[],
  own: TranslationDocument,
  query: string,
  shown: Shown,
): ScreenText[] {
  const mine = new Map(own.texts.map(({ source, text }) => [source, text]))
  return screens.filter(({ source, text }) => {
    if (shown === 'own' && !mine.has(source)) return false
    if (shown === 'missing' && text !== '') return false
    return query.trim() === '' || foldedIncludes(`${source} ${text} ${mine.get(source) ?? ''}`, query)
  })
}
