import type { Kysely, Selectable } from 'kysely'
import { type DocumentKind, documentSchemas } from '#contract/document-kinds.ts'
import type { DocumentState } from '#contract/documents.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import {
  type AnyDocument,
  documentKinds,
  type DocumentEdit,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { stateOf } from '#domain/publishing/compare-documents.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { jsonColumn, readOrUndefined } from '../db/json-column.ts'
import type { DB } from '../db/schema.ts'
import { isAccepted, versionOf } from './document-json.ts'
import { readPublished } from './document-stores.ts'
import { withMadeSlugs } from './made-slugs.ts'
import type { PublishingTables } from './publishing.tables.ts'

export type DraftRow = Omit<Selectable<PublishingTables['drafts']>, 'kind' | 'document_json'> & {
  kind: DocumentKind
  /** Null deletes the document; undefined is one that this version cannot read. */
  document: AnyDocument | null | undefined
}

/**
 * What guests see, what is drafted, the set with the drafts as they were saved (`kept`), and the set that would be seen if
 * all drafts were published: there, every document has an address. Drafts that cannot be read are in neither.
 */
export type Workspace = {
  published: DocumentSet
  kept: DocumentSet
  drafted: DocumentSet
  rows: readonly DraftRow[]
}

/** A document as the staff reads it (contract/documents.ts). */
export type Entry = { id: string; state: DocumentState; version: string; document: AnyDocument }

/** Lets one write of drafts at a time read and change them, until the transaction ends. */
export async function lockDrafts(trx: Kysely<DB>): Promise<void> {
  await trx
    .insertInto('draft_lock')
    .values({ id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ revision: eb('draft_lock.revision', '+', 1) })),
    )
    .execute()
}

export async function readWorkspace(db: Kysely<DB>): Promise<Workspace> {
  const published = await readPublished(db)
  const stored = await db.selectFrom('drafts').selectAll().orderBy('document_id').execute()
  const rows = documentKinds.flatMap((kind) =>
    stored
      .filter((row) => row.kind === kind)
      .map(({ document_json, ...row }): DraftRow => ({
        ...row,
        kind,
        document: readDraft(kind, document_json),
      })),
  )
  const kept = withSaved(published, rows)
  return { published, kept, rows, drafted: withMadeSlugs(kept) }
}

function withSaved(published: DocumentSet, rows: readonly DraftRow[]): DocumentSet {
  const edits = rows.filter(isReadable).map((row) => ({ ...refOf(row), after: row.document }))
  return withWholeOrder(withEdits(published, edits))
}

/** Whether this version can read a draft. */
export const isReadable = (row: DraftRow): row is DraftRow & { document: AnyDocument | null } =>
  row.document !== undefined

function readDraft(kind: DocumentKind, json: string | null): DraftRow['document'] {
  if (json === null) return null
  return readOrUndefined(() => jsonColumn('drafts.document_json', documentSchemas[kind])(json))
}

/** What would be drafted after some further edits. */
export const draftedWith = (
  { kept }: Pick<Workspace, 'kept'>,
  edits: readonly (DocumentRef & { after: AnyDocument | null })[],
): DocumentSet => withMadeSlugs(withWholeOrder(withEdits(kept, edits)))

export const refOf = (row: Pick<DraftRow, 'kind' | 'document_id'>): DocumentRef => ({
  kind: row.kind,
  id: row.document_id,
})

/** What a draft does to a document. */
export const editOf = ({ published, drafted }: Workspace, ref: DocumentRef): DocumentEdit => ({
  ...ref,
  before: findDocument(published, ref),
  after: findDocument(drafted, ref),
})

/** A document with what is drafted; undefined when there is none that this version accepts. */
export function entryOf(workspace: Workspace, ref: DocumentRef): Entry | undefined {
  const { before, after } = editOf(workspace, ref)
  const document = findDocument(workspace.kept, ref) ?? before
  if (!document || !isAccepted(ref.kind, document)) return undefined
  const isDrafted = workspace.rows.some((row) => row.kind === ref.kind && row.document_id === ref.id)
  return {
    id: ref.id,
    // The order of the menu follows new dishes by itself; that alone is no draft of it.
    state: isDrafted ? stateOf({ before, after }) : 'published',
    version: versionOf(ref.kind, document, after === null),
    document,
  }
}

/** All documents of a kind, in the order of the menu where it has one. */
export function entriesOf(workspace: Workspace, kind: DocumentKind): Entry[] {
  const ids = new Set([...workspace.drafted[kind].keys(), ...workspace.published[kind].keys()])
  return [...ids].flatMap((id) => entryOf(workspace, { kind, id }) ?? [])
}
