import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import {
  getCategoryDocument,
  getProductDocument,
  listProductDocuments,
  saveProductDocument,
} from '#contract/menu.staff.ts'
import { listCategories, listCategoryProducts } from '#contract/menu.ts'
import { getSystemState } from '#contract/operations.staff.ts'
import * as publishing from '#contract/publishing.staff.ts'
import type { JsonColumn } from '../db/json-column.ts'
import { area, change, type Rows } from '../test/builders.ts'
import { branch } from '../test/branches.ts'
import { draftPrice, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

type Column =
  | JsonColumn
  | 'products.name'
  | 'hours.start_time'
  | 'special_days.from_date'
  | 'special_days.until_date'
type Stored = { column: Column; id: string; value: string; name: string }

const rows: Rows = {
  pages: [
    {
      id: 'imprint',
      slug: 'imprint',
      name: 'Impressum',
      text: '<p>Ada</p>',
      translations_json: '{}',
      is_popup: 0,
      on_header: 0,
      on_footer: 1,
      position: 1,
    },
  ],
  ...branch('nord'),
  branch_settings: [{ branch_id: 'nord', key: 'SITE_TITLE', value: 'Mitte', media_json: '{}' }],
  special_days: [
    {
      id: 'eve',
      name: 'Heiligabend',
      from_date: '2026-11-24',
      until_date: '2026-11-24',
      spans_json: '[{"start":"11:00","end":"14:00"}]',
      ways_json: '{}',
    },
  ],
}

/** A row of a document, the document's name and the columns that hold what has to be read. */
const places: [id: string, name: string, columns: Column[]][] = [
  [
    'pizzas',
    'pizzas',
    [
      'categories.translations_json',
      'categories.poster_json',
      'categories.gallery_json',
      'categories.availability_json',
    ],
  ],
  ['small', 'pizzas', ['sizes.translations_json', 'sizes.content_json']],
  [
    'margherita',
    'margherita',
    [
      'products.translations_json',
      'products.poster_json',
      'products.tags_json',
      'products.availability_json',
    ],
  ],
  ['lunch', 'lunch', ['combos.translations_json', 'combos.poster_json', 'combos.availability_json']],
  ['lunch-main', 'lunch', ['combo_slots.translations_json']],
  ['sauce', 'sauce', ['variants.translations_json']],
  ['aioli', 'sauce', ['options.translations_json']],
  ['olives', 'olives', ['extras.translations_json']],
  ['gluten', 'A gluten', ['notices.translations_json']],
  ['imprint', 'Impressum', ['pages.translations_json']],
  ['SITE_TITLE', 'SITE_TITLE', ['settings.media_json']],
  ['SITE_TITLE', 'nord', ['branch_settings.media_json']],
  ['kiez', 'kiez', ['areas.shape_json', 'areas.fee_steps_json']],
  [
    'eve',
    'Heiligabend',
    [
      'special_days.spans_json',
      'special_days.ways_json',
      'special_days.from_date',
      'special_days.until_date',
    ],
  ],
  ['hours-5-11:00', 'all', ['hours.start_time']],
]
/** Texts that no version has written, and such as another version might. */
const values = ['{"poster":7', '{"poster":7}', '[7]']
const all = places
  .flatMap(([id, name, columns]) => columns.map((column) => ({ column, id, name })))
  .map((one, at): Stored => ({ ...one, value: values[at % values.length]! }))

async function openShop({ column, id, value }: Omit<Stored, 'name'>) {
  const app = await createTestShop({
    settings: { SITE_TITLE: 'Ada' },
    rows: [rows, area('kiez', { zipcode: '12045' })],
  })
  const mina = await staffClient(app)
  const [table, field] = column.split('.') as ['products', 'tags_json']
  const key = (table.endsWith('settings') ? 'key' : 'id') as 'id'
  await change(app, table, { [key]: id }, { [field]: value })
  await app.deps.content.refresh()
  const stored = async () =>
    (await app.db.selectFrom(table).select(field).where(key, '=', id).executeTakeFirstOrThrow())[field]
  return { app, mina, stored }
}

const alarmOf = async (mina: Awaited<ReturnType<typeof staffClient>>) =>
  (await mina(getSystemState, {})).alarms.find(({ kind }) => kind === 'unreadable')

const reads = (auth: Endpoint['auth']): string[] =>
  endpoints
    .filter(
      ({ endpoint: { method, path, auth: by } }) => method === 'GET' && by === auth && !path.includes('{'),
    )
    .map(({ endpoint }) => endpoint.path)
const paths = [
  ...reads('public'),
  ...reads('staff'),
  '/products/categories/pizzas/products',
  '/products/categories/mains/products',
  '/products/categories/pizzas/products/margherita',
]

describe.each(all)('a published document with $value in $column', (broken) => {
  test('takes nothing else along, for guests of any language or for staff', async () => {
    const { app } = await openShop(broken)
    const staff = await signedIn(app, 'mina@example.org')
    for (const language of ['de', 'en'])
      for (const path of paths) {
        const answer = await app.request(path, { headers: { ...staff, 'accept-language': language } })
        expect([path, answer.status < 500]).toEqual([path, true])
      }
  })

  test('is named to staff, and stays as it was when something else is published', async () => {
    const { app, mina, stored } = await openShop(broken)
    expect(await alarmOf(mina)).toMatchObject({ count: 1, name: broken.name })
    await alarmOf(mina)
    expect(app.logged.filter((line) => line.includes('cannot be read completely'))).toHaveLength(1)
    await draftPrice(mina, 1350)
    const { publication } = await mina(publishing.publishDrafts, { body: {} })
    expect(publication?.documents).toHaveLength(1)
    if (broken.column.startsWith('products.')) return
    expect(await stored()).toBe(broken.value)
    expect(await alarmOf(mina)).toBeDefined()
  })
})

test('a document that the schema of today refuses is named and not listed, and can be written anew', async () => {
  const { app, mina } = await openShop({
    column: 'products.name',
    id: 'margherita',
    value: 'x'.repeat(5_000),
  })
  expect(await alarmOf(mina)).toMatchObject({ count: 1 })
  expect((await mina(listProductDocuments, {})).map(({ id }) => id)).not.toContain('margherita')
  const margherita = { params: { id: 'margherita' } }
  expect(await refused(mina(getProductDocument, margherita))).toMatchObject({ status: 404 })
  const { document } = await mina(getProductDocument, { params: { id: 'fries' } })
  await mina(saveProductDocument, { ...margherita, query: {}, body: { ...document, slug: 'margherita' } })
  const { publication } = await mina(publishing.publishDrafts, { body: {} })
  expect(publication?.documents.map(({ id }) => id)).toEqual(['margherita'])
  expect(await alarmOf(mina)).toBeUndefined()
  const taken = mina(publishing.takeBackPublication, { params: { id: publication!.id } })
  expect(await refused(taken)).toMatchObject({ status: 409 })
  expect((await app.call(listCategoryProducts, { params: { id: 'sides' } })).data).toHaveLength(3)
})

test('what is sold at certain times is not sold while they cannot be read, until they are entered anew', async () => {
  const { app, mina, stored } = await openShop({
    column: 'products.availability_json',
    id: 'margherita',
    value: '[7]',
  })
  const margherita = { params: { id: 'margherita' } }
  const rules = async () =>
    (await app.call(listCategoryProducts, { params: { id: 'pizzas' } })).data[0]?.availability
  expect(await rules()).toEqual([[expect.objectContaining({ until: '1970-01-01' })]])
  const { version, document } = await mina(getProductDocument, margherita)
  await mina(saveProductDocument, {
    ...margherita,
    query: { version },
    body: { ...document, availability: [] },
  })
  await mina(publishing.publishDrafts, { body: {} })
  expect(await rules()).toBeUndefined()
  expect([await stored(), await alarmOf(mina)]).toEqual(['[]', undefined])
})

test('a size is not sold while its content cannot be read, and stays a size for the staff', async () => {
  const { app, mina } = await openShop({ column: 'sizes.content_json', id: 'small', value: '[7]' })
  const { data } = await app.call(listCategoryProducts, { params: { id: 'pizzas' } })
  expect(data[0]?.sizes.map(({ id }) => id)).toEqual(['medium', 'large'])
  const { document } = await mina(getCategoryDocument, { params: { id: 'pizzas' } })
  expect(document.sizes.map(({ id }) => id)).toEqual(['small', 'medium', 'large'])
  expect((await app.call(listCategories, {})).map(({ id }) => id)).toContain('pizzas')
})

describe.each([
  ['changes_json', '{'],
  ['edits_json', '{'],
  ['edits_json', '[{"kind":"product","id":"margherita","before":null,"after":{"odd":7}}]'],
  ['edits_json', '[{"kind":"odd","id":"margherita","before":null,"after":null}]'],
])('a publication with other %s: %s', (column, value) => {
  test('takes no other one along, and is not taken back', async () => {
    const app = await createTestShop()
    const mina = await staffClient(app)
    await draftPrice(mina, 1350)
    const first = (await mina(publishing.publishDrafts, { body: {} })).publication!
    await draftPrice(mina, 1360)
    const second = (await mina(publishing.publishDrafts, { body: {} })).publication!
    await change(app, 'publications', { id: first.id }, { [column]: value })
    const listed = await mina(publishing.listPublications, { query: {} })
    expect(listed.map(({ id }) => id)).toContain(second.id)
    if (column === 'changes_json') return
    const taken = mina(publishing.takeBackPublication, { params: { id: first.id } })
    expect(await refused(taken)).toMatchObject({ status: 409 })
  })
})
