import { expect, test } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import * as branches from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import * as delivery from '#contract/delivery.staff.ts'
import { getProduct } from '#contract/menu.ts'
import * as menu from '#contract/menu.staff.ts'
import { listDrafts, publishDrafts } from '#contract/publishing.staff.ts'
import { cents } from '#domain/money.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import type { TestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { draftSoups, refused, staffClient } from '../test/documents.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { workAt } from '../test/staff.ts'

const mitte = { params: { id: 'mitte' } }
const margherita = { params: { categoryId: 'pizzas', productId: 'margherita' } }

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

const create = (mina: Client, more = {}) =>
  mina(branches.saveBranchDocument, { ...mitte, query: {}, body: branchDocument(more) })

test('a saved branch is reached by guests at once, with its own address, prices and dishes', async () => {
  const { app, mina } = await openShop()
  const settings = { ADDRESS: 'Torstraße 1, 10119 Berlin', RESTAURANT_COORDINATES: '52.5290,13.4010' }
  const prices = [{ productId: 'margherita', sizeId: 'large', price: cents(1990) }]
  await create(mina, { settings, prices, withoutProducts: ['salad', 'unknown'] })
  expect(await app.call(listBranches, {})).toMatchObject([
    { id: 'mitte', slug: 'mitte', address: 'Torstraße 1, 10119 Berlin' },
  ])
  const guest = clientOf(app, {}, 'mitte')
  const { sizes } = await guest(getProduct, margherita)
  expect(sizes.find(({ id }) => id === 'large')?.price).toBe(1990)
  const { document } = await mina(branches.getBranchDocument, mitte)
  expect(document).toMatchObject({ settings, prices })
  expect(document.withoutProducts).not.toContain('unknown')
})

test('a price for a size or dish that is only drafted is refused, and kept once that is published', async () => {
  const { mina } = await openShop()
  await draftSoups(mina)
  const pizzas = { params: { id: 'pizzas' } }
  const { version, document } = await mina(menu.getCategoryDocument, pizzas)
  const huge = { id: 'huge', name: 'riesig', translations: {}, content: null }
  const body = { ...document, sizes: [...document.sizes, huge] }
  await mina(menu.saveCategoryDocument, { ...pizzas, query: { version }, body })
  const prices = [
    { productId: 'margherita', sizeId: 'large', price: cents(1990) },
    { productId: 'margherita', sizeId: 'huge', price: cents(2990) },
    { productId: 'lentils', sizeId: 'cup', price: cents(490) },
  ]
  const error = await refused(create(mina, { prices }))
  const says = [branchMessages.notPublished]
  expect([error.status, error.fields]).toEqual([422, { 'prices.1.price': says, 'prices.2.price': says }])
  const drafts = (await mina(listDrafts, {})).map(({ kind, id, version }) => ({ kind, id, version }))
  await mina(publishDrafts, { body: { drafts } })
  const saved = await create(mina, { prices })
  expect(saved.document.prices).toHaveLength(3)
})

test('a value that a branch cannot have is refused by key', async () => {
  const { mina } = await openShop()
  const settings = {
    RESTAURANT_COORDINATES: 'here',
    HAS_BRANCH: '1',
    NOTHING: 'x',
    CUSTOM_HEADER_CODE: '<b>',
  }
  const error = await refused(create(mina, { settings }))
  expect([error.status, Object.keys(error.fields).sort()]).toEqual([
    422,
    [
      'settings.CUSTOM_HEADER_CODE',
      'settings.HAS_BRANCH',
      'settings.NOTHING',
      'settings.RESTAURANT_COORDINATES',
    ],
  ])
})

