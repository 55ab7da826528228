import type { DocumentRef } from '#contract/publishing.staff.ts'
import { checkDocument } from '#domain/publishing/check-document.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import { type Ctx, transaction } from '../context.ts'
import { throwFieldErrors } from '../http/errors.ts'
import { completeDocument } from './complete-document.ts'
import { conflictWith, refuseLoss } from './refuse.ts'
import { isSameDocument, storeDraft } from './store-draft.ts'
import { type Entry, entryOf, lockDrafts, readWorkspace } from './workspace.ts'

/**
 * Drafts a document as a whole. Throws `conflict` with the current document when it is not at `version` any more or
 * when something else needs what the document no longer has, `ValidationError` by field.
 */
export async function saveDraft(
  ctx: Ctx,
  ref: DocumentRef,
  sent: AnyDocument,
  version: string | undefined,
): Promise<Entry> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const current = entryOf(workspace, ref)
    const document = completeDocument(ctx, workspace.drafted, ref, sent)
    if (current && current.state !== 'deleted' && isSameDocument(ref, current.document, document))
      return current
    if (current?.version !== version) throw conflictWith(ref.kind, current)

    throwFieldErrors(checkDocument(workspace.drafted, ref, document))
    refuseLoss(workspace.drafted, ref, document)

    await storeDraft(ctx, workspace, ref, document)
    return entryOf(await readWorkspace(ctx.db), ref)!
  })
}
