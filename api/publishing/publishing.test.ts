import { describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import * as menu from '#contract/menu.staff.ts'
import { getProduct, listCategories } from '#contract/menu.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { cents } from '#domain/money.ts'
import type { TestApp } from '../test/app.ts'
import { draftPrice, draftSoups, readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

const ofGuests = { params: { categoryId: 'pizzas', productId: 'margherita' } }

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

const versionOf = async ({ db }: TestApp) =>
  (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version

describe('publishing', () => {
  test('shows all drafts in words, and then guests see them under one new content version', async () => {
    const { app, mina } = await openShop()
    await draftPrice(mina, 1350)
    await draftSoups(mina)
    const drafts = await mina(publishing.listDrafts, {})
    expect(drafts).toMatchObject([
      { kind: 'category', name: 'Suppen', state: 'new' },
      { kind: 'product', name: 'Linsensuppe', state: 'new' },
      {
        kind: 'product',
        name: 'margherita',
        state: 'changed',
        savedBy: 'Mina',
        changes: [{ field: 'price', part: 'pizzas Groß', before: 12.9, after: 13.5 }],
      },
    ])
    const before = await versionOf(app)
    const { publication } = await mina(publishing.publishDrafts, { body: {} })
    expect(publication).toMatchObject({ publishedBy: 'Mina', contentVersion: before + 1 })
    expect(await versionOf(app)).toBe(before + 1)
    expect((await app.call(getProduct, ofGuests)).sizes.map(({ price }) => price)).toEqual([790, 990, 1350])
    const categories = await app.call(listCategories, {})
    expect(categories.map(({ name, productCount }) => [name, productCount]).at(-1)).toEqual(['Suppen', 1])
    expect(await mina(publishing.listDrafts, {})).toEqual([])
    expect(await mina(publishing.listPublications, { query: {} })).toEqual([publication])
    expect(await mina(publishing.publishDrafts, { body: {} })).toEqual({
      publication: null,
      blocked: [],
      broken: [],
    })
  })

  test('is one line in the log, with every document before and after', async () => {
    const { app, mina } = await openShop()
    await draftPrice(mina, 1350)
    const { publication } = await mina(publishing.publishDrafts, { body: {} })
    const lines = await app.db
      .selectFrom('staff_changes')
      .selectAll()
      .where('kind', '=', 'publication')
      .execute()
    expect(lines).toMatchObject([{ subject_id: publication!.id, member_name: 'Mina' }])
    const pricesIn = (json: string | null) =>
      (JSON.parse(json ?? '') as { document: { sizes: { price: number }[] } }[])[0]!.document.sizes[0]!.price
    expect([pricesIn(lines[0]!.before_json), pricesIn(lines[0]!.after_json)]).toEqual([12.9, 13.5])
  })

  test('is told to the screens of the staff, once', async () => {
    const { app, mina } = await openShop()
    await draftPrice(mina, 1350)
    await mina(publishing.publishDrafts, { body: {} })
    await mina(publishing.publishDrafts, { body: {} })
    const events = await app.db.selectFrom('live_events').select(['kind', 'order_id']).execute()
    expect(events).toEqual([{ kind: 'content.published', order_id: null }])
  })

  test('keeps what is sold out, and changes nothing that no draft names', async () => {
    const { app, mina } = await openShop()
    const before = await readMenu(app)
    await draftPrice(mina, 1291)
    await mina(publishing.publishDrafts, { body: {} })
    const after = await readMenu(app)
    const large = after.products[0]!.data[0]!.sizes[2]!
    expect(large.price).toBe(1291)
    large.price = cents(1290)
    expect(after).toEqual(before)
  })

  test('takes a choice of drafts, and leaves the others drafts', async () => {
    const { app, mina } = await openShop()
    const { version } = await draftPrice(mina, 1350)
    await draftSoups(mina)
    const chosen = { body: { drafts: [{ kind: 'product' as const, id: 'margherita', version }] } }
    expect((await mina(publishing.publishDrafts, chosen)).publication?.documents).toHaveLength(1)
    expect((await app.call(listCategories, {})).map(({ id }) => id)).not.toContain('soups')
    expect((await mina(publishing.listDrafts, {})).map(({ id }) => id)).toEqual(['soups', 'lentils'])
    // The same once more, because its answer was lost.
    expect((await mina(publishing.publishDrafts, chosen)).publication).toBeNull()
  })

  test('refuses a choice that lacks what it needs, and names it', async () => {
    const { app, mina } = await openShop()
    await draftSoups(mina)
    const body = { drafts: [{ kind: 'product' as const, id: 'lentils' }] }
    const before = await readMenu(app)
    const error = await refused(mina(publishing.publishDrafts, { body }))
    expect([error.status, error.body]).toMatchObject([
      409,
      { incomplete: [{ kind: 'product', id: 'lentils', name: 'Linsensuppe' }] },
    ])
    expect(await readMenu(app)).toEqual(before)
    expect(await mina(publishing.listDrafts, {})).toHaveLength(2)
  })

  test('refuses a draft that has changed since it was seen', async () => {
    const { mina } = await openShop()
    const { version } = await draftPrice(mina, 1350)
    await draftPrice(mina, 1360)
    const body = { drafts: [{ kind: 'product' as const, id: 'margherita', version }] }
    expect(await refused(mina(publishing.publishDrafts, { body }))).toMatchObject({ status: 409 })
  })

  test('removes everything of what was deleted, with what branches did differently', async () => {
    const { app, mina } = await openShop()
    await app.db
      .insertInto('branches')
      .values({ id: 'main', slug: 'main', name: 'Main', position: 0 })
      .execute()
    await app.db
      .insertInto('branch_prices')
      .values({ branch_id: 'main', product_id: 'margherita', size_id: 'large', price_cents: 1 })
      .execute()
    const removals = [
      ['margherita', menu.getProductDocument, menu.removeProductDocument],
      ['mozzarella', menu.getExtraDocument, menu.removeExtraDocument],
      ['olives', menu.getExtraDocument, menu.removeExtraDocument],
      ['pizzas', menu.getCategoryDocument, menu.removeCategoryDocument],
    ] as const
    for (const [id, get, remove] of removals) {
      const { version } = await mina(get, { params: { id } })
      await mina(remove, { params: { id }, query: { version } })
    }
    await mina(publishing.publishDrafts, { body: {} })
    expect((await app.call(listCategories, {})).map(({ id }) => id)).toEqual(['mains', 'sides', 'drinks'])
    expect(await app.db.selectFrom('extras').select('id').execute()).toEqual([{ id: 'onions' }])
  })

  test('lets two dishes swap their addresses, and the menu change its order', async () => {
    const { app, mina } = await openShop()
    for (const [id, slug] of [
      ['fries', 'tmp'],
      ['soup', 'fries'],
      ['fries', 'soup'],
    ] as const) {
      const { version, document } = await mina(menu.getProductDocument, { params: { id } })
      await mina(menu.saveProductDocument, {
        params: { id },
        query: { version },
        body: { ...document, slug },
      })
    }
    const order = await mina(menu.getMenuOrderDocument, { params: { id: 'menu' } })
    const body = {
      ...order.document,
      categories: order.document.categories
        .toReversed()
        .map(({ id, products }) => ({ id, products: products.toReversed() })),
    }
    const call = { params: { id: 'menu' }, query: { version: order.version }, body }
    await mina(menu.saveMenuOrderDocument, call)
    await mina(publishing.publishDrafts, { body: {} })
    const { categories, products } = await readMenu(app)
    expect(categories.map(({ id }) => id)).toEqual(['drinks', 'sides', 'mains', 'pizzas'])
    expect(products[1]!.data.map(({ id, slug }) => [id, slug])).toEqual([
      ['soup', 'fries'],
      ['fries', 'soup'],
    ])
  })
})

describe('taking back', () => {
  test('drafts everything as it was, and publishing that restores the menu', async () => {
    const { app, mina } = await openShop()
    const before = await readMenu(app)
    await draftPrice(mina, 1350)
    await draftSoups(mina)
    const { id } = (await mina(publishing.publishDrafts, { body: {} })).publication!
    const drafted = await mina(publishing.takeBackPublication, { params: { id } })
    expect(drafted.map((ref) => ref.id).sort()).toEqual(['lentils', 'margherita', 'soups'])
    expect((await mina(publishing.listDrafts, {})).map(({ state }) => state).sort()).toEqual([
      'changed',
      'deleted',
      'deleted',
    ])
    // Once more, because the answer was lost.
    expect(await mina(publishing.takeBackPublication, { params: { id } })).toEqual(drafted)
    await mina(publishing.publishDrafts, { body: {} })
    expect(await readMenu(app)).toEqual(before)
  })

  test('is refused with the newer drafts that it would overwrite', async () => {
    const { mina } = await openShop()
    await draftPrice(mina, 1350)
    const { id } = (await mina(publishing.publishDrafts, { body: {} })).publication!
    await draftPrice(mina, 1400)
    const error = await refused(mina(publishing.takeBackPublication, { params: { id } }))
    expect([error.status, error.body]).toMatchObject([
      409,
      { drafts: [{ kind: 'product', id: 'margherita', name: 'margherita' }] },
    ])
    const unknown = mina(publishing.takeBackPublication, { params: { id: 'none' } })
    expect((await refused(unknown)).status).toBe(404)
  })

  test('is refused with what has come since and needs what would go', async () => {
    const { mina } = await openShop()
    await draftSoups(mina)
    const { id } = (await mina(publishing.publishDrafts, { body: {} })).publication!
    const { document } = await mina(menu.getProductDocument, { params: { id: 'lentils' } })
    const body = { ...document, name: 'Gulaschsuppe', slug: '' }
    await mina(menu.saveProductDocument, { params: { id: 'goulash' }, query: {}, body })
    const error = await refused(mina(publishing.takeBackPublication, { params: { id } }))
    expect([error.status, error.body]).toMatchObject([
      409,
      { incomplete: [{ kind: 'product', id: 'goulash', name: 'Gulaschsuppe' }] },
    ])
    expect((await mina(publishing.listDrafts, {})).map((draft) => draft.id)).toEqual(['goulash'])
  })
})