test('what is sold out at a branch, and what only owners set, outlives a change of the branch', async () => {
  const { app, mina } = await openShop()
  const { version } = await create(mina, { withoutProducts: ['salad'] })
  const own = { branch_id: 'mitte' }
  await app.db
    .insertInto('branch_products')
    .values({ ...own, product_id: 'margherita', is_offered: 1, is_sold_out: 1 })
    .execute()
  await app.db
    .insertInto('branch_settings')
    .values({ ...own, key: 'CUSTOM_HEADER_CODE', value: '<!-- mitte -->', media_json: '{}' })
    .execute()
  await mina(branches.saveBranchDocument, {
    ...mitte,
    query: { version },
    body: branchDocument({ name: 'Neu' }),
  })
  expect(await app.db.selectFrom('branch_products').selectAll().execute()).toEqual([
    { ...own, product_id: 'margherita', is_offered: 1, is_sold_out: 1 },
  ])
  expect(await app.db.selectFrom('branch_settings').select('key').execute()).toEqual([
    { key: 'CUSTOM_HEADER_CODE' },
  ])
})

test('a branch with open orders stays, one without is removed and comes back as it was', async () => {
  const { app, mina } = await openShop()
  const { version, document } = await create(mina, {
    settings: { PHONE: '+493012345678' },
    withoutProducts: ['salad'],
  })
  const remove = () => mina(branches.removeBranchDocument, { ...mitte, query: { version } })
  const order = await app.fetch('/b/mitte/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(placeOrderBody()),
  })
  expect(order.status).toBe(200)
  const error = await refused(remove())
  expect([error.status, error.fields['id']]).toEqual([422, [branchMessages.hasOpenOrders]])
  await app.db.updateTable('orders').set({ status: 'completed' }).execute()
  expect(await remove()).toBeNull()
  expect(await app.call(listBranches, {})).toEqual([])
  expect(await app.db.selectFrom('orders').select('branch_id').execute()).toEqual([{ branch_id: 'mitte' }])
  const back = await mina(branches.saveBranchDocument, { ...mitte, query: {}, body: document })
  expect(back.document).toEqual(document)
})

test('a branch with areas of its own is not removed before them, and the main branch never', async () => {
  const app = await createTestShop({ rows: [branch('main')] })
  const mina = await staffClient(app)
  const { version } = await create(mina)
  const body = areaDocument({ branchId: 'mitte' })
  await mina(delivery.saveAreaDocument, { params: { id: 'kiez' }, query: {}, body })
  const used = await refused(mina(branches.removeBranchDocument, { ...mitte, query: { version } }))
  expect([used.status, used.body]).toMatchObject([409, { usedIn: [{ kind: 'area', id: 'kiez' }] }])
  const main = { params: { id: 'main' } }
  const first = await mina(branches.getBranchDocument, main)
  const error = await refused(
    mina(branches.removeBranchDocument, { ...main, query: { version: first.version } }),
  )
  expect(error.fields['id']).toEqual([branchMessages.isMain])
})

test('a member for some branches sees and changes only these', async () => {
  const app = await createTestShop({ rows: [branch('nord'), branch('ost')] })
  const mina = await staffClient(app, { role: 'manager' })
  const save = (id: string, branchId: string | null) =>
    mina(delivery.saveAreaDocument, { params: { id }, query: {}, body: areaDocument({ branchId }) })
  const shared = await save('all', null)
  await save('far', 'ost')
  await workAt(app, 'mina@example.org', ['nord'])
  await save('near', 'nord')
  const ids = (await mina(delivery.listAreaDocuments, {})).map(({ id }) => id)
  expect([ids.includes('all'), ids.includes('near'), ids.includes('far')]).toEqual([true, true, false])
  expect((await mina(branches.listBranchDocuments, {})).map(({ id }) => id)).toEqual(['nord'])
  const calls = [
    save('other', 'ost'),
    save('far', 'nord'),
    mina(delivery.removeAreaDocument, { params: { id: 'all' }, query: { version: shared.version } }),
    create(mina),
  ]
  const statuses = await Promise.all(calls.map(async (call) => (await refused(call)).status))
  expect(statuses).toEqual([403, 403, 403, 403])
  const hidden = await refused(mina(delivery.getAreaDocument, { params: { id: 'far' } }))
  expect(hidden.status).toBe(404)
})
