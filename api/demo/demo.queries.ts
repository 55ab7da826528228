import type { Kysely } from 'kysely'
import { z } from 'zod'
import { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import type { Seeded } from '#domain/demo/without-demo.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { DB } from '../db/schema.ts'
import { versionOf } from '../publishing/index.ts'

const SeededContents = z.object({
  documents: z.array(z.object({ kind: DocumentKind, id: z.string(), version: z.string() })),
  /** The ids of pictures, also of those that are shown only once a guest chooses something. */
  pictures: z.array(z.string()),
  /** The files of drawings below the folder of media. */
  drawings: z.array(z.string()),
  translated: z.array(z.string()),
})
export type SeededContents = z.output<typeof SeededContents>

const readContents = jsonColumn('demo.contents_json', SeededContents)

/** The demonstration that a shop was seeded with; undefined in a shop that never was one. */
export async function findDemo(
  db: Kysely<DB>,
): Promise<{ contents: SeededContents; isRemoved: boolean } | undefined> {
  const row = await db.selectFrom('demo').select(['removed_at', 'contents_json']).executeTakeFirst()
  return row && { contents: readContents(row.contents_json), isRemoved: row.removed_at !== null }
}

/** What was seeded, as the rules need it. */
export function seededOf({ documents, pictures, translated }: SeededContents): Seeded {
  const keyOf = ({ kind, id }: DocumentRef) => `${kind}/${id}`
  const versions = new Map(documents.map((one) => [keyOf(one), one.version]))
  return {
    has: (ref) => versions.has(keyOf(ref)),
    isUnchanged: (ref, document) => versions.get(keyOf(ref)) === versionOf(ref.kind, document),
    pictures: new Set(pictures),
    translated: new Set(translated),
  }
}
