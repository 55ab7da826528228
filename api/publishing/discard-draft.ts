import type { DocumentRef } from '#contract/publishing.staff.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import { type Ctx, transaction } from '../context.ts'
import { refuseIncomplete, refuseLoss } from './refuse.ts'
import { storeDraft } from './store-draft.ts'
import { draftedWith, lockDrafts, readWorkspace } from './workspace.ts'

/** Forgets a draft. Throws `conflict` when something drafted needs what is gone without this one, or it needs what is. */
export async function discardDraft(ctx: Ctx, ref: DocumentRef): Promise<null> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    if (!workspace.rows.some((row) => row.kind === ref.kind && row.document_id === ref.id)) return null
    const published = findDocument(workspace.published, ref)
    const edit = { ...ref, after: published }
    refuseLoss(workspace.drafted, [edit])
    refuseIncomplete(workspace.drafted, draftedWith(workspace, [edit]))
    await storeDraft(ctx, workspace, ref, published)
    return null
  })
}
