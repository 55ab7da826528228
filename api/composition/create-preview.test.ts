import { describe, expect, test } from 'vitest'
import { removeBranchDocument, saveBranchDocument } from '#contract/branches.staff.ts'
import { listBranches } from '#contract/branches.ts'
import { createClient } from '#contract/client.ts'
import { removeAreaDocument, saveAreaDocument } from '#contract/delivery.staff.ts'
import { getProduct } from '#contract/menu.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { getSettingDocument, saveSettingDocument } from '#contract/settings.staff.ts'
import { listSettings } from '#contract/settings.public.ts'
import { markSoldOut } from '#contract/today.staff.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import { createApp } from '../app.ts'
import { draftPrice, draftSoups, readMenu, staffClient } from '../test/documents.ts'
import { countOrders, createTestShop, pizza, placeOrderBody, quote } from '../test/shop.ts'
import { createPreview } from './create-preview.ts'

/** A shop with its preview, which follows before every call as the server lets it. */
async function openShop() {
  const shop = await createTestShop()
  const preview = await createPreview(shop.deps, null)
  const app = createApp(preview.deps, { isPreview: true })
  const request = async (path: string, init?: RequestInit) => {
    await preview.follow()
    return app.request(`http://shop.test/api${path}`, init)
  }
  const call = createClient({
    baseUrl: '',
    headers: () => ({ 'accept-language': 'de' }),
    fetch: (path, { body, ...init }) => request(path, { ...init, body: body ?? null }),
  })
  return { shop, preview: { ...preview, call, request }, mina: await staffClient(shop) }
}

const margherita = { params: { categoryId: 'pizzas', productId: 'margherita' } }
const title = async ({ call }: Pick<Awaited<ReturnType<typeof createTestShop>>, 'call'>) =>
  (await call(listSettings, {})).find(({ key }) => key === 'SITE_TITLE')?.value

describe('a preview', () => {
  test('shows what is drafted and follows it, while guests see nothing of it', async () => {
    const { shop, preview, mina } = await openShop()
    const large = async (who: Pick<typeof shop, 'call'>) =>
      (await who.call(getProduct, margherita)).sizes.at(-1)?.price
    expect(await large(preview)).toBe(1290)
    await draftPrice(mina, 1350)
    expect(await large(preview)).toBe(1350)
    await draftPrice(mina, 1400)
    expect(await large(preview)).toBe(1400)
    const id = { params: { id: 'SITE_TITLE' } }
    const { version, document } = await mina(getSettingDocument, id)
    await mina(saveSettingDocument, { ...id, query: { version }, body: { ...document, value: 'Neu' } })
    expect(await title(preview)).toBe('Neu')
    expect(await title(shop)).not.toBe('Neu')
    expect(await large(shop)).toBe(1290)
    expect(await preview.follow()).toEqual({
      count: 2,
      savedAt: expect.stringMatching(/^2026-11-20T/),
      leftOut: [],
    })
  })

  test('shows the shop as it is once everything is published', async () => {
    const { shop, preview, mina } = await openShop()
    await draftPrice(mina, 1350)
    await draftSoups(mina)
    await mina(markSoldOut, { body: { kind: 'product', id: 'fries', end: { kind: 'day' } } })
    const seen = await readMenu(preview)
    await mina(publishDrafts, { body: {} })
    // A mark of the time before marks ended by themselves is no part of any document.
    await shop.db.updateTable('products').set({ is_sold_out: 0 }).execute()
    await shop.deps.content.refresh()
    expect(await readMenu(shop)).toEqual(seen)
    expect(await preview.follow()).toEqual({ count: 0, savedAt: null, leftOut: [] })
    expect(await readMenu(preview)).toEqual(seen)
  })

  test('goes on when a branch has been removed after its area', async () => {
    const { preview, mina } = await openShop()
    const [branch, area] = [{ params: { id: 'mitte' } }, { params: { id: 'kiez' } }]
    const saved = await mina(saveBranchDocument, { ...branch, query: {}, body: branchDocument() })
    const body = areaDocument({ branchId: 'mitte' })
    const { version } = await mina(saveAreaDocument, { ...area, query: {}, body })
    expect(await preview.call(listBranches, {})).toMatchObject([{ id: 'mitte' }])
    await mina(removeAreaDocument, { ...area, query: { version } })
    await mina(removeBranchDocument, { ...branch, query: { version: saved.version } })
    expect(await preview.call(listBranches, {})).toEqual([])
  })

  test('reckons with the drafted prices, but takes no order and no other write, and knows no person', async () => {
    const { shop, preview, mina } = await openShop()
    await draftPrice(mina, 1350)
    const { totals } = await quote({ ...shop, call: preview.call }, { items: [pizza('large')] })
    expect(totals.total).toBe(1350)
    for (const path of ['/checkout', '/reservations', '/contact', '/auth/login', '/staff/publish']) {
      const answer = await preview.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'de' },
        body: JSON.stringify(placeOrderBody()),
      })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        message: 'Das ist eine Vorschau: Hier lässt sich nichts bestellen oder speichern.',
      })
    }
    expect((await preview.request('/me')).status).toBe(403)
    expect(await countOrders(shop)).toBe(0)
  })
})
