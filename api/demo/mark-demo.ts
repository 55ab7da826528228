import { allDocuments } from '#domain/publishing/document-set.ts'
import { type Ctx, isoNow } from '../context.ts'
import { readPublished, versionOf } from '../publishing/index.ts'
import type { SeededContents } from './demo.queries.ts'

const PICTURE = /\/media\/([0-9a-f]{24})\//g
const DRAWING = /\/media\/(drawings\/[0-9a-f]{24}\.json)/g

/**
 * Notes that everything guests see now is a demonstration, so that it can be told from what is made later. Call it in the
 * transaction that seeds the shop.
 */
export async function markDemo(ctx: Ctx): Promise<void> {
  const set = await readPublished(ctx.db)
  const documents = allDocuments(set)
  const text = JSON.stringify(documents.map(({ document }) => document))
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))]
  const contents: SeededContents = {
    documents: documents.map(({ kind, id, document }) => ({ kind, id, version: versionOf(kind, document) })),
    pictures: found(PICTURE),
    drawings: found(DRAWING),
    translated: [...set.translation.values()].flatMap(({ texts }) => texts.map(({ source }) => source)),
  }
  await ctx.db
    .insertInto('demo')
    .values({
      id: 1,
      seeded_at: isoNow(ctx.deps),
      removed_at: null,
      contents_json: JSON.stringify(contents),
    })
    .execute()
}
