import type { BranchDocument } from '#contract/branches.staff.ts'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { writeTables } from '../../db/write-tables.ts'
import type { DocumentStore } from '../../document-store.ts'
import { ValidationError } from '../../http/errors.ts'
import { readBranchDishes, writeBranchDishes } from '../../menu/index.ts'
import { hasOpenOrders } from '../../orders/index.ts'
import { prepareBranchValues, readBranchValues, writeBranchValues } from '../../settings/index.ts'

const table = { name: 'branches', key: ['id'], unique: 'slug' } as const

/** The branches as documents of the staff, each with what it does differently. */
export const branchDocuments: DocumentStore = {
  kinds: ['branch'],

  async read(db) {
    const rows = await db.selectFrom('branches').selectAll().orderBy('position').orderBy('id').execute()
    const [valuesOf, dishesOf] = [await readBranchValues(db), await readBranchDishes(db)]
    const branch = rows.map(({ id, name, slug, position }): [string, BranchDocument] => [
      id,
      { name, slug, position, settings: valuesOf(id), ...dishesOf(id) },
    ])
    return { branch: new Map(branch) }
  },

  prepare(_ctx, _ref, document) {
    const branch = document as BranchDocument
    return { ...branch, settings: prepareBranchValues(branch.settings) }
  },

  async refuseRemoval(ctx, id) {
    if (id === MAIN_BRANCH) throw new ValidationError({ id: [branchMessages.isMain] })
    if (await hasOpenOrders(ctx, id)) throw new ValidationError({ id: [branchMessages.hasOpenOrders] })
  },

  async write(trx, set) {
    const branches = [...set.branch].map(([id, { name, slug, position }]) => ({ id, name, slug, position }))
    const stored = await trx.selectFrom('branches').selectAll().execute()
    // What is told apart by a branch is written once the branch is there, and removed before it goes. Until then it has
    // an address that no other branch can want.
    const leaving = stored.filter(({ id }) => !set.branch.has(id))
    const gone = leaving.map((row) => ({ ...row, slug: `~${row.id}` }))
    await writeTables(trx, [table], { branches: stored }, { branches: [...branches, ...gone] })
    await writeBranchValues(trx, new Map([...set.branch].map(([id, { settings }]) => [id, settings])))
    await writeBranchDishes(trx, set.branch)
  },

  async removeRest(trx, set) {
    const stored = await trx.selectFrom('branches').selectAll().execute()
    const branches = stored.filter(({ id }) => set.branch.has(id))
    await writeTables(trx, [table], { branches: stored }, { branches })
  },
}
