import { z } from 'zod'
import { DocumentChange, DocumentRef, type Draft, type Publication } from '#contract/publishing.staff.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import type { DocumentEdit } from '#domain/publishing/document-set.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import type { Ctx } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import { AppError } from '../http/errors.ts'
import { decodeDocument } from './document-json.ts'
import { isVisible } from './member-branches.ts'
import { editOf, entryOf, readWorkspace, refOf } from './workspace.ts'

const PER_PAGE = 20

const readChanges = jsonColumn('publications.changes_json', z.array(DocumentChange))
const readEdits = jsonColumn(
  'publications.edits_json',
  z.array(DocumentRef.extend({ before: z.unknown(), after: z.unknown() })),
)

/** All drafts of the member's branches with their changes, the latest last. */
export async function listDrafts(ctx: Ctx): Promise<Draft[]> {
  const workspace = await readWorkspace(ctx.db)
  return workspace.rows.flatMap((row) => {
    const edit = editOf(workspace, refOf(row))
    const entry = entryOf(workspace, edit)
    if (!entry || !isVisible(ctx, row.kind, entry)) return []
    return {
      ...describeEdit(edit, workspace.published, workspace.drafted),
      version: entry.version,
      savedAt: row.saved_at,
      savedBy: row.member_name,
    }
  })
}

export async function listPublications(ctx: Ctx, before?: string | undefined): Promise<Publication[]> {
  let query = ctx.db
    .selectFrom('publications')
    .select(['id', 'published_at', 'member_name', 'content_version', 'changes_json'])
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.execute()).map((row) => ({
    id: row.id,
    publishedAt: row.published_at,
    publishedBy: row.member_name,
    contentVersion: row.content_version,
    documents: readChanges(row.changes_json),
  }))
}

/** What a publication did to each document. Throws `not_found`. */
export async function findEdits(ctx: Ctx, id: string): Promise<DocumentEdit[]> {
  const row = await ctx.db
    .selectFrom('publications')
    .select('edits_json')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', publishingMessages.noPublication)
  return readEdits(row.edits_json).map(({ kind, id, before, after }) => ({
    kind,
    id,
    before: before === null ? null : decodeDocument(kind, before),
    after: after === null ? null : decodeDocument(kind, after),
  }))
}
