import type { DocumentRef } from '#contract/publishing.staff.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import { type Ctx, transaction } from '../context.ts'
import { conflictWith, refuseLoss } from './refuse.ts'
import { storeDraft } from './store-draft.ts'
import { type Entry, entryOf, lockDrafts, readWorkspace } from './workspace.ts'

/**
 * Drafts the deletion of a document; one that was never published is gone at once, and so is the answer. Throws
 * `conflict` with the current document when it is not at `version` any more, or with where it is still used.
 */
export async function removeDocument(
  ctx: Ctx,
  ref: DocumentRef,
  version: string | undefined,
): Promise<Entry | null> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const current = entryOf(workspace, ref)
    if (!current || current.state === 'deleted') return current ?? null
    if (current.version !== version) throw conflictWith(ref.kind, current)
    refuseLoss(workspace.drafted, ref, null)
    await storeDraft(ctx, workspace, ref, null)
    return entryOf(await readWorkspace(ctx.db), ref) ?? null
  })
}

/** Forgets a draft. Throws `conflict` when another draft needs what only this one has. */
export async function discardDraft(ctx: Ctx, ref: DocumentRef): Promise<null> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    if (!workspace.rows.some((row) => row.kind === ref.kind && row.document_id === ref.id)) return null
    const published = findDocument(workspace.published, ref)
    refuseLoss(workspace.drafted, ref, published)
    await storeDraft(ctx, workspace, ref, published)
    return null
  })
}
