import { describe, expect, test } from 'vitest'
import { getProductDocument, listProductDocuments, saveProductDocument } from '#contract/menu.staff.ts'
import { listCategoryProducts } from '#contract/menu.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { getSetUp } from '#contract/publishing-set-up.ts'
import { cents } from '#domain/money.ts'
import { categoryDocument, comboDocument, productDocument } from '#domain/test/document-fixture.ts'
import { createApp } from '../app.ts'
import { createPreview } from '../composition/create-preview.ts'
import { draftPrice, staffClient } from '../test/documents.ts'
import { createTestShop, pizza, placeOrderBody } from '../test/shop.ts'
import { documentJson } from './document-json.ts'

type Stored = { kind: publishing.DocumentRef['kind']; id: string; json: string | null }

const gone = [{ sizeId: 'gone', price: cents(990), deposit: cents(0) }]
const dish = (more: Parameters<typeof productDocument>[0]): Stored => ({
  kind: 'product',
  id: 'stew',
  json: documentJson(
    'product',
    productDocument({ name: 'Eintopf', slug: 'stew', categoryId: 'pizzas', sizes: [], ...more }),
  ),
})
const slots = [{ id: 'first', name: 'Eintopf', translations: {}, sizeId: 'gone', products: ['margherita'] }]

const broken: [string, Stored][] = [
  ['a size that is gone', dish({ sizes: gone })],
  ['a category that is gone', dish({ categoryId: 'gone' })],
  ['a group of options that is gone', dish({ variants: ['gone'] })],
  ['an extra that is gone', dish({ extras: ['gone'] })],
  ['an allergen that is gone', dish({ allergens: ['gone'] })],
  ['an address that is taken', dish({ slug: 'margherita' })],
  [
    'a combo with a size that is gone',
    { kind: 'combo', id: 'menu', json: documentJson('combo', comboDocument({ slug: 'menu', slots })) },
  ],
  [
    'a category without the sizes of its dishes',
    {
      kind: 'category',
      id: 'pizzas',
      json: documentJson('category', categoryDocument({ slug: 'pizzas' })),
    },
  ],
  ['the end of a category that has dishes', { kind: 'category', id: 'pizzas', json: null }],
  ['a new dish of an earlier version', { kind: 'product', id: 'stew', json: '{"name":"Eintopf","price":4}' }],
  ['a known dish of an earlier version', { kind: 'product', id: 'fries', json: '{"sizes":"large"}' }],
  ['what is no JSON', { kind: 'product', id: 'stew', json: '{' }],
]

/** A shop with a sound draft and a broken one, as another version has left it behind. */
async function openShop({ kind, id, json }: Stored) {
  const app = await createTestShop()
  await app.post('/checkout/v2', placeOrderBody({ items: [pizza('large')], total: 12.9 }))
  const mina = await staffClient(app)
  await draftPrice(mina, 1350)
  const row = { member_id: null, member_name: 'Mina', saved_at: '2026-11-20T17:00:00.000Z' }
  await app.db
    .insertInto('drafts')
    .values({ kind, document_id: id, document_json: json, ...row })
    .execute()
  return { app, mina, ref: { kind, id } }
}

describe.each(broken)('a stored draft with %s', (_, stored) => {
  test('is named by the list, which may discard it', async () => {
    const { mina, ref } = await openShop(stored)
    const named = (drafts: publishing.Draft[]) =>
      drafts.map(({ kind, id, isBroken }) => ({ kind, id, isBroken }))
    const sound = { kind: 'product', id: 'margherita', isBroken: false }
    const drafts = named(await mina(publishing.listDrafts, {}))
    expect(drafts).toHaveLength(2)
    expect(drafts).toEqual(expect.arrayContaining([sound, { ...ref, isBroken: true }]))
    expect(await mina(listProductDocuments, {})).not.toEqual([])
    expect(await mina(getSetUp, {})).not.toEqual([])
    await mina(publishing.discardDraft, { params: ref, query: { version: 'of another version' } })
    expect(named(await mina(publishing.listDrafts, {}))).toEqual([sound])
  })

  test('is named by the checks, which look at the rest', async () => {
    const { mina, ref } = await openShop(stored)
    expect(await mina(publishing.checkPrices, {})).toMatchObject({
      carts: 1,
      differences: [{ difference: 60, carts: 1 }],
      broken: [ref],
    })
    expect(await mina(publishing.checkLaw, {})).toMatchObject({ broken: [ref] })
  })

  test('is left out of the preview, which names it and shows the rest', async () => {
    const { app } = await openShop(stored)
    const preview = await createPreview(app.deps, null)
    expect(await preview.follow()).toMatchObject({ count: 1, leftOut: [expect.any(String)] })
    const shown = createApp(preview.deps, { isPreview: true })
    const dishes = await shown.request('http://shop.test/api/products/categories/pizzas/products')
    expect(await dishes.text()).toContain('13.5')
  })

  test('stays a draft when all others are published, and is named', async () => {
    const { app, mina, ref } = await openShop(stored)
    const { publication, broken } = await mina(publishing.publishDrafts, { body: {} })
    expect(publication?.documents.map(({ id }) => id)).toEqual(['margherita'])
    expect(broken).toMatchObject([ref])
    expect((await mina(publishing.listDrafts, {})).map(({ kind, id }) => ({ kind, id }))).toEqual([ref])
    const { data } = await app.call(listCategoryProducts, { params: { id: 'pizzas' } })
    expect(data[0]?.sizes.at(-1)?.price).toBe(1350)
  })
})

test('a broken draft that is published by its name alone stays a draft', async () => {
  for (const [, stored] of broken.slice(-3)) {
    const { mina, ref } = await openShop(stored)
    const drafts = [{ ...ref, version: 'as it was seen' }]
    expect(await mina(publishing.publishDrafts, { body: { drafts } })).toMatchObject({
      publication: null,
      broken: [ref],
    })
  }
})

test('a broken draft is mended by saving it anew', async () => {
  const { mina } = await openShop(dish({ sizes: gone }))
  const { version, document } = await mina(getProductDocument, { params: { id: 'stew' } })
  const sizes = [{ ...gone[0]!, sizeId: 'large' }]
  await mina(saveProductDocument, {
    params: { id: 'stew' },
    query: { version },
    body: { ...document, sizes },
  })
  expect((await mina(publishing.publishDrafts, { body: {} })).broken).toEqual([])
})
