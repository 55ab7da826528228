import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import type { PageDocument } from '#contract/content.staff.ts'
import { flag } from '../../db/columns.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { writeTables } from '../../db/write-tables.ts'
import { type DocumentStore, ownId, unreadableOf } from '../../document-store.ts'
import { PageTranslations, readPageRows } from '../page-rows.ts'
import { sanitizePage } from '../sanitize-page.ts'

const readTranslations = jsonColumn('pages.translations_json', PageTranslations)

/** The static pages as documents of the staff. */
export const pageDocuments: DocumentStore = {
  kinds: ['page'],

  async read(db) {
    const rows = await readPageRows(db)
    const page = rows.map((row): [string, PageDocument] => [
      row.id,
      {
        name: row.name,
        text: row.text,
        translations: readTranslations(row.translations_json),
        slug: row.slug,
        isPopup: row.is_popup === 1,
        onHeader: row.on_header === 1,
        onFooter: row.on_footer === 1,
        position: row.position,
      },
    ])
    return { page: new Map(page) }
  },

  unreadable: async (db) => unreadableOf('page', await readPageRows(db), ownId),

  prepare(_ctx, _ref, document) {
    const page = document as PageDocument
    const translations = Object.entries(page.translations).map(([language, { text, ...texts }]) => [
      language,
      text === undefined ? texts : { ...texts, text: sanitizePage(text) },
    ])
    return { ...page, text: sanitizePage(page.text), translations: Object.fromEntries(translations) }
  },

  async write(trx, set) {
    const pages = [...set.page].map(([id, page]) => ({
      id,
      slug: page.slug,
      name: page.name,
      text: page.text,
      translations_json: canonicalJson(page.translations),
      is_popup: flag(page.isPopup),
      on_header: flag(page.onHeader),
      on_footer: flag(page.onFooter),
      position: page.position,
    }))
    const stored = await readPageRows(trx)
    await writeTables(trx, [{ name: 'pages', key: ['id'], unique: 'slug' }], { pages: stored }, { pages })
  },
}
