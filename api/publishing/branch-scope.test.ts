import { expect, test } from 'vitest'
import * as branches from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import { getProductDocument, saveProductDocument } from '#contract/menu.staff.ts'
import * as delivery from '#contract/delivery.staff.ts'
import {
  discardDraft,
  type ExportFile,
  importDocuments,
  listDrafts,
  listPublications,
  publishDrafts,
  takeBackPublication,
} from '#contract/publishing.staff.ts'
import { listStaffChanges } from '#contract/staff-changes.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { areaDocument } from '#domain/test/document-fixture.ts'
import { transaction } from '../context.ts'
import { recordChange } from '../staff/index.ts'
import type { TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { draftPrice, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn, workAt } from '../test/staff.ts'
import { systemCtx } from '../test/user.ts'

const NORA = 'nora@example.org'

/** A shop with two branches, its owner, and a manager of one of them. */
async function openShop(): Promise<{ app: TestApp; mina: Client; nora: Client }> {
  const app = await createTestShop({ rows: [branch('nord'), branch('ost')] })
  const mina = await staffClient(app)
  const nora = await staffClient(app, { email: NORA, role: 'manager' })
  await workAt(app, NORA, ['nord'])
  return { app, mina, nora }
}

const table = (branchId: string, code: string) => ({ name: 'Tisch', branchId, position: 0, code })
const saveTable = (client: Client, id: string, branchId: string, version?: string) =>
  client(branches.saveTableDocument, {
    params: { id },
    query: { version },
    body: table(branchId, `code-of-${id}`),
  })

/** Drafts tables as a file brings them. */
const importTables = (client: Client, tables: Record<string, string>) =>
  client(importDocuments, {
    query: {},
    body: {
      format: 'tischlein',
      version: 1,
      documents: Object.entries(tables).map(([id, branchId]) => ({
        kind: 'table' as const,
        id,
        document: table(branchId, `code-of-${id}`),
      })),
    } satisfies ExportFile,
  })

const tablesOf = async ({ db }: TestApp) =>
  (await db.selectFrom('tables').select(['id', 'branch_id']).orderBy('id').execute()).map((row) => [
    row.id,
    row.branch_id,
  ])

test('a member of one branch sees and publishes only what is drafted for it', async () => {
  const { app, mina, nora } = await openShop()
  await importTables(mina, { n: 'nord', o: 'ost' })
  expect((await nora(listDrafts, {})).map(({ id }) => id)).toEqual(['n'])
  const error = await refused(nora(publishDrafts, { body: { drafts: [{ kind: 'table', id: 'o' }] } }))
  expect(error.status).toBe(403)
  await nora(publishDrafts, { body: {} })
  expect(await tablesOf(app)).toEqual([['n', 'nord']])
  await mina(publishDrafts, { body: {} })
  expect(await tablesOf(app)).toEqual([
    ['n', 'nord'],
    ['o', 'ost'],
  ])
})

test('what was published is listed with what is of the branches of the member alone', async () => {
  const { mina, nora } = await openShop()
  await importTables(mina, { n: 'nord', o: 'ost' })
  await mina(publishDrafts, { body: {} })
  for (const at of Array.from({ length: 20 }, (_, index) => index)) {
    await importTables(mina, { [`o${at}`]: 'ost' })
    await mina(publishDrafts, { body: {} })
  }
  const listed = async (client: Client) =>
    (await client(listPublications, { query: {} })).map(({ documents }) =>
      documents.map(({ id }) => id).sort(),
    )
  expect(await listed(nora)).toEqual([['n']])
  expect((await listed(mina)).slice(0, 2)).toEqual([['o19'], ['o18']])
})

test('what is drafted to move into a branch is still of the other one', async () => {
  const { app, mina, nora } = await openShop()
  await saveTable(mina, 'o', 'ost')
  await importTables(mina, { o: 'nord' })
  const { version } = await nora(branches.getTableDocument, { params: { id: 'o' } })
  const body = { ...table('nord', 'code-of-o'), name: 'Meiner' }
  const save = nora(branches.saveTableDocument, { params: { id: 'o' }, query: { version }, body })
  expect((await refused(save)).status).toBe(403)
  const remove = nora(branches.removeTableDocument, { params: { id: 'o' }, query: { version } })
  expect((await refused(remove)).status).toBe(403)
  await nora(publishDrafts, { body: {} })
  expect(await tablesOf(app)).toEqual([['o', 'ost']])
})

test('an export of a member of one branch has nothing of the others', async () => {
  const { app, mina } = await openShop()
  await saveTable(mina, 'n', 'nord')
  await saveTable(mina, 'o', 'ost')
  const exported = async (email: string) => {
    const headers = await signedIn(app, email)
    const { documents } = JSON.parse(
      await (await app.request('/staff/export', { headers })).text(),
    ) as ExportFile
    return documents.filter(({ kind }) => kind === 'table' || kind === 'branch').map(({ id }) => id)
  }
  expect(await exported(NORA)).toEqual(['nord', 'n'])
  expect(await exported('mina@example.org')).toEqual(['nord', 'ost', 'n', 'o'])
})

test('the log of a member of one branch has no codes of tables of the others', async () => {
  const { mina, nora } = await openShop()
  await saveTable(mina, 'n', 'nord')
  await saveTable(mina, 'o', 'ost')
  await importTables(mina, { p: 'ost' })
  await mina(publishDrafts, { body: {} })
  const shared = areaDocument()
  await mina(delivery.saveAreaDocument, { params: { id: 'all' }, query: {}, body: shared })
  const lines = async (client: Client) =>
    (await client(listStaffChanges, { query: {} })).data.map(
      ({ subject }) => `${subject.kind} ${subject.name}`,
    )
  expect((await lines(nora)).filter((line) => /^(?:area|table|publication)/.test(line))).toEqual([
    'area Schillerkiez',
    'table Tisch',
  ])
  expect(JSON.stringify(await nora(listStaffChanges, { query: {} }))).not.toContain('code-of-o')
  expect(JSON.stringify(await mina(listStaffChanges, { query: {} }))).toContain('code-of-p')
})

test('the log of a member of one branch has what happened at it and at none, and nothing of the others', async () => {
  const { app, nora } = await openShop()
  const line = (id: string, branchId: string | null) =>
    transaction(systemCtx(app), (ctx) =>
      recordChange(ctx, { subject: { kind: 'order', id, name: id }, before: null, after: {}, branchId }),
    )
  await line('at-nord', 'nord')
  await line('at-ost', 'ost')
  await line('at-none', null)
  const { data } = await nora(listStaffChanges, { query: { kind: 'order' } })
  expect(data.map(({ subject }) => subject.id)).toEqual(['at-none', 'at-nord'])
})

test('a member of one branch reads what is drafted for all, and neither drafts, discards, publishes nor takes it back', async () => {
  const { app, mina, nora } = await openShop()
  const margherita = { params: { id: 'margherita' } }
  await draftPrice(mina, 1350)
  const { version, document } = await nora(getProductDocument, margherita)
  const [size] = document.sizes
  expect(size?.price).toBe(1350)
  const documents = [{ kind: 'product' as const, id: 'margherita', document: { ...document, name: 'Mine' } }]
  const file = { format: 'tischlein', version: 1, documents } satisfies ExportFile
  const draft = { kind: 'product' as const, id: 'margherita' }
  await nora(publishDrafts, { body: {} })
  expect((await mina(listDrafts, {})).map(({ id }) => id)).toEqual(['margherita'])
  await mina(publishDrafts, { body: {} })
  const [publication] = await nora(listPublications, { query: {} })
  const reasons = [
    await refused(nora(importDocuments, { query: {}, body: file })),
    await refused(nora(takeBackPublication, { params: { id: publication!.id } })),
  ]
  await draftPrice(mina, 1390)
  const before = await app.db.selectFrom('drafts').selectAll().execute()
  const query = { version }
  reasons.push(
    await refused(nora(saveProductDocument, { ...margherita, query, body: { ...document, name: 'Mine' } })),
    await refused(nora(discardDraft, { params: draft, query })),
  )
  expect(reasons.map(({ status, message }) => [status, message])).toEqual(
    reasons.map(() => [403, branchMessages.ofAllBranches]),
  )
  expect((await refused(nora(publishDrafts, { body: { drafts: [draft] } }))).status).toBe(403)
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual(before)
})
