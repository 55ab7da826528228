import { kindsAtOnce } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { type AnyDocument, findDocument, withEdits } from '#domain/publishing/document-set.ts'
import { type Ctx, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { writePublished } from './document-stores.ts'
import { refuseIncomplete } from './refuse.ts'
import { forgetDraft, recordDocument, storeDraft } from './store-draft.ts'
import { lockDrafts, type Workspace } from './workspace.ts'

/** Runs a write of documents in one transaction, one after the other, and shows guests what it has changed. */
export async function writeDocuments<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const result = await transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    return work(ctx)
  })
  await ctx.deps.content.refresh()
  return result
}

/** Writes what a document is to be, null for none: as a draft, or for guests too where its kind acts at once. */
export async function storeDocument(
  ctx: Ctx,
  workspace: Workspace,
  ref: DocumentRef,
  after: AnyDocument | null,
): Promise<void> {
  if (kindsAtOnce.has(ref.kind)) await storeAtOnce(ctx, workspace, ref, after)
  else await storeDraft(ctx, workspace, ref, after)
}

/** Throws `conflict` when the document needs what only a draft has. */
async function storeAtOnce(
  ctx: Ctx,
  { published, drafted }: Workspace,
  ref: DocumentRef,
  after: AnyDocument | null,
): Promise<void> {
  const target = withEdits(published, [{ ...ref, after }])
  refuseIncomplete(published, target)
  await writePublished(ctx.db, target, new Set([ref.kind]))
  // A draft of it came with a file; what is written now stands instead.
  await forgetDraft(ctx, ref)
  await bumpContentVersion(ctx.db)
  await recordDocument(ctx, ref, findDocument(drafted, ref), after)
}
