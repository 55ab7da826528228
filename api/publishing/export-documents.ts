import type { DocumentRef } from '#contract/publishing.staff.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { allDocuments, type AnyDocument } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { encodeDocument } from './document-json.ts'
import { readPublished } from './document-stores.ts'
import { isVisible } from './member-branches.ts'

type Document = DocumentRef & { document: AnyDocument }

/** Everything that guests see, of the member's branches, as a file that `importDocuments` reads; the same documents are the same bytes. */
export async function exportDocuments(ctx: Ctx): Promise<FileAnswer> {
  const set = await readPublished(ctx.db)
  return {
    name: `tischlein-${new Date(ctx.deps.clock()).toISOString().slice(0, 10)}.json`,
    type: 'application/json; charset=utf-8',
    parts: fileOf(allDocuments(set).filter((one) => isVisible(ctx, one.kind, one))),
  }
}

/** One document a line, so that two files can be compared by eye and by `diff`. */
async function* fileOf(all: readonly Document[]): AsyncGenerator<string> {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  const documents = [...kinds.values()].flatMap((ofKind) => ofKind.sort(byId))
  yield '{"documents":['
  for (const [at, one] of documents.entries()) yield `${at === 0 ? '\n' : ',\n'}${lineOf(one)}`
  yield '\n],"format":"tischlein","version":1}\n'
}

const lineOf = ({ kind, id, document }: Document) =>
  canonicalJson({ document: encodeDocument(kind, document), id, kind })
