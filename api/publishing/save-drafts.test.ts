import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import * as menu from '#contract/menu.staff.ts'
import { listDrafts, publishDrafts } from '#contract/publishing.staff.ts'
import { cents } from '#domain/money.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import { refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

async function openShop() {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

const save = (client: Client, ...documents: WrittenDocument[]) =>
  client(saveMenuDrafts, { body: { documents } })

/** A dish with another name, at the version that is stored. */
async function renamed(client: Client, id: string): Promise<WrittenDocument> {
  const { version, document } = await client(menu.getProductDocument, { params: { id } })
  return { kind: 'product', id, version, document: { ...document, name: `New ${id}` } }
}

const drafted = async (client: Client) =>
  (await client(listDrafts, {})).map(({ kind, id, state }) => `${kind}/${id} ${state}`).sort()

test('several documents are drafted in one call, with one line in the log', async () => {
  const { app, mina } = await openShop()
  const documents = [await renamed(mina, 'margherita'), await renamed(mina, 'fries')]
  const answer = await save(mina, ...documents)
  expect(await drafted(mina)).toEqual(['product/fries changed', 'product/margherita changed'])
  const { version } = await mina(menu.getProductDocument, { params: { id: 'margherita' } })
  expect(answer[0]).toEqual({ kind: 'product', id: 'margherita', version })
  // The same call again changes nothing and is no further line.
  expect(await save(mina, ...documents)).toEqual(answer)
  const lines = await app.db
    .selectFrom('staff_changes')
    .select('subject_id')
    .where('kind', '=', 'menu-drafts')
    .execute()
  expect(lines).toHaveLength(1)
})

test('nothing is drafted when somebody has changed one of them in the meantime, and each such one is named', async () => {
  const { app, mina } = await openShop()
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  const saver = await mina(menu.getComboDocument, { params: { id: 'saver' } })
  const cheaper = { ...saver.document, price: cents(500) }
  const hers = [
    await renamed(mina, 'margherita'),
    await renamed(mina, 'fries'),
    { kind: 'combo' as const, id: 'saver', version: saver.version, document: cheaper },
  ]
  const { version, document } = await bela(menu.getProductDocument, { params: { id: 'fries' } })
  const body = { ...document, name: 'His' }
  await bela(menu.saveProductDocument, { params: { id: 'fries' }, query: { version }, body })
  await bela(menu.removeComboDocument, { params: { id: 'saver' }, query: { version: saver.version } })
  const error = await refused(save(mina, ...hers))
  expect([error.status, error.body]).toMatchObject([
    409,
    {
      drafts: [
        { kind: 'product', id: 'fries', name: 'His' },
        { kind: 'combo', id: 'saver' },
      ],
    },
  ])
  expect(await drafted(mina)).toEqual(['combo/saver deleted', 'product/fries changed'])
})

test('nothing is drafted when one of them is wrong, and the field is named by its place', async () => {
  const { mina } = await openShop()
  const fries = await renamed(mina, 'fries')
  const body = productDocument({ name: 'Orphan', slug: '', categoryId: 'gone', sizes: [] })
  const error = await refused(
    save(mina, fries, { kind: 'product', id: 'orphan', version: undefined, document: body }),
  )
  expect([error.status, error.fields]).toEqual([
    422,
    { 'documents.1.document.categoryId': ['This does not exist any more'] },
  ])
  const twice = await refused(save(mina, fries, fries))
  expect(twice.fields).toEqual({ 'documents.1.id': ['This stands here twice'] })
  expect(await drafted(mina)).toEqual([])
})

test('a size of an extra that is sent twice is named by the place it was sent at', async () => {
  const { mina } = await openShop()
  const { version, document } = await mina(menu.getExtraDocument, { params: { id: 'olives' } })
  const prices = ['small', 'large', 'small'].map((sizeId, at) => ({ sizeId, price: cents(100 + at) }))
  const extra = { kind: 'extra' as const, id: 'olives', version, document: { ...document, prices } }
  const error = await refused(save(mina, extra))
  expect(Object.keys(error.fields)).toEqual(['documents.0.document.prices.2.sizeId'])
})

test('a new dish, the new category it stands in and its place are drafted together, whatever comes first', async () => {
  const { mina } = await openShop()
  const order = await mina(menu.getMenuOrderDocument, { params: { id: 'menu' } })
  const sizes = [{ id: 'cup', name: 'Tasse', translations: {}, content: null }]
  const categories = [{ id: 'soups', products: ['lentils'] }, ...order.document.categories]
  await save(
    mina,
    { kind: 'menu-order', id: 'menu', version: order.version, document: { ...order.document, categories } },
    {
      kind: 'product',
      id: 'lentils',
      document: productDocument({
        name: 'Linsen',
        slug: '',
        categoryId: 'soups',
        sizes: [{ sizeId: 'cup', price: cents(450), deposit: cents(0) }],
      }),
    },
    { kind: 'category', id: 'soups', document: categoryDocument({ name: 'Suppen', slug: '', sizes }) },
  )
  expect(await drafted(mina)).toEqual([
    'category/soups new',
    'menu-order/menu changed',
    'product/lentils new',
  ])
  const { document } = await mina(menu.getMenuOrderDocument, { params: { id: 'menu' } })
  expect(document.categories[0]).toEqual({ id: 'soups', products: ['lentils'] })
})

test('a dish is removed together with the combo that needs it, and not without it', async () => {
  const { mina } = await openShop()
  const burger = await mina(menu.getProductDocument, { params: { id: 'burger' } })
  const lunch = await mina(menu.getComboDocument, { params: { id: 'lunch' } })
  const dish = { kind: 'product' as const, id: 'burger', version: burger.version, document: null }
  const error = await refused(save(mina, dish))
  expect([error.status, error.body]).toMatchObject([409, { usedIn: [{ kind: 'combo', id: 'lunch' }] }])
  const combo = { kind: 'combo' as const, id: 'lunch', version: lunch.version, document: null }
  await save(mina, dish, combo)
  expect(await drafted(mina)).toEqual(['combo/lunch deleted', 'product/burger deleted'])
})

test('a dish is moved together with the combo that offers it, and not published without it', async () => {
  const { mina } = await openShop()
  const burger = await mina(menu.getProductDocument, { params: { id: 'burger' } })
  const lunch = await mina(menu.getComboDocument, { params: { id: 'lunch' } })
  const sizes = [{ ...burger.document.sizes[0]!, sizeId: 'bowl' }]
  const dish = {
    kind: 'product' as const,
    id: 'burger',
    version: burger.version,
    document: { ...burger.document, categoryId: 'sides', sizes },
  }
  const error = await refused(save(mina, dish))
  expect([error.status, error.body]).toMatchObject([409, { usedIn: [{ kind: 'combo', id: 'lunch' }] }])
  const slots = lunch.document.slots.map((slot) =>
    slot.id === 'lunch-main' ? { ...slot, sizeId: 'bowl' } : slot,
  )
  await save(mina, dish, {
    kind: 'combo',
    id: 'lunch',
    version: lunch.version,
    document: { ...lunch.document, slots },
  })
  expect(await drafted(mina)).toEqual(['combo/lunch changed', 'product/burger changed'])
  const alone = { drafts: [{ kind: 'product' as const, id: 'burger' }] }
  const early = await refused(mina(publishDrafts, { body: alone }))
  expect(early.body).toMatchObject({ incomplete: [{ kind: 'combo', id: 'lunch' }] })
  expect((await mina(publishDrafts, { body: {} })).publication?.documents).toHaveLength(2)
})
