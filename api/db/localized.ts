import { z } from 'zod'
import { type JsonColumn, jsonColumn } from './json-column.ts'

/** Texts by language and column. */
export const Translations = z.record(z.string(), z.record(z.string(), z.string()))

/** The tables whose rows carry translations. */
export type TranslatedTable = JsonColumn extends infer Column
  ? Column extends `${infer Table}.translations_json`
    ? Table
    : never
  : never

/**
 * The language whose translations a guest reads; undefined for the restaurant's own, in which its own texts count. That
 * there are translations into it too happens after the restaurant has chosen another language as its own.
 */
export const translationFor = (language: string, own: string): string | undefined =>
  language === own ? undefined : language

/**
 * Stored rows in one language, undefined for the restaurant's own: translated fields replace its own texts, empty
 * translations do not.
 */
export function localized<Row extends { translations_json: string }>(
  table: TranslatedTable,
  rows: readonly Row[],
  language: string | undefined,
): Row[] {
  if (language === undefined) return [...rows]
  const read = jsonColumn(`${table}.translations_json`, Translations)
  return rows.map((row) => {
    if (row.translations_json === '{}') return row
    const translated = read(row.translations_json)[language]
    if (!translated) return row
    const texts = Object.entries(translated).filter(([, text]) => text !== '')
    return { ...row, ...Object.fromEntries(texts) }
  })
}
