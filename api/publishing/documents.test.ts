import { expect, test } from 'vitest'
import type { ApiError, Client } from '#contract/client.ts'
import * as menu from '#contract/menu.staff.ts'
import { cents } from '#domain/money.ts'
import { productDocument } from '#domain/test/document-fixture.ts'
import type { TestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'
import { createTestShop, fieldsOf } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

const margherita = { params: { id: 'margherita' } }

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

/** What is said to whoever would take the fries from the combos that offer them. */
const friesAreUsed = {
  message: 'This is still used elsewhere',
  usedIn: [
    { kind: 'combo', id: 'side-menu' },
    { kind: 'combo', id: 'lunch' },
    { kind: 'combo', id: 'saver', name: 'saver' },
  ],
}

/** The lines of the log about dishes. */
const linesOf = ({ db }: TestApp) =>
  db
    .selectFrom('staff_changes')
    .select(['subject_name', 'subject_id'])
    .where('kind', '=', 'product')
    .execute()

test('every document of the menu can be read', async () => {
  const { mina } = await openShop()
  const lists = [
    menu.listCategoryDocuments,
    menu.listProductDocuments,
    menu.listComboDocuments,
    menu.listVariantDocuments,
    menu.listExtraDocuments,
    menu.listNoticeDocuments,
  ] as const
  const counts = []
  for (const list of lists) counts.push((await mina(list, {})).length)
  expect(counts).toEqual([4, 6, 3, 3, 3, 2])
  const { state, document } = await mina(menu.getProductDocument, margherita)
  expect({ state, document }).toEqual({
    state: 'published',
    document: {
      ...productDocument(),
      name: 'margherita',
      description: '',
      categoryId: 'pizzas',
      translations: { en: { name: 'Pizza Margherita' } },
      sizes: [
        { sizeId: 'large', price: cents(1290), deposit: cents(0) },
        { sizeId: 'medium', price: cents(990), deposit: cents(0) },
        { sizeId: 'small', price: cents(790), deposit: cents(0) },
      ],
      extras: ['mozzarella', 'olives'],
      allergens: ['gluten'],
    },
  })
  const order = await mina(menu.getMenuOrderDocument, { params: { id: 'menu' } })
  expect(order.document.categories[2]).toEqual({ id: 'sides', products: ['fries', 'soup'] })
})

test('what is saved is a draft that guests do not see', async () => {
  const { app, mina } = await openShop()
  const before = await (await app.request('/products/categories/pizzas/products')).text()
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const body = { ...document, name: 'Margherita Speciale' }
  const saved = await mina(menu.saveProductDocument, { ...margherita, query: { version }, body })
  expect(saved).toMatchObject({ state: 'changed', document: body })
  expect(saved.version).not.toBe(version)
  expect(await mina(menu.getProductDocument, margherita)).toEqual(saved)
  expect(await (await app.request('/products/categories/pizzas/products')).text()).toBe(before)
})

test('a second writer with an old version gets the document of the first, and nothing is lost', async () => {
  const { app, mina } = await openShop()
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const hers = { ...document, name: 'Hers' }
  const saved = await mina(menu.saveProductDocument, { ...margherita, query: { version }, body: hers })
  const his = { ...document, description: 'His' }
  const error = await refused(
    bela(menu.saveProductDocument, { ...margherita, query: { version }, body: his }),
  )
  expect([error.status, error.message, error.body]).toMatchObject([
    409,
    'Somebody else has changed this in the meantime',
    { current: { state: 'changed', version: saved.version, document: { name: 'Hers' } } },
  ])
  expect(await mina(menu.getProductDocument, margherita)).toEqual(saved)
  // What he would have overwritten says where its prices are: in decimal euros, as on the wire.
  expect(error.body).toMatchObject({ current: { document: { sizes: [{ price: 12.9 }, {}, {}] } } })
})

test('of two writers at the same moment one is first', async () => {
  const { app, mina } = await openShop()
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const save = (client: Client, name: string) =>
    client(menu.saveProductDocument, { ...margherita, query: { version }, body: { ...document, name } }).then(
      () => 'saved',
      (error: ApiError) => error.status,
    )
  const answers = await Promise.all([save(mina, 'Hers'), save(bela, 'His')])
  expect(answers.map(String).sort()).toEqual(['409', 'saved'])
})

test('the same document sent again is answered as it stands, and is one line in the log', async () => {
  const { app, mina } = await openShop()
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const call = { ...margherita, query: { version }, body: { ...document, name: 'New name' } }
  const first = await mina(menu.saveProductDocument, call)
  expect(await mina(menu.saveProductDocument, call)).toEqual(first)
  expect(await linesOf(app)).toEqual([{ subject_id: 'margherita', subject_name: 'New name' }])
})

test('a document that is again as guests see it is no draft', async () => {
  const { app, mina } = await openShop()
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const body = { ...document, name: 'New name' }
  const saved = await mina(menu.saveProductDocument, { ...margherita, query: { version }, body })
  const query = { version: saved.version }
  const again = await mina(menu.saveProductDocument, { ...margherita, query, body: document })
  expect(again).toEqual({ id: 'margherita', state: 'published', version, document })
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('a new dish has no address of its own until it is published, and stands last in the menu', async () => {
  const { mina } = await openShop()
  const params = { params: { id: 'new-dish' } }
  const sizes = [{ sizeId: 'bowl', price: cents(500), deposit: cents(0) }]
  const body = productDocument({ name: 'Grüne Soße', slug: '', categoryId: 'sides', sizes })
  const made = await mina(menu.saveProductDocument, { ...params, query: {}, body })
  expect(made).toMatchObject({ state: 'new', document: { slug: '' } })
  const twin = { params: { id: 'twin' }, query: {}, body }
  await mina(menu.saveProductDocument, twin)
  const renamed = { ...made.document, name: 'Rote Soße' }
  const saved = await mina(menu.saveProductDocument, {
    ...params,
    query: { version: made.version },
    body: renamed,
  })
  expect(saved.document).toMatchObject({ name: 'Rote Soße', slug: '' })
  const order = await mina(menu.getMenuOrderDocument, { params: { id: 'menu' } })
  expect(order.document.categories[2]!.products).toEqual(['fries', 'soup', 'new-dish', 'twin'])
  expect(order.state).toBe('published')
})

test('a new dish that is removed again leaves nothing', async () => {
  const { app, mina } = await openShop()
  const params = { id: 'new-dish' }
  const sizes = [{ sizeId: 'bowl', price: cents(500), deposit: cents(0) }]
  const body = productDocument({ categoryId: 'sides', sizes, slug: 'x' })
  const { version } = await mina(menu.saveProductDocument, { params, query: {}, body })
  const removal = { params, query: { version } }
  expect(await mina(menu.removeProductDocument, removal)).toBeNull()
  expect(await mina(menu.removeProductDocument, removal)).toBeNull()
  expect((await refused(mina(menu.getProductDocument, { params }))).status).toBe(404)
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('what is still used is not removed, and it is said where', async () => {
  const { mina } = await openShop()
  const { version } = await mina(menu.getProductDocument, { params: { id: 'fries' } })
  const removal = { params: { id: 'fries' }, query: { version } }
  const error = await refused(mina(menu.removeProductDocument, removal))
  expect([error.status, error.body]).toMatchObject([409, friesAreUsed])
  expect(await mina(menu.getProductDocument, { params: { id: 'fries' } })).toMatchObject({
    state: 'published',
  })
})

test('a deletion is a draft that can be taken back by saving the dish again', async () => {
  const { mina } = await openShop()
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const gone = await mina(menu.removeProductDocument, { ...margherita, query: { version } })
  expect(gone).toMatchObject({ state: 'deleted', document })
  expect(await mina(menu.removeProductDocument, { ...margherita, query: { version } })).toEqual(gone)
  const stale = { ...margherita, query: { version }, body: { ...document, name: 'Other' } }
  expect((await refused(mina(menu.saveProductDocument, stale))).body).toMatchObject({
    current: { state: 'deleted' },
  })
  const query = { version: gone!.version }
  const back = await mina(menu.saveProductDocument, { ...margherita, query, body: document })
  expect(back).toMatchObject({ state: 'published', version })
})

test('a wrong document is refused by field, in the language of the caller', async () => {
  const { app, mina } = await openShop()
  const { version, document } = await mina(menu.getProductDocument, margherita)
  const body = { ...document, categoryId: 'none', extras: ['mozzarella', 'ghost'] }
  const error = await refused(mina(menu.saveProductDocument, { ...margherita, query: { version }, body }))
  expect([error.status, error.fields]).toEqual([
    422,
    { categoryId: ['This does not exist any more'], 'extras.1': ['This does not exist any more'] },
  ])
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('a picture of another site is refused', async () => {
  const { app, mina } = await openShop()
  const headers = await signedIn(app, 'mina@example.org')
  const { version } = await mina(menu.getProductDocument, margherita)
  const read = await app.request('/staff/products/margherita', { headers })
  const { document } = ((await read.json()) as { data: { document: object } }).data
  const picture = { id: 'p', avif: '', webp: '', square: '', circle: '', wide: '', placeholder: '' }
  const poster = { ...picture, url: 'https://elsewhere.example/p.jpg', width: 1, height: 1 }
  const response = await app.request(`/staff/products/margherita?version=${version}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({ ...document, poster }),
  })
  expect(await fieldsOf(response)).toEqual({ poster: ['Bitte ein Bild hochladen'] })
})

test('a size that something is sold in stays in its category', async () => {
  const { mina } = await openShop()
  const params = { id: 'pizzas' }
  const { version, document } = await mina(menu.getCategoryDocument, { params })
  const body = { ...document, sizes: document.sizes.slice(0, 2) }
  const error = await refused(mina(menu.saveCategoryDocument, { params, query: { version }, body }))
  expect(error.body).toMatchObject({
    usedIn: [
      { kind: 'extra', id: 'mozzarella' },
      { kind: 'product', id: 'margherita' },
    ],
  })
})

test('a dish that a combo offers is not moved or left without its price there, and the combos are named', async () => {
  const { mina } = await openShop()
  const fries = { params: { id: 'fries' } }
  const { version, document } = await mina(menu.getProductDocument, fries)
  const onPlate = [{ ...document.sizes[0]!, sizeId: 'plate' }]
  for (const other of [{ sizes: [] }, { categoryId: 'mains', sizes: onPlate }]) {
    const body = { ...document, ...other }
    const error = await refused(mina(menu.saveProductDocument, { ...fries, query: { version }, body }))
    expect([error.status, error.body]).toMatchObject([409, friesAreUsed])
  }
  expect((await mina(menu.getProductDocument, fries)).version).toBe(version)
})
