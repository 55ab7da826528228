import type { Kysely } from 'kysely'
import { type DocumentSet, documentKinds } from '#domain/publishing/document-set.ts'
import type { DB } from '../db/schema.ts'
import { branchOf, maySee } from '#domain/publishing/branch-of.ts'
import { draftName, soundDrafts } from './broken-drafts.ts'
import { writePublished } from './document-stores.ts'
import type { PreviewScope } from './preview-link.ts'
import { entryOf, readWorkspace, refOf } from './workspace.ts'

/** How much is drafted, and when the last of it was saved; null where nothing is. */
export type DraftedState = {
  count: number
  savedAt: string | null
  /** The names of drafts that cannot be shown. */
  leftOut: readonly string[]
}

/** A number that rises with every write of drafts. */
export async function draftRevision(db: Kysely<DB>): Promise<number> {
  const row = await db.selectFrom('draft_lock').select('revision').where('id', '=', 1).executeTakeFirst()
  return row?.revision ?? 0
}

/** Everything as it would be if all drafts that a member of these branches sees were published. */
export async function readDrafted(
  db: Kysely<DB>,
  branchIds: PreviewScope,
): Promise<{ set: DocumentSet; state: DraftedState }> {
  const workspace = await readWorkspace(db)
  const rows = workspace.rows.filter((row) => {
    const ref = refOf(row)
    const entry = entryOf(workspace, ref)
    return !entry || maySee(branchIds, branchOf(ref.kind, ref.id, entry.document))
  })
  const { set, broken } = soundDrafts(workspace, rows)
  const times = rows.map((row) => row.saved_at).toSorted()
  return {
    set,
    state: {
      count: rows.length - broken.length,
      savedAt: times.at(-1) ?? null,
      leftOut: broken.map((ref) => draftName(workspace, ref)),
    },
  }
}

/** Makes the content of a store that of `set`, as a publication does, in the transaction of the caller. */
export const writeDrafted = (trx: Kysely<DB>, set: DocumentSet): Promise<void> =>
  writePublished(trx, set, new Set(documentKinds))
