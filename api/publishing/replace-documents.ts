import type { DocumentRef } from '#contract/publishing.staff.ts'
import { type AnyDocument, documentKinds, type DocumentSet } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import { documentJson } from './document-json.ts'
import { writePublished } from './document-stores.ts'
import { forgetDraft } from './store-draft.ts'
import { lockDrafts, readWorkspace, refOf } from './workspace.ts'

/** What guests are to see, and each draft as it is to be: null deletes a document, undefined is no draft any more. */
type Wanted = {
  published: DocumentSet
  drafts: readonly (DocumentRef & { after: AnyDocument | null | undefined })[]
}

/**
 * Makes the documents and drafts of the restaurant others, past every check and without publications that could be taken
 * back. Call it in the transaction of a command that writes the log and raises the content version.
 */
export async function replaceDocuments(
  ctx: Ctx,
  decide: (sets: { published: DocumentSet; drafted: DocumentSet }, drafts: readonly DocumentRef[]) => Wanted,
): Promise<void> {
  await lockDrafts(ctx.db)
  const workspace = await readWorkspace(ctx.db)
  const { published, drafts } = decide(
    { published: workspace.published, drafted: workspace.kept },
    workspace.rows.map(refOf),
  )
  await writePublished(ctx.db, published, new Set(documentKinds))
  await ctx.db.deleteFrom('publications').execute()
  for (const { kind, id, after } of drafts) {
    if (after === undefined) await forgetDraft(ctx, { kind, id })
    else if (after !== null)
      await ctx.db
        .updateTable('drafts')
        .set({ document_json: documentJson(kind, after) })
        .where('kind', '=', kind)
        .where('document_id', '=', id)
        .execute()
  }
}
