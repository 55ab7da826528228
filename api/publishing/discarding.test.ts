import { describe, expect, test } from 'vitest'
import * as menu from '#contract/menu.staff.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { discardAsSeen, draftPrice, draftSoups, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

const margherita = { params: { id: 'margherita' } }

const openShop = async () => ({ mina: await staffClient(await createTestShop()) })

describe('discarding', () => {
  test('shows the document again as guests see it', async () => {
    const { mina } = await openShop()
    const published = await mina(menu.getProductDocument, margherita)
    const { version } = await draftPrice(mina, 1350)
    const call = { params: { kind: 'product' as const, id: 'margherita' }, query: { version } }
    const stand = { version: published.version }
    expect(await mina(publishing.discardDraft, call)).toEqual(stand)
    expect(await mina(menu.getProductDocument, margherita)).toEqual(published)
    expect(await mina(publishing.discardDraft, call)).toEqual(stand)
  })

  test('of a new dish leaves nothing', async () => {
    const { mina } = await openShop()
    await draftSoups(mina)
    const ref = { kind: 'product' as const, id: 'lentils' }
    expect(await discardAsSeen(mina, ref)).toEqual({ version: null })
    expect((await refused(mina(menu.getProductDocument, { params: { id: 'lentils' } }))).status).toBe(404)
  })

  test('is refused with the draft as it is now when somebody else has changed it since it was seen', async () => {
    const { mina } = await openShop()
    const seen = await draftPrice(mina, 1350)
    const current = await draftPrice(mina, 1400)
    const params = { kind: 'product' as const, id: 'margherita' }
    const query = { version: seen.version }
    const error = await refused(mina(publishing.discardDraft, { params, query }))
    expect([error.status, error.body]).toMatchObject([409, { current: { version: current.version } }])
    expect(await mina(menu.getProductDocument, margherita)).toEqual(current)
  })

  test('is refused while another draft needs it', async () => {
    const { mina } = await openShop()
    await draftSoups(mina)
    const soups = { kind: 'category' as const, id: 'soups' }
    expect((await refused(discardAsSeen(mina, soups))).body).toMatchObject({
      usedIn: [{ kind: 'product', id: 'lentils' }],
    })
  })

  test('is refused for a dish while the category that it needs is to be deleted', async () => {
    const { mina } = await openShop()
    await draftSoups(mina)
    await mina(publishing.publishDrafts, { body: {} })
    const dish = { params: { id: 'lentils' } }
    const category = { params: { id: 'soups' } }
    const { version } = await mina(menu.getProductDocument, dish)
    await mina(menu.removeProductDocument, { ...dish, query: { version } })
    const soups = await mina(menu.getCategoryDocument, category)
    await mina(menu.removeCategoryDocument, { ...category, query: { version: soups.version } })
    const discard = (kind: 'product' | 'category', id: string) => discardAsSeen(mina, { kind, id })
    const error = await refused(discard('product', 'lentils'))
    expect([error.status, error.body]).toMatchObject([409, { incomplete: [{ id: 'lentils' }] }])
    await mina(publishing.checkPrices, {})
    await discard('category', 'soups')
    await discard('product', 'lentils')
    expect(await mina(publishing.listDrafts, {})).toEqual([])
  })

  test('finds another address for a new dish of the name of the one that stays', async () => {
    const { mina } = await openShop()
    await draftSoups(mina)
    await mina(publishing.publishDrafts, { body: {} })
    const dish = { params: { id: 'lentils' } }
    const { version, document } = await mina(menu.getProductDocument, dish)
    await mina(menu.removeProductDocument, { ...dish, query: { version } })
    const body = { ...document, slug: '' }
    await mina(menu.saveProductDocument, { params: { id: 'new' }, query: {}, body })
    await discardAsSeen(mina, { kind: 'product', id: 'lentils' })
    const [draft] = await mina(publishing.listDrafts, {})
    expect(draft?.changes.find(({ field }) => field === 'slug')?.after).toBe('linsensuppe-2')
  })
})
