import type { DocumentRef } from '#contract/publishing.staff.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import { refuseRemoval } from './document-stores.ts'
import { refuseForeignBranch } from './member-branches.ts'
import { conflictWith, refuseLoss } from './refuse.ts'
import { storeDocument, writeDocuments } from './store-document.ts'
import { type Entry, entryOf, readWorkspace } from './workspace.ts'

/**
 * Drafts the deletion of a document; one that was never published, or whose kind acts at once, is gone at once, and so is
 * the answer. Throws
 * `conflict` with the current document when it is not at `version` any more, or with where it is still used.
 */
export async function removeDocument(
  ctx: Ctx,
  ref: DocumentRef,
  version: string | undefined,
): Promise<Entry | null> {
  return writeDocuments(ctx, async (ctx) => {
    const workspace = await readWorkspace(ctx.db)
    const current = entryOf(workspace, ref)
    refuseForeignBranch(ctx, ref, findDocument(workspace.published, ref), current?.document)
    if (!current || current.state === 'deleted') return current ?? null
    if (current.version !== version) throw conflictWith(ref.kind, current)
    await refuseRemoval(ctx, ref)
    refuseLoss(workspace.drafted, [{ ...ref, after: null }])
    await storeDocument(ctx, workspace, ref, null)
    return entryOf(await readWorkspace(ctx.db), ref) ?? null
  })
}
