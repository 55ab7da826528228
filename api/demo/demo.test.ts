import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { getDemo, removeDemo } from '#contract/demo.staff.ts'
import { listDrafts, listPublications, publishDrafts } from '#contract/publishing.staff.ts'
import { getSetUp } from '#contract/publishing-set-up.ts'
import { listSettings } from '#contract/settings.public.ts'
import { getSettingDocument, saveSettingDocument } from '#contract/settings.staff.ts'
import { pictureFixture } from '#domain/test/picture-fixture.ts'
import { transaction } from '../context.ts'
import { readContentVersion } from '../db/content-version.ts'
import { tablesOf } from '../db/tables-of.ts'
import { giveReceiptNumbers } from '../orders/index.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { draftPrice, draftSoups, readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop, placeOrderBody, plain } from '../test/shop.ts'
import { staffPassword } from '../test/staff.ts'
import { signInUser, systemCtx } from '../test/user.ts'
import { forgetDemoMedia } from './forget-demo-media.ts'
import { guestTables } from './guest-tables.ts'
import { markDemo } from './index.ts'

const password = { body: { password: staffPassword } }

/** The small restaurant as a demonstration, with Mina, its owner, and what a guest has left. */
async function openDemo(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
  await transaction(systemCtx(app), markDemo)
  const ada = await signInUser(app)
  await ada.post('/checkout', placeOrderBody())
  await giveReceiptNumbers(app.deps)
  const form = { guests: '2', name: 'Ada', email: 'ada@example.org', phone: '030 1234567', terms: true }
  await app.post('/reservations', { ...form, reservedAt: '2026-11-21 19:00' })
  return { app, mina: await staffClient(app) }
}

type Counted = (typeof guestTables)[number] | 'staff_changes'

const countOf = async ({ db }: TestApp, table: Counted): Promise<number> =>
  (await db.selectFrom(table).selectAll().execute()).length

/** Publishes another value of a setting. */
async function publishSetting(mina: Client, id: string, value: string): Promise<void> {
  const { version, document } = await mina(getSettingDocument, { params: { id } })
  await mina(saveSettingDocument, { params: { id }, query: { version }, body: { ...document, value } })
  await mina(publishDrafts, { body: {} })
}

test('the demo goes with everything that guests left, and the shop is as one that never had it', async () => {
  const { app, mina } = await openDemo()
  expect(await mina(getDemo, {})).toEqual({
    dishes: 6,
    changedDishes: 0,
    pages: 0,
    orders: 1,
    accounts: 1,
    reservations: 1,
    hasOwnOrders: false,
  })
  const [lines, version] = [await countOf(app, 'staff_changes'), await readContentVersion(app.db)]
  expect(await mina(removeDemo, password)).toBeNull()

  const empty = await createTestApp()
  expect(await readMenu(app)).toEqual(await readMenu(empty))
  expect(await app.call(listSettings, {})).toEqual(await empty.call(listSettings, {}))
  expect(await mina(getSetUp, {})).toEqual(await (await staffClient(empty))(getSetUp, {}))
  for (const table of guestTables)
    expect(await countOf(app, table), table).toBe(table === 'live_events' ? 1 : 0)
  expect(await countOf(app, 'staff_changes')).toBe(lines + 1)
  expect(await readContentVersion(app.db)).toBe(version + 1)
  expect(await mina(getDemo, {})).toBeNull()
})

