import type { DocumentKind } from '#contract/document-kinds.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { allDocuments, type AnyDocument, type DocumentSet } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { encodeDocument } from './document-json.ts'
import { readPublished } from './document-stores.ts'

/** Everything that guests see, as a file that `importDocuments` reads; the same documents are the same bytes. */
export async function exportDocuments(ctx: Ctx): Promise<FileAnswer> {
  const set = await readPublished(ctx.db)
  return {
    name: `tischlein-${new Date(ctx.deps.clock()).toISOString().slice(0, 10)}.json`,
    type: 'application/json; charset=utf-8',
    parts: fileOf(set),
  }
}

/** One document a line, so that two files can be compared by eye and by `diff`. */
async function* fileOf(set: DocumentSet): AsyncGenerator<string> {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const kinds = Map.groupBy(allDocuments(set), ({ kind }) => kind)
  const documents = [...kinds.values()].flatMap((ofKind) => ofKind.sort(byId))
  yield '{"documents":['
  for (const [at, one] of documents.entries()) yield `${at === 0 ? '\n' : ',\n'}${lineOf(one)}`
  yield '\n],"format":"tischlein","version":1}\n'
}

const lineOf = ({ kind, id, document }: { kind: DocumentKind; id: string; document: AnyDocument }) =>
  canonicalJson({ document: encodeDocument(kind, document), id, kind })
