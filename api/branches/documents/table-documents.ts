import type { TableDocument } from '#contract/branches.staff.ts'
import { writeTables } from '../../db/write-tables.ts'
import type { DocumentStore } from '../../document-store.ts'

/** The tables of the branches as documents of the staff. */
export const tableDocuments: DocumentStore = {
  kinds: ['table'],

  async read(db) {
    const rows = await db.selectFrom('tables').selectAll().orderBy('position').orderBy('id').execute()
    const table = rows.map(({ id, name, branch_id, position, code }): [string, TableDocument] => [
      id,
      { name, branchId: branch_id, position, code },
    ])
    return { table: new Map(table) }
  },

  async write(trx, set) {
    const tables = [...set.table].map(([id, { branchId, ...table }]) => ({
      id,
      branch_id: branchId,
      ...table,
    }))
    const stored = await trx.selectFrom('tables').selectAll().execute()
    const definition = { name: 'tables', key: ['id'], unique: 'code' } as const
    await writeTables(trx, [definition], { tables: stored }, { tables })
  },
}
