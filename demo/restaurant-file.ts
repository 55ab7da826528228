import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentSchemas } from '#contract/document-kinds.ts'
import { ExportFile } from '#contract/publishing.staff.ts'
import {
  type AnyDocument,
  documentSet,
  type DocumentSet,
  withEdits,
} from '#domain/publishing/document-set.ts'

/**
 * The demo restaurant as its owner would export it: menu, pages, hours, areas, branches, tables and words in three
 * languages. Its pictures are no part of it: they are drawn.
 */
export const restaurantFile = ExportFile.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'restaurant.json'), 'utf8')),
)

/** The documents of the file. */
export const restaurant: DocumentSet = withEdits(
  documentSet(),
  restaurantFile.documents.map(({ kind, id, document }) => ({
    kind,
    id,
    after: documentSchemas[kind].parse(document) as AnyDocument,
  })),
)
