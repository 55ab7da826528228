import type { Kysely } from 'kysely'
import { TranslatedMedia } from '#contract/stored-picture.ts'
import { jsonReading, readableRows } from '../db/readable-rows.ts'
import type { DB } from '../db/schema.ts'

/** The stored settings; one whose pictures cannot be read keeps its value. */
export async function readSettingRows(db: Kysely<DB>) {
  const rows = await db.selectFrom('settings').selectAll().execute()
  return readableRows(rows, { media_json: jsonReading('settings.media_json', TranslatedMedia, '{}') })
}

/** The same of what a branch, or each of them, has of its own. */
export async function readBranchSettingRows(db: Kysely<DB>, branchId?: string) {
  const rows = await db
    .selectFrom('branch_settings')
    .selectAll()
    .$if(branchId !== undefined, (query) => query.where('branch_id', '=', branchId ?? ''))
    .orderBy('key')
    .execute()
  return readableRows(rows, { media_json: jsonReading('branch_settings.media_json', TranslatedMedia, '{}') })
}
