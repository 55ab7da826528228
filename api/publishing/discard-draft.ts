import type { DocumentRef } from '#contract/publishing.staff.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import { type Ctx, transaction } from '../context.ts'
import { refuseLoss } from './refuse.ts'
import { storeDraft } from './store-draft.ts'
import { lockDrafts, readWorkspace } from './workspace.ts'

/** Forgets a draft. Throws `conflict` when another draft needs what only this one has. */
export async function discardDraft(ctx: Ctx, ref: DocumentRef): Promise<null> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    if (!workspace.rows.some((row) => row.kind === ref.kind && row.document_id === ref.id)) return null
    const published = findDocument(workspace.published, ref)
    refuseLoss(workspace.drafted, [{ ...ref, after: published }])
    await storeDraft(ctx, workspace, ref, published)
    return null
  })
}
