type Texts = Record<string, string | undefined>

/** A document or a part of one with its texts in the restaurant's own language and in others. */
export type Translated = { translations: Record<string, Texts> }

/** The text of a field; without a language in the restaurant's own. Empty where there is none. */
export function readText(document: Translated, language: string | undefined, field: string): string {
  if (language) return document.translations[language]?.[field] ?? ''
  return (document as unknown as Texts)[field] ?? ''
}

/** The document with a text of one language; an empty translation is none. */
export function writeText<Document extends Translated>(
  document: Document,
  language: string | undefined,
  field: string,
  text: string,
): Document {
  if (!language) return { ...document, [field]: text }
  const { [field]: _, ...others } = document.translations[language] ?? {}
  const texts = text === '' ? others : { ...others, [field]: text }
  return { ...document, translations: { ...document.translations, [language]: texts } }
}

/** How many texts stand in the restaurant's own language and not in another. */
export const missingTexts = (document: Translated, language: string, fields: readonly string[]): number =>
  fields.filter((field) => readText(document, undefined, field) && !readText(document, language, field))
    .length
