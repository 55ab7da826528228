import type { DocumentChange, DocumentRef, Publication } from '#contract/publishing.staff.ts'
import { checkSet } from '#domain/publishing/check-set.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import { type DocumentEdit, type DocumentSet, withEdits } from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { bumpContentVersion, readContentVersion } from '../db/content-version.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import { encodeDocument } from './document-json.ts'
import { writePublished } from './document-stores.ts'
import { conflictWith, withName } from './refuse.ts'
import { author } from './store-draft.ts'
import { editOf, entryOf, lockDrafts, readWorkspace, refOf, type Workspace } from './workspace.ts'

/** A draft that is to be published, and the version that was seen. */
export type WantedDraft = DocumentRef & { version?: string | undefined }

/**
 * Publishes drafts, all when none are named, in one transaction and under one new content version; null when there is
 * nothing to publish. Throws `conflict` when a draft is not at the version that was seen, or with the documents that
 * need drafts that are not published with them.
 */
export async function publishDrafts(
  ctx: Ctx,
  wanted?: readonly WantedDraft[] | undefined,
): Promise<Publication | null> {
  const publication = await transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const edits = chooseDrafts(workspace, wanted).map((ref) => editOf(workspace, ref))
    if (edits.length === 0) return null
    const target = withWholeOrder(withEdits(workspace.published, edits))
    refuseIncomplete(workspace.published, target)
    return writePublication(ctx, workspace.published, target, edits)
  })
  if (publication) await ctx.deps.content.refresh()
  return publication
}

/** The drafts that are wanted; one that was published meanwhile as it was seen is left out. */
function chooseDrafts(workspace: Workspace, wanted: readonly WantedDraft[] | undefined): DocumentRef[] {
  const drafts = workspace.rows.map(refOf)
  if (!wanted) return drafts
  return wanted.flatMap(({ version, ...ref }) => {
    const entry = entryOf(workspace, ref)
    if (version !== undefined && entry?.version !== version) throw conflictWith(ref.kind, entry)
    return drafts.filter(({ kind, id }) => kind === ref.kind && id === ref.id)
  })
}

/** What was wrong before stays no reason to refuse: a shop must be able to publish its way out of it. */
function refuseIncomplete(published: DocumentSet, target: DocumentSet): void {
  const known = new Set(checkSet(published).map((one) => JSON.stringify(one)))
  const found = checkSet(target).filter((one) => !known.has(JSON.stringify(one)))
  if (found.length === 0) return
  throw new AppError('conflict', publishingMessages.incomplete, {
    incomplete: found.map(({ kind, id, fields }) => ({ ...withName(target, { kind, id }), fields })),
  })
}

async function writePublication(
  ctx: Ctx,
  from: DocumentSet,
  to: DocumentSet,
  edits: readonly DocumentEdit[],
): Promise<Publication> {
  await writePublished(ctx.db, to, new Set(edits.map(({ kind }) => kind)))
  for (const { kind, id } of edits)
    await ctx.db.deleteFrom('drafts').where('kind', '=', kind).where('document_id', '=', id).execute()
  await bumpContentVersion(ctx.db)
  const documents: DocumentChange[] = edits.map((edit) => describeEdit(edit, from, to))
  const stored = edits.map(({ kind, id, before, after }) => ({
    kind,
    id,
    before: before && encodeDocument(kind, before),
    after: after && encodeDocument(kind, after),
  }))
  const row = {
    id: ctx.deps.newId(),
    published_at: isoNow(ctx.deps),
    ...(await author(ctx)),
    content_version: await readContentVersion(ctx.db),
  }
  await ctx.db
    .insertInto('publications')
    .values({ ...row, changes_json: JSON.stringify(documents), edits_json: JSON.stringify(stored) })
    .execute()
  await recordChange(ctx, {
    subject: { kind: 'publication', id: row.id, name: '' },
    before: stored.map(({ kind, id, before }) => ({ kind, id, document: before })),
    after: stored.map(({ kind, id, after }) => ({ kind, id, document: after })),
  })
  return {
    id: row.id,
    publishedAt: row.published_at,
    publishedBy: row.member_name,
    contentVersion: row.content_version,
    documents,
  }
}
