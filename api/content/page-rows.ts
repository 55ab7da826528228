import type { Kysely } from 'kysely'
import { z } from 'zod'
import { jsonReading, readableRows } from '../db/readable-rows.ts'
import type { DB } from '../db/schema.ts'

export const PageTranslations = z.record(
  z.string(),
  z.object({ name: z.string(), text: z.string() }).partial(),
)

/** The static pages in their order: one that cannot be read in other languages is shown in the restaurant's own. */
export async function readPageRows(db: Kysely<DB>) {
  const rows = await db.selectFrom('pages').selectAll().orderBy('position').orderBy('id').execute()
  return readableRows(rows, {
    translations_json: jsonReading('pages.translations_json', PageTranslations, '{}'),
  })
}