test('what the owner has made stays, in drafts and for guests, with what it needs', async () => {
  const { app, mina } = await openDemo()
  await draftSoups(mina)
  await mina(publishDrafts, { body: {} })
  await publishSetting(mina, 'SITE_TITLE', 'Da Luigi')
  await draftPrice(mina, 1990)
  expect(await mina(getDemo, {})).toMatchObject({ dishes: 6, changedDishes: 1 })
  await mina(removeDemo, password)
  const menu = await readMenu(app)
  expect(menu.products.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(['Linsensuppe'])
  expect(menu.combos).toEqual([])
  const settings = await app.call(listSettings, {})
  expect(settings.find(({ key }) => key === 'SITE_TITLE')?.value).toBe('Da Luigi')
  expect(await mina(listDrafts, {})).toEqual([])
  // They would bring back what is gone.
  expect(await mina(listPublications, { query: {} })).toEqual([])
})

test('an order of an own dish is business: then everything of guests stays, with its receipt numbers', async () => {
  const { app, mina } = await openDemo()
  await draftSoups(mina)
  await mina(publishDrafts, { body: {} })
  await app.post('/checkout', placeOrderBody({ items: [plain('lentils', 1, 'cup')], total: 4.5 }))
  await giveReceiptNumbers(app.deps)
  expect(await mina(getDemo, {})).toMatchObject({ orders: 2, hasOwnOrders: true })
  await mina(removeDemo, password)
  const stored = await app.db
    .selectFrom('orders')
    .select('receipt_number')
    .orderBy('receipt_number')
    .execute()
  expect(stored).toEqual([{ receipt_number: 1 }, { receipt_number: 2 }])
  expect(await countOf(app, 'users')).toBe(1)
  expect((await readMenu(app)).products.flatMap(({ data }) => data.map(({ name }) => name))).toEqual([
    'Linsensuppe',
  ])
})

test('an order under the own company is business; one before it, or after another setting, is not', async () => {
  const { app, mina } = await openDemo()
  app.setClock('2026-11-20T18:10:00.000Z')
  await publishSetting(mina, 'SITE_TITLE', 'Da Luigi')
  await publishSetting(mina, 'LEGAL_NAME', 'Luigi GmbH')
  expect(await mina(getDemo, {})).toMatchObject({ orders: 1, hasOwnOrders: false })
  app.setClock('2026-11-20T18:20:00.000Z')
  await app.post('/checkout', placeOrderBody())
  expect(await mina(getDemo, {})).toMatchObject({ orders: 2, hasOwnOrders: true })
})

test('a wrong password removes nothing, and of two removals at once one is refused', async () => {
  const { app, mina } = await openDemo()
  const wrong = await refused(mina(removeDemo, { body: { password: 'Feuer' } }))
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([422, ['password']])
  expect(await mina(getDemo, {})).toMatchObject({ dishes: 6 })
  const answers = await Promise.allSettled([mina(removeDemo, password), mina(removeDemo, password)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(
    (await app.db.selectFrom('staff_changes').select('id').where('kind', '=', 'demo').execute()).length,
  ).toBe(1)
})

test('a removal that fails in the middle leaves the whole demo', async () => {
  const { app, mina } = await openDemo()
  const before = await readMenu(app)
  await app.db.schema.alterTable('publications').renameTo('elsewhere').execute()
  expect((await refused(mina(removeDemo, password))).status).toBe(500)
  await app.db.schema.alterTable('elsewhere').renameTo('publications').execute()
  expect(await readMenu(app)).toEqual(before)
  expect(await mina(getDemo, {})).toMatchObject({ dishes: 6, orders: 1 })
})

test('the files of its pictures go, drawn or not, also when that is done later', async () => {
  const app = await createTestShop({
    rows: [{ pages: [] }],
  })
  const { mediaDir } = app.deps
  const poster_json = JSON.stringify(pictureFixture)
  await app.db.updateTable('products').set({ poster_json }).where('id', '=', 'soup').execute()
  await transaction(systemCtx(app), markDemo)
  const mina = await staffClient(app)
  const files = [`${pictureFixture.id}/480.webp`, `pending/0001-${pictureFixture.id}.json`]
  for (const file of [...files, `${'0b'.repeat(12)}/480.webp`]) {
    await mkdir(join(mediaDir, file, '..'), { recursive: true })
    await writeFile(join(mediaDir, file), '')
  }
  expect(await forgetDemoMedia(systemCtx(app))).toBe(0)
  await mina(removeDemo, password)
  await forgetDemoMedia(systemCtx(app))
  expect(files.filter((file) => existsSync(join(mediaDir, file)))).toEqual([])
  expect(existsSync(join(mediaDir, `${'0b'.repeat(12)}/480.webp`))).toBe(true)
})

test('a shop that never was a demonstration has none to throw away', async () => {
  const mina = await staffClient(await createTestShop())
  expect(await mina(getDemo, {})).toBeNull()
  expect((await refused(mina(removeDemo, password))).status).toBe(404)
})

/** What a shop keeps when its demonstration goes: members, their log, what they uploaded, and what documents are in. */
const kept = `
  backups content_version demo draft_lock drafts leases live_counter media_files migrations nightly_runs rate_limits
  outbox pictures publications secrets today_entries uploads settings languages translations pages
  hours special_days areas tables taxes branches branch_settings branch_products branch_combos
  branch_prices categories sizes products product_sizes combos combo_slots slot_products variants
  options variant_conditions product_variants extras extra_prices product_extras notices
  product_notices extra_notices option_notices
`.split(/\s+/)

test('of every table it is decided whether guests left it', async () => {
  const { db, deps } = await createTestApp()
  const tables = await tablesOf(db, deps.engine)
  const undecided = tables.filter(
    (name) => ![...kept, ...guestTables].includes(name) && !name.startsWith('staff_'),
  )
  expect(undecided).toEqual([])
})
