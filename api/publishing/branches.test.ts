import { expect, test } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import * as branches from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import * as menu from '#contract/menu.staff.ts'
import { getProduct } from '#contract/menu.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { cents } from '#domain/money.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import type { TestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import type { Rows } from '../test/builders.ts'
import { discardAsSeen, refused, staffClient } from '../test/documents.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { encodeDocument } from './document-json.ts'
import { readDrafted } from './drafted.ts'

const ofGuests = { params: { categoryId: 'pizzas', productId: 'margherita' } }

async function openShop(...rows: Rows[]): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop({ rows })
  return { app, mina: await staffClient(app) }
}

const publishAll = (mina: Client) => mina(publishing.publishDrafts, { body: {} })
const takeBack = (mina: Client, id: string) => mina(publishing.takeBackPublication, { params: { id } })
const slugs = async ({ call }: TestApp) => (await call(listBranches, {})).map(({ slug }) => slug)

const importFile = (mina: Client, ...documents: publishing.ExportFile['documents']) =>
  mina(publishing.importDocuments, { query: {}, body: { format: 'tischlein', version: 1, documents } })

const inFile = (id: string, document: branches.BranchDocument) => ({
  kind: 'branch' as const,
  id,
  document: encodeDocument('branch', document),
})

/** Publishes a branch with an area of its own that a file brings; answers the id of the publication. */
async function publishBranch(mina: Client, id: string): Promise<string> {
  const area = {
    kind: 'area' as const,
    id: `${id}-kiez`,
    document: encodeDocument('area', areaDocument({ branchId: id })),
  }
  await importFile(mina, inFile(id, branchDocument()), area)
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
  for (const draft of await mina(publishing.listDrafts, {})) await discardAsSeen(mina, draft)
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

/** A shop whose branches sell the Margherita differently; it is removed, and the publication of that is answered. */
async function removeMargherita() {
  const { app, mina } = await openShop(branch('nord'), branch('ost'), {
    branch_prices: [
      { branch_id: 'nord', product_id: 'margherita', size_id: 'large', price_cents: 1490 },
      { branch_id: 'nord', product_id: 'fries', size_id: 'bowl', price_cents: 500 },
    ],
    branch_products: [{ branch_id: 'ost', product_id: 'margherita', is_offered: 0 }],
  })
  const before = await mina(branches.listBranchDocuments, {})
  const params = { id: 'margherita' }
  const { version } = await mina(menu.getProductDocument, { params })
  await mina(menu.removeProductDocument, { params, query: { version } })
  const publication = (await publishAll(mina)).publication!
  return { app, mina, before, publication }
}

const large = async (app: TestApp, at: string) =>
  (await clientOf(app, {}, at)(getProduct, ofGuests)).sizes.find(({ id }) => id === 'large')?.price

test('a dish that comes back is sold at each branch as before, or not at all', async () => {
  const { app, mina, before, publication } = await removeMargherita()
  expect(publication.documents.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'product margherita',
    'branch nord',
    'branch ost',
  ])
  await takeBack(mina, publication.id)
  await publishAll(mina)
  expect(await mina(branches.listBranchDocuments, {})).toEqual(before)
  expect(await large(app, 'nord')).toBe(1490)
  expect((await refused(clientOf(app, {}, 'ost')(getProduct, ofGuests))).status).toBe(404)
})

test('a dish that comes back leaves a branch as it was changed since', async () => {
  const { app, mina, publication } = await removeMargherita()
  const nord = { params: { id: 'nord' } }
  const { version, document } = await mina(branches.getBranchDocument, nord)
  const prices = [{ productId: 'fries', sizeId: 'bowl', price: cents(550) }]
  const body = { ...document, name: 'Nord am See', prices }
  await mina(branches.saveBranchDocument, { ...nord, query: { version }, body })
  await takeBack(mina, publication.id)
  await publishAll(mina)
  expect((await mina(branches.getBranchDocument, nord)).document).toMatchObject({
    name: 'Nord am See',
    prices: [{ productId: 'fries', price: 550 }, { productId: 'margherita' }],
  })
  expect(await large(app, 'nord')).toBe(1490)
})

