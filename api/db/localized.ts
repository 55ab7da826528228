type Translations = Record<string, Record<string, string> | undefined>

/** A stored row in one language: translated fields replace the restaurant's own texts, empty translations do not. */
export function localized<Row extends { translations_json: string }>(row: Row, language: string): Row {
  if (row.translations_json === '{}') return row
  const translated = (JSON.parse(row.translations_json) as Translations)[language]
  if (!translated) return row
  const words = Object.entries(translated).filter(([, text]) => text !== '')
  return { ...row, ...Object.fromEntries(words) }
}
