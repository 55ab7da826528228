import type { DocumentRef } from '#contract/publishing.staff.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import { isSameRef } from '#domain/publishing/references.ts'
import { type Ctx, transaction } from '../context.ts'
import { soundDrafts } from './broken-drafts.ts'
import { conflictWith, refuseIncomplete, refuseLoss } from './refuse.ts'
import { refuseForbidden, storeDraft } from './store-draft.ts'
import { draftedWith, entryOf, lockDrafts, readWorkspace, refOf, type Workspace } from './workspace.ts'

/**
 * Forgets a draft; nothing happens when there is none. Throws `conflict` with the current document when it is not at
 * `version` any more, or when something drafted needs what is gone without this one, or it needs what is.
 */
export async function discardDraft(
  ctx: Ctx,
  ref: DocumentRef,
  version: string,
): Promise<{ version: string | null }> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    if (workspace.rows.some((row) => isSameRef(refOf(row), ref))) await forget(ctx, workspace, ref, version)
    return { version: entryOf(await readWorkspace(ctx.db), ref)?.version ?? null }
  })
}

async function forget(ctx: Ctx, workspace: Workspace, ref: DocumentRef, version: string): Promise<void> {
  const published = findDocument(workspace.published, ref)
  const edit = { ...ref, after: published }
  refuseForbidden(ctx, workspace.kept, [edit])
  const current = entryOf(workspace, ref)
  const isBroken = soundDrafts(workspace).broken.some((one) => isSameRef(one, ref))
  if ((current?.version ?? '') !== version && !isBroken) throw conflictWith(ref.kind, current)
  refuseLoss(workspace.drafted, [edit])
  refuseIncomplete(workspace.drafted, draftedWith(workspace, [edit]))
  await storeDraft(ctx, workspace, ref, published)
}
