import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { lunchRule } from '#domain/test/availability-fixture.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { draftPrice, draftSoups, readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

async function openShop(app: TestApp) {
  const mina = await staffClient(app)
  const headers = await signedIn(app, 'mina@example.org')
  const read = async () => (await app.request('/staff/export', { headers })).text()
  return { app, mina, read }
}

/** The small restaurant with nothing that the law check would hold back. */
async function createLawfulShop() {
  const app = await createTestShop({ settings: { SITE_TITLE: 'Bei Ada' } })
  const content_json = JSON.stringify({ value: 330, unit: 'ml' })
  await app.db.updateTable('sizes').set({ content_json }).where('category_id', '=', 'drinks').execute()
  await app.db.updateTable('combos').set({ price_cents: 500 }).where('id', '=', 'saver').execute()
  await app.db.updateTable('products').set({ is_sold_out: 0 }).execute()
  const availability_json = canonicalJson([lunchRule])
  await app.db.updateTable('categories').set({ availability_json }).where('id', '=', 'sides').execute()
  await app.db.updateTable('content_version').set({ version: 99 }).execute()
  await app.deps.content.refresh()
  return app
}

const parse = (text: string) => JSON.parse(text) as publishing.ExportFile

const load = (mina: Client, body: publishing.ExportFile) =>
  mina(publishing.importDocuments, { query: {}, body })

test('what is exported and imported into an empty shop is exported as the same bytes', async () => {
  const full = await openShop(await createLawfulShop())
  const text = await full.read()
  expect(text).toMatch(/^\{"documents":\[\n\{"document":/)
  const empty = await openShop(await createTestApp())
  const drafted = await load(empty.mina, parse(text))
  expect(drafted.map(({ kind }) => kind)).toContain('combo')
  expect(await readMenu(empty.app)).toMatchObject({ categories: [], combos: [] })
  await empty.mina(publishing.publishDrafts, { body: {} })
  expect(await empty.read()).toBe(text)
  // Once more, nothing is different.
  expect(await load(empty.mina, parse(text))).toEqual([])
})

test('a file can be looked at first: what would differ is said, and nothing is drafted', async () => {
  const { mina, app, read } = await openShop(await createTestShop())
  const file = parse(await read())
  const documents = file.documents.map((one) =>
    one.id === 'margherita' ? { ...one, document: { ...(one.document as object), name: 'Marinara' } } : one,
  )
  const look = (body: publishing.ExportFile) =>
    mina(publishing.importDocuments, { query: { look: '1' }, body })
  expect(await look(file)).toEqual([])
  expect(await look({ ...file, documents })).toMatchObject([
    { kind: 'product', id: 'margherita', state: 'changed', changes: [{ field: 'name', after: 'Marinara' }] },
  ])
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('an imported menu is the same menu for guests', async () => {
  const full = await openShop(await createLawfulShop())
  const empty = await openShop(await createTestApp())
  await load(empty.mina, parse(await full.read()))
  expect(await empty.mina(publishing.publishDrafts, { body: {} })).toMatchObject({ blocked: [] })
  expect(await readMenu(empty.app)).toEqual(await readMenu(full.app))
})

test('what the law check holds back holds back what needs it, and nothing else', async () => {
  const full = await openShop(await createTestShop())
  const empty = await openShop(await createTestApp())
  await load(empty.mina, parse(await full.read()))
  const { blocked } = await empty.mina(publishing.publishDrafts, { body: {} })
  // A deposit without contents, and a combo that costs more than its parts.
  expect([...new Set(blocked.map(({ id }) => id))].sort()).toEqual(['beer', 'cola', 'saver'])
  const left = await empty.mina(publishing.listDrafts, {})
  expect(left.filter(({ kind }) => kind !== 'menu-order').map(({ id }) => id)).toEqual([
    'serving',
    'beer',
    'burger',
    'cola',
    'lunch',
    'saver',
    'side-menu',
  ])
})

test('a file that overwrites newer drafts is refused with their names, and one that changes nothing is not', async () => {
  const { mina, read } = await openShop(await createTestShop())
  const file = parse(await read())
  await draftPrice(mina, 1350)
  expect((await refused(load(mina, file))).body).toMatchObject({
    drafts: [{ kind: 'product', id: 'margherita' }],
  })
  const others = file.documents.filter(({ id }) => id !== 'margherita')
  expect(await load(mina, { ...file, documents: others })).toEqual([])
})

test('a manager imports a whole file, but no other code for the head of all pages', async () => {
  const { app, read } = await openShop(await createTestShop())
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  const file = parse(await read())
  expect(await load(bela, file)).toEqual([])
  const code = { kind: 'setting' as const, id: 'CUSTOM_HEADER_CODE', document: { value: '<b>', media: {} } }
  expect((await refused(load(bela, { ...file, documents: [code] }))).status).toBe(403)
})

test('a file with wrong documents is refused by the place in it, and drafts nothing', async () => {
  const { app, mina, read } = await openShop(await createTestShop())
  const file = parse(await read())
  const documents = [
    { kind: 'product' as const, id: 'x', document: { name: 1 } },
    { kind: 'setting' as const, id: 'TIME_ZONE', document: { value: 'Mars', media: {} } },
  ]
  const { fields } = await refused(load(mina, { ...file, documents }))
  expect(fields).toMatchObject({
    'documents.0.document.name': ['This must be a text'],
    'documents.0.document.slug': ['This field is missing'],
    'documents.1.document.value': ['Please enter a time zone such as Europe/Berlin'],
  })
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('a file that holds a document twice is refused by the place of the second', async () => {
  const { app, mina, read } = await openShop(await createTestShop())
  const file = parse(await read())
  const code = (value: string) => ({
    kind: 'setting' as const,
    id: 'COUNTRY',
    document: { value, media: {} },
  })
  const { fields, status } = await refused(load(mina, { ...file, documents: [code('at'), code('ch')] }))
  expect([status, fields]).toEqual([422, { 'documents.1.id': ['This stands here twice'] }])
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('a file with two languages of one code is refused by the place of the second', async () => {
  const { app, mina, read } = await openShop(await createTestShop())
  const file = parse(await read())
  const language = (id: string) => ({ id, code: 'de', name: 'Deutsch', isRtl: false })
  const document = { languages: [language('a'), language('b')], initial: 'de' }
  const documents = [{ kind: 'languages' as const, id: 'shop', document }]
  const { fields, status } = await refused(load(mina, { ...file, documents }))
  const place = 'documents.0.document.languages.1.code'
  expect([status, fields]).toEqual([422, { [place]: ['This stands here twice'] }])
  expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([])
})

test('a file whose documents name what is nowhere is refused', async () => {
  const { mina, read } = await openShop(await createTestShop())
  await draftSoups(mina)
  await mina(publishing.publishDrafts, { body: {} })
  const file = parse(await read())
  const empty = await openShop(await createTestApp())
  const documents = file.documents.filter(({ id }) => id !== 'soups')
  expect((await refused(load(empty.mina, { ...file, documents }))).body).toMatchObject({
    incomplete: [{ kind: 'product', id: 'lentils', fields: ['categoryId', 'sizes.0.sizeId'] }],
  })
})
