import type { Selectable } from 'kysely'
import { z } from 'zod'
import { documentSchemas } from '#contract/document-kinds.ts'
import { DocumentChange, DocumentRef, type Draft, type Publication } from '#contract/publishing.staff.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import type { DocumentEdit } from '#domain/publishing/document-set.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import type { Ctx } from '../context.ts'
import { jsonColumn, readOrUndefined } from '../db/json-column.ts'
import { branchesOfStaff } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { isSeen, soundDrafts } from './broken-drafts.ts'
import { isVisible } from './member-branches.ts'
import type { PublishingTables } from './publishing.tables.ts'
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
  const { broken } = soundDrafts(workspace)
  return workspace.rows.flatMap((row) => {
    const ref = refOf(row)
    if (!isSeen(ctx, workspace, ref)) return []
    return {
      ...describeEdit(editOf(workspace, ref), workspace.published, workspace.drafted),
      version: entryOf(workspace, ref)?.version ?? '',
      isBroken: broken.some((one) => one.kind === ref.kind && one.id === ref.id),
      savedAt: row.saved_at,
      savedBy: row.member_name,
    }
  })
}

/**
 * What was published of the member's branches, the newest first, `PER_PAGE` at a time; a publication with nothing of them
 * is left out.
 */
export async function listPublications(ctx: Ctx, before?: string | undefined): Promise<Publication[]> {
  const found: Publication[] = []
  let last = before
  while (found.length < PER_PAGE) {
    const rows = await publicationsBefore(ctx, last)
    for (const row of rows) {
      const documents = visibleChanges(ctx, row)
      if (documents.length === 0 || found.length === PER_PAGE) continue
      found.push({
        id: row.id,
        publishedAt: row.published_at,
        publishedBy: row.member_name,
        contentVersion: row.content_version,
        documents,
      })
    }
    last = rows.at(-1)?.id
    if (rows.length < PER_PAGE) break
  }
  return found
}

function publicationsBefore(ctx: Ctx, before: string | undefined) {
  const query = ctx.db.selectFrom('publications').selectAll().orderBy('id', 'desc').limit(PER_PAGE)
  return (before === undefined ? query : query.where('id', '<', before)).execute()
}

function visibleChanges(ctx: Ctx, row: Selectable<PublishingTables['publications']>): DocumentChange[] {
  const changes = readOrUndefined(() => readChanges(row.changes_json)) ?? []
  if (branchesOfStaff(ctx.actor) === null) return changes
  const edits = decodedEdits(row.edits_json)
  if (!edits) return []
  const hidden = new Set(
    edits
      .filter(({ kind, id, before, after }) =>
        [before, after].some((document) => document !== null && !isVisible(ctx, kind, { id, document })),
      )
      .map(({ kind, id }) => `${kind}/${id}`),
  )
  return changes.filter(({ kind, id }) => !hidden.has(`${kind}/${id}`))
}

/** What a publication did to each document. Throws `not_found`, and `conflict` for one that this version cannot read. */
export async function findEdits(ctx: Ctx, id: string): Promise<DocumentEdit[]> {
  const row = await ctx.db
    .selectFrom('publications')
    .select('edits_json')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', publishingMessages.noPublication)
  const edits = decodedEdits(row.edits_json)
  if (!edits) throw new AppError('conflict', publishingMessages.otherVersion)
  return edits
}

/** Undefined when this version cannot read all of them. */
function decodedEdits(text: string): DocumentEdit[] | undefined {
  const edits = readOrUndefined(() => readEdits(text))?.map(({ kind, id, before, after }) => {
    const schema = documentSchemas[kind].nullable()
    return { kind, id, before: schema.safeParse(before).data, after: schema.safeParse(after).data }
  })
  return edits?.every(isDecoded) ? edits : undefined
}

const isDecoded = (edit: DocumentRef & Partial<DocumentEdit>): edit is DocumentEdit =>
  edit.before !== undefined && edit.after !== undefined
