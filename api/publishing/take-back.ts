import type { DocumentRef } from '#contract/publishing.staff.ts'
import { takenBack } from '#domain/publishing/branch-dishes.ts'
import { findDocument } from '#domain/publishing/document-set.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import { prepareDocument } from './document-stores.ts'
import { findEdits } from './publications.queries.ts'
import { refuseIncomplete, withName } from './refuse.ts'
import { isSameDocument, writeDrafts } from './store-draft.ts'
import { draftedWith, lockDrafts, readWorkspace, refOf } from './workspace.ts'

/**
 * Drafts every document of a publication as it was before; guests see it once that is published. Throws `conflict` with
 * the newer drafts that this would overwrite, or with the documents that would name what is not there; then nothing is
 * drafted.
 */
export async function takeBackPublication(ctx: Ctx, id: string): Promise<DocumentRef[]> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const edits = await findEdits(ctx, id)
    const workspace = await readWorkspace(ctx.db)
    const drafts = new Set(workspace.rows.map((row) => JSON.stringify(refOf(row))))
    const drafted = edits.map((edit) => {
      const { kind, id } = edit
      const before = takenBack(workspace.published, edit)
      return { kind, id, after: before && prepareDocument(ctx, { kind, id }, before) }
    })
    const newer = drafted.filter(
      ({ kind, id, after }) =>
        drafts.has(JSON.stringify({ kind, id })) &&
        !isSameDocument({ kind, id }, findDocument(workspace.drafted, { kind, id }), after),
    )
    if (newer.length > 0)
      throw new AppError('conflict', publishingMessages.newerDrafts, {
        drafts: newer.map(({ kind, id }) => withName(workspace.drafted, { kind, id })),
      })
    refuseIncomplete(workspace.drafted, draftedWith(workspace, drafted))
    await writeDrafts(ctx, workspace, drafted)
    await recordChange(ctx, {
      subject: { kind: 'publication', id, name: '' },
      before: { isTakenBack: false },
      after: { isTakenBack: true },
    })
    return edits.map(({ kind, id }) => ({ kind, id }))
  })
}