test('what a branch is to do differently about a dish waits for the dish', async () => {
  const { app, mina, publication } = await removeMargherita()
  await takeBack(mina, publication.id)
  const drafts = [
    { kind: 'branch' as const, id: 'nord' },
    { kind: 'branch' as const, id: 'ost' },
  ]
  const early = await mina(publishing.publishDrafts, { body: { drafts } })
  expect(early.publication).toBeNull()
  expect(await mina(publishing.listDrafts, {})).toHaveLength(3)
  await publishAll(mina)
  expect(await large(app, 'nord')).toBe(1490)
  expect(await mina(publishing.listDrafts, {})).toEqual([])
})

const own = { branch_id: 'nord', product_id: 'margherita', size_id: 'small', price_cents: 850 }

/** A shop with a branch that has a price of its own for the small Margherita, which is drafted among the drinks. */
async function draftMove() {
  const { app, mina } = await openShop(branch('nord'), { branch_prices: [own] })
  const before = await mina(branches.listBranchDocuments, {})
  const params = { id: 'margherita' }
  const { version, document } = await mina(menu.getProductDocument, { params })
  const sizes = [
    { sizeId: 'can', price: cents(790), deposit: cents(0) },
    { sizeId: 'bottle', price: cents(990), deposit: cents(0) },
  ]
  const body = { ...document, categoryId: 'drinks', sizes }
  await mina(menu.saveProductDocument, { params, query: { version }, body })
  return { app, mina, before }
}

const branchPrices = async (mina: Client) => {
  const { document } = await mina(branches.getBranchDocument, { params: { id: 'nord' } })
  return document.prices.map(({ sizeId, price }) => `${sizeId} ${price}`)
}

test('a dish that moves to another category keeps its price at a branch, and has it where it was when that is taken back', async () => {
  const { app, mina, before } = await draftMove()
  const { publication } = await publishAll(mina)
  expect(publication?.documents.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'product margherita',
    'branch nord',
  ])
  const params = { categoryId: 'drinks', productId: 'margherita' }
  const { sizes } = await clientOf(app, {}, 'nord')(getProduct, { params })
  expect(sizes.map(({ id, price }) => [id, price])).toEqual([
    ['can', 850],
    ['bottle', 990],
  ])
  expect(await branchPrices(mina)).toEqual(['can 850'])
  await takeBack(mina, publication!.id)
  await publishAll(mina)
  expect(await mina(branches.listBranchDocuments, {})).toEqual(before)
})

test('while a dish is only drafted in another category its price at a branch stays, also when that is discarded; the preview shows it moved', async () => {
  const { app, mina, before } = await draftMove()
  const { set } = await readDrafted(app.db, null)
  expect(set.branch.get('nord')?.prices).toEqual([{ productId: 'margherita', sizeId: 'can', price: 850 }])
  expect(await branchPrices(mina)).toEqual(['small 850'])
  await discardAsSeen(mina, { kind: 'product', id: 'margherita' })
  expect(await mina(branches.listBranchDocuments, {})).toEqual(before)
})

test('the price of a branch that a file brings for a dish in another category waits for the dish', async () => {
  const { mina, before } = await draftMove()
  const prices = [{ productId: 'margherita', sizeId: 'can', price: cents(800) }]
  await importFile(mina, inFile('nord', { ...before[0]!.document, prices }))
  await mina(publishing.publishDrafts, { body: { drafts: [{ kind: 'branch', id: 'nord' }] } })
  expect(await mina(publishing.listDrafts, {})).toHaveLength(2)
  await publishAll(mina)
  expect([await branchPrices(mina), await mina(publishing.listDrafts, {})]).toEqual([['can 800'], []])
})

test('a branch that a file brings as it was before a dish moved is published with it, and its price follows', async () => {
  const { mina, before } = await draftMove()
  await importFile(mina, inFile('nord', { ...before[0]!.document, name: 'Nord am See' }))
  await publishAll(mina)
  expect([await branchPrices(mina), await mina(publishing.listDrafts, {})]).toEqual([['can 850'], []])
})
