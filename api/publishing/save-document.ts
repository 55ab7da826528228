import type { BranchDocument } from '#contract/branches.staff.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { checkDocument } from '#domain/publishing/check-document.ts'
import { type AnyDocument, findDocument } from '#domain/publishing/document-set.ts'
import { errorsAsSent } from '#domain/publishing/errors-as-sent.ts'
import { unpublishedPrices } from '#domain/publishing/unpublished-prices.ts'
import type { Ctx } from '../context.ts'
import { throwFieldErrors } from '../http/errors.ts'
import { completeDocument } from './complete-document.ts'
import { refuseForeignBranch } from './member-branches.ts'
import { conflictWith, refuseLoss } from './refuse.ts'
import { isSameDocument } from './store-draft.ts'
import { storeDocument, writeDocuments } from './store-document.ts'
import { type Entry, entryOf, readWorkspace } from './workspace.ts'

/**
 * Writes a document as a whole: as a draft, or at once where its kind acts at once. Throws `conflict` with the current document when it is not at `version` any more or
 * when something else needs what the document no longer has, `ValidationError` by field.
 */
export async function saveDocument(
  ctx: Ctx,
  ref: DocumentRef,
  sent: AnyDocument,
  version: string | undefined,
): Promise<Entry> {
  return writeDocuments(ctx, async (ctx) => {
    const workspace = await readWorkspace(ctx.db)
    const current = entryOf(workspace, ref)
    refuseForeignBranch(ctx, ref, findDocument(workspace.published, ref), current?.document, sent)
    const document = completeDocument(ctx, workspace.kept, ref, sent, 'follows')
    if (current && current.state !== 'deleted' && isSameDocument(ref, current.document, document))
      return current
    if (current?.version !== version) throw conflictWith(ref.kind, current)

    throwFieldErrors({
      ...errorsAsSent(checkDocument(workspace.drafted, ref, document), document, sent),
      ...(ref.kind === 'branch' && unpublishedPrices(workspace.published, ref.id, sent as BranchDocument)),
    })
    refuseLoss(workspace.drafted, [{ ...ref, after: document }])

    await storeDocument(ctx, workspace, ref, document)
    return entryOf(await readWorkspace(ctx.db), ref)!
  })
}
