import type { LanguagesDocument, TranslationDocument } from '#contract/content.staff.ts'
import { LANGUAGES } from '#domain/publishing/only-documents.ts'
import { flag } from '../../db/columns.ts'
import { writeTables } from '../../db/write-tables.ts'
import type { DocumentStore } from '../../document-store.ts'
import { DEFAULT_LANGUAGES } from '../default-languages.ts'

/** The languages of the shop as one document of the staff: only one of them can be the restaurant's own. */
export const languageDocuments: DocumentStore = {
  kinds: ['languages'],

  async read(db) {
    const rows = await db.selectFrom('languages').selectAll().orderBy('position').execute()
    const stored: LanguagesDocument = {
      languages: rows.map((row) => ({ id: row.id, code: row.code, name: row.name, isRtl: row.is_rtl === 1 })),
      initial: (rows.find((row) => row.is_default === 1) ?? rows[0])?.code ?? '',
    }
    return { languages: new Map([[LANGUAGES, rows.length > 0 ? stored : DEFAULT_LANGUAGES]]) }
  },

  async write(trx, set) {
    const document = set.languages.get(LANGUAGES)
    const languages = (document?.languages ?? []).map(({ id, code, name, isRtl }, position) => ({
      id,
      code,
      name,
      is_default: flag(code === document?.initial),
      is_rtl: flag(isRtl),
      position,
    }))
    const stored = await trx.selectFrom('languages').selectAll().execute()
    const table = { name: 'languages', key: ['id'], unique: 'code' } as const
    await writeTables(trx, [table], { languages: stored }, { languages })
  },
}

/** The restaurant's own translations, one document for each language. */
export const translationDocuments: DocumentStore = {
  kinds: ['translation'],

  async read(db) {
    const rows = await db.selectFrom('translations').selectAll().execute()
    const languages = Map.groupBy(rows, (row) => row.language_code)
    const translation = [...languages].map(([language, texts]): [string, TranslationDocument] => [
      language,
      {
        texts: texts
          .map((row) => ({ source: row.source_text, text: row.text }))
          .sort((a, b) => (a.source < b.source ? -1 : 1)),
      },
    ])
    return { translation: new Map(translation.sort(([a], [b]) => (a < b ? -1 : 1))) }
  },

  async write(trx, set) {
    const translations = [...set.translation].flatMap(([language_code, { texts }]) =>
      texts.map(({ source, text }) => ({ language_code, source_text: source, text })),
    )
    const stored = await trx.selectFrom('translations').selectAll().execute()
    const table = { name: 'translations', key: ['language_code', 'source_text'] } as const
    await writeTables(trx, [table], { translations: stored }, { translations })
  },
}
