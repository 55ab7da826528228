import type { BranchDocument } from '#contract/branches.staff.ts'
import { writeTables } from '../../db/write-tables.ts'
import type { DocumentStore } from '../../document-store.ts'

/** The branches as documents of the staff. */
export const branchDocuments: DocumentStore = {
  kinds: ['branch'],

  async read(db) {
    const rows = await db.selectFrom('branches').selectAll().orderBy('position').orderBy('id').execute()
    const branch = rows.map(({ id, name, slug, position }): [string, BranchDocument] => [
      id,
      { name, slug, position },
    ])
    return { branch: new Map(branch) }
  },

  async write(trx, set) {
    const branches = [...set.branch].map(([id, branch]) => ({ id, ...branch }))
    const stored = await trx.selectFrom('branches').selectAll().execute()
    const table = { name: 'branches', key: ['id'], unique: 'slug' } as const
    await writeTables(trx, [table], { branches: stored }, { branches })
  },
}
