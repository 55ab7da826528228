import { expect, test } from 'vitest'
import * as content from '#contract/content.staff.ts'
import { listPages } from '#contract/content.ts'
import * as menu from '#contract/menu.staff.ts'
import { listCombos } from '#contract/menu.ts'
import * as publishing from '#contract/publishing.staff.ts'
import * as settings from '#contract/settings.staff.ts'
import { cents } from '#domain/money.ts'
import { draftPrice, draftSoups, readMenu, staffClient } from '../test/documents.ts'
import { createTestShop, deliveryBody, pizza, placeOrderBody } from '../test/shop.ts'

test('the price check prices earlier carts under the drafts, and writes nothing', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  await app.post('/checkout/v2', placeOrderBody())
  await app.post('/checkout/v2', placeOrderBody({ items: [pizza('large')], total: 12.9 }))
  await app.post('/checkout/v2', deliveryBody())
  const before = await readMenu(app)
  expect(await mina(publishing.checkPrices, {})).toMatchObject({ carts: 3, unchanged: 3, changed: [] })
  await draftPrice(mina, 1350)
  const { version, document } = await mina(menu.getProductDocument, { params: { id: 'margherita' } })
  const sizes = document.sizes.map((one) => (one.sizeId === 'medium' ? { ...one, price: cents(700) } : one))
  const call = { params: { id: 'margherita' }, query: { version }, body: { ...document, sizes } }
  await mina(menu.saveProductDocument, call)
  expect(await mina(publishing.checkPrices, {})).toMatchObject({
    carts: 3,
    unchanged: 0,
    differences: [
      { difference: 60, carts: 1 },
      { difference: -290, carts: 1 },
      { difference: -580, carts: 1 },
    ],
    // Two medium pizzas to an area with a minimum order of 15 euros.
    belowMinimum: 1,
  })
  expect(await readMenu(app)).toEqual(before)
})

test('an answer of the price check names no guest', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  await app.post('/checkout/v2', placeOrderBody({ items: [pizza('large')], total: 12.9 }))
  await draftPrice(mina, 1350)
  const check = JSON.stringify(await mina(publishing.checkPrices, {}))
  expect(check).toContain('"margherita Groß"')
  expect(check).not.toMatch(/Ada|ada@|030/)
})

test('the law check names what is drafted, and what is red stays a draft', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  const params = { id: 'lunch' }
  const { version, document } = await mina(menu.getComboDocument, { params })
  const body = { ...document, price: cents(9_900) }
  await mina(menu.saveComboDocument, { params, query: { version }, body })
  await draftPrice(mina, 1350)
  const { checkedAt, findings } = await mina(publishing.checkLaw, {})
  expect(checkedAt).toBe('2026-11-20T18:00:00.000Z')
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'combo-price',
      level: 'red',
      kind: 'combo',
      id: 'lunch',
      field: 'price',
    }),
  )
  const { publication, blocked } = await mina(publishing.publishDrafts, { body: {} })
  expect(publication?.documents.map(({ id }) => id)).toEqual(['margherita'])
  expect(blocked.map(({ rule, id }) => [rule, id])).toEqual([['combo-price', 'lunch']])
  expect((await mina(publishing.listDrafts, {})).map(({ id }) => id)).toEqual(['lunch'])
  expect((await app.call(listCombos, {})).find(({ id }) => id === 'lunch')?.price).toBe(1290)
})

test('what a held draft would have stopped naming is not removed before it', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  const dish = { params: { id: 'margherita' } }
  const { version, document } = await mina(menu.getProductDocument, dish)
  const body = { ...document, extras: ['mozzarella'], sizes: [] }
  await mina(menu.saveProductDocument, { ...dish, query: { version }, body })
  const olives = { params: { id: 'olives' } }
  const extra = await mina(menu.getExtraDocument, olives)
  await mina(menu.removeExtraDocument, { ...olives, query: { version: extra.version } })
  await draftSoups(mina)
  const { publication, blocked } = await mina(publishing.publishDrafts, { body: {} })
  expect(publication?.documents.map(({ id }) => id)).toEqual(['soups', 'lentils'])
  expect(blocked.map(({ rule, id }) => [rule, id])).toEqual([['no-price', 'margherita']])
  expect((await mina(publishing.listDrafts, {})).map(({ id, state }) => [id, state])).toEqual([
    ['olives', 'deleted'],
    ['margherita', 'changed'],
  ])
})

test('a draft that makes something else red stays a draft too, and what is red already blocks nothing', async () => {
  const app = await createTestShop({ settings: { COUNTRY: 'de' } })
  const mina = await staffClient(app)
  const params = { id: 'legal' }
  const more = { translations: {}, slug: '', isPopup: false, onHeader: false, onFooter: true, position: 0 }
  const page = { ...more, name: 'Impressum', text: '<p>Ada, Berlin</p>' }
  await mina(content.savePageDocument, { params, query: {}, body: page })
  const imprint = { params: { id: 'IMPRINT' } }
  const setting = await mina(settings.getSettingDocument, imprint)
  await mina(settings.saveSettingDocument, {
    ...imprint,
    query: { version: setting.version },
    body: { value: 'legal', media: {} },
  })
  await mina(publishing.publishDrafts, { body: {} })
  const { version } = await mina(content.getPageDocument, { params })
  await mina(content.savePageDocument, { params, query: { version }, body: { ...page, text: '' } })
  await draftPrice(mina, 1350)
  const { findings } = await mina(publishing.checkLaw, {})
  const red = findings.filter(({ level, kind }) => level === 'red' && kind === 'setting')
  expect(red.map(({ id, isBlocking }) => [id, isBlocking])).toEqual([
    ['IMPRINT', true],
    ['PRIVACY_POLICY', false],
    ['TERMS_AND_CONDITIONS', false],
  ])
  const { publication, blocked } = await mina(publishing.publishDrafts, { body: {} })
  expect(publication?.documents.map(({ id }) => id)).toEqual(['margherita'])
  expect(blocked.map(({ rule, kind, id }) => [rule, kind, id])).toEqual([['imprint', 'setting', 'IMPRINT']])
  expect((await mina(publishing.listDrafts, {})).map(({ id }) => id)).toEqual(['legal'])
  expect(await app.call(listPages, {})).toMatchObject([{ id: 'legal', text: '<p>Ada, Berlin</p>' }])
})
