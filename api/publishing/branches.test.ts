import { expect, test } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import * as branches from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import type { TestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { encodeDocument } from './document-json.ts'

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

const publishAll = (mina: Client) => mina(publishing.publishDrafts, { body: {} })
const takeBack = (mina: Client, id: string) => mina(publishing.takeBackPublication, { params: { id } })
const slugs = async ({ call }: TestApp) => (await call(listBranches, {})).map(({ slug }) => slug)

/** Publishes a branch with an area of its own that a file brings; answers the id of the publication. */
async function publishBranch(mina: Client, id: string): Promise<string> {
  const documents = [
    { kind: 'branch' as const, id, document: encodeDocument('branch', branchDocument()) },
    {
      kind: 'area' as const,
      id: `${id}-kiez`,
      document: encodeDocument('area', areaDocument({ branchId: id })),
    },
  ]
  const body = { format: 'tischlein' as const, version: 1 as const, documents }
  await mina(publishing.importDocuments, { query: {}, body })
  return (await publishAll(mina)).publication!.id
}

test('a branch that came with a file goes with its areas when the file is taken back, and leaves its address free', async () => {
  const { app, mina } = await openShop()
  await takeBack(mina, await publishBranch(mina, 'first'))
  await publishAll(mina)
  expect(await slugs(app)).toEqual([])
  expect(await app.db.selectFrom('areas').select('id').where('branch_id', '=', 'first').execute()).toEqual([])
  await takeBack(mina, await publishBranch(mina, 'second'))
  await publishBranch(mina, 'third')
  expect((await app.call(listBranches, {})).map(({ id, slug }) => [id, slug])).toEqual([['third', 'mitte']])
})

test('the first branch, and one with open orders, stay when the publication that made them is taken back', async () => {
  const { app, mina } = await openShop()
  await takeBack(mina, await publishBranch(mina, 'main'))
  const first = await refused(publishAll(mina))
  expect([first.status, first.fields]).toEqual([422, { id: [branchMessages.isMain] }])
  for (const { kind, id } of await mina(publishing.listDrafts, {}))
    await mina(publishing.discardDraft, { params: { kind, id } })
  const { version, document } = await mina(branches.getBranchDocument, { params: { id: 'main' } })
  const body = { ...document, slug: 'main' }
  await mina(branches.saveBranchDocument, { params: { id: 'main' }, query: { version }, body })

  const published = await publishBranch(mina, 'mitte')
  const order = await app.fetch('/b/mitte/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(placeOrderBody()),
  })
  expect(order.status).toBe(200)
  await takeBack(mina, published)
  const second = await refused(publishAll(mina))
  expect([second.status, second.fields]).toEqual([422, { id: [branchMessages.hasOpenOrders] }])
  expect((await slugs(app)).toSorted()).toEqual(['main', 'mitte'])
})
