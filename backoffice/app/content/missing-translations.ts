import type { DocumentKind, DocumentOf } from '#contract/document-kinds.ts'
import { missingTexts, type Translated } from '../documents/translated.ts'

/** The kinds of documents whose texts guests read, with the texts of each and its parts that have names of their own. */
const kinds = {
  category: { fields: ['name', 'description'], parts: 'sizes' },
  product: { fields: ['name', 'description', 'foodInfo'], parts: undefined },
  combo: { fields: ['name', 'description'], parts: 'slots' },
  variant: { fields: ['name'], parts: 'options' },
  extra: { fields: ['name'], parts: undefined },
  notice: { fields: ['name', 'description'], parts: undefined },
  page: { fields: ['name', 'text'], parts: undefined },
} as const satisfies Partial<Record<DocumentKind, { fields: readonly string[]; parts: string | undefined }>>

export type TranslatedKind = keyof typeof kinds
export const translatedKinds = Object.keys(kinds) as TranslatedKind[]

/** How many texts of a document have no translation into a language; a text that is empty needs none. */
export function missingIn<Kind extends TranslatedKind>(
  kind: Kind,
  document: DocumentOf<Kind>,
  language: string,
): number {
  const { fields, parts } = kinds[kind]
  const own = missingTexts(document, language, fields)
  const named: readonly Translated[] = parts
    ? ((document as Record<string, unknown>)[parts] as Translated[])
    : []
  return named.reduce((count, part) => count + missingTexts(part, language, ['name']), own)
}
