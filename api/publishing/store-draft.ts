import type { DocumentRef } from '#contract/publishing.staff.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import { type AnyDocument, type DocumentSet, findDocument } from '#domain/publishing/document-set.ts'
import { mayChange } from '#domain/publishing/may-change.ts'
import { type Ctx, isoNow } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { memberNames, recordChange } from '../staff/index.ts'
import { documentJson, encodeDocument } from './document-json.ts'
import { refuseForeignBranch } from './member-branches.ts'
import type { Workspace } from './workspace.ts'

/** Writes what a document is to be, with its line in the log; no draft is kept of what guests see already. */
export async function storeDraft(
  ctx: Ctx,
  workspace: Workspace,
  ref: DocumentRef,
  after: AnyDocument | null,
): Promise<void> {
  await writeDrafts(ctx, workspace, [{ ...ref, after }])
  await recordDocument(ctx, ref, findDocument(workspace.kept, ref), after)
}

/** Writes the line in the log about one document. */
export async function recordDocument(
  ctx: Ctx,
  ref: DocumentRef,
  before: AnyDocument | null,
  after: AnyDocument | null,
): Promise<void> {
  const shown = after ?? before
  await recordChange(ctx, {
    subject: { ...ref, name: shown ? documentName(ref.kind, ref.id, shown) : ref.id },
    before: before && encodeDocument(ref.kind, before),
    after: after && encodeDocument(ref.kind, after),
  })
}

/**
 * The same for several documents and without lines in the log: whoever calls it writes one line for all. Throws
 * `forbidden` when the member may not change one of them.
 */
export async function writeDrafts(
  ctx: Ctx,
  { published, kept }: Pick<Workspace, 'published' | 'kept'>,
  edits: readonly (DocumentRef & { after: AnyDocument | null })[],
): Promise<void> {
  refuseForbidden(ctx, kept, edits)
  const by = { ...(await author(ctx)), saved_at: isoNow(ctx.deps) }
  for (const { kind, id, after } of edits) {
    if (isSameDocument({ kind, id }, findDocument(published, { kind, id }), after)) {
      await forgetDraft(ctx, { kind, id })
      continue
    }
    const row = { document_json: after && documentJson(kind, after), ...by }
    await ctx.db
      .insertInto('drafts')
      .values({ kind, document_id: id, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'document_id']).doUpdateSet(row))
      .execute()
  }
}

/** Throws `forbidden` when the member may not make one of the edits; what stays as it is may be sent along. */
export function refuseForbidden(
  ctx: Ctx,
  drafted: DocumentSet,
  edits: readonly (DocumentRef & { after: AnyDocument | null })[],
): void {
  for (const { kind, id, after } of edits) {
    const before = findDocument(drafted, { kind, id })
    if (isSameDocument({ kind, id }, before, after)) continue
    if (!mayChange(staffOf(ctx.actor).role, { kind, id })) throw new AppError('forbidden', 'Not allowed')
    refuseForeignBranch(ctx, { kind, id }, before, after)
  }
}

/** Removes the draft of a document; nothing happens when there is none. */
export async function forgetDraft(ctx: Ctx, { kind, id }: DocumentRef): Promise<void> {
  await ctx.db.deleteFrom('drafts').where('kind', '=', kind).where('document_id', '=', id).execute()
}

/** Who writes, as it is kept with a draft or a publication. */
export async function author(ctx: Ctx): Promise<{ member_id: string; member_name: string }> {
  const { memberId } = staffOf(ctx.actor)
  const names = await memberNames(ctx, [memberId])
  return { member_id: memberId, member_name: names.get(memberId) ?? '' }
}

/** Whether two documents are the same; null is none. */
export const isSameDocument = (
  { kind }: DocumentRef,
  a: AnyDocument | null,
  b: AnyDocument | null,
): boolean => canonicalJson(a && encodeDocument(kind, a)) === canonicalJson(b && encodeDocument(kind, b))
