import { describe, expect, test } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import { quoteCart } from '#contract/checkout.ts'
import { listAreas } from '#contract/delivery.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { getCombo, getProduct, listCategoryProducts, listCombos } from '#contract/menu.ts'
import { cents } from '#domain/money.ts'
import { listSettings } from '#contract/settings.public.ts'
import { messages } from '#domain/messages.ts'
import type { TestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { area, change, publish, type Rows, settings } from '../test/builders.ts'
import { createTestShop, pizza, placeOrderBody } from '../test/shop.ts'

const twoBranches: Rows[] = [branch('main'), branch('nord')]
const shopWithBranches = (...rows: Rows[]): Promise<TestApp> =>
  createTestShop({ settings: { HAS_BRANCH: '1' }, rows: [...twoBranches, ...rows] })

const at = (app: TestApp, slug: string) => clientOf(app, {}, slug)
const chosen = (app: TestApp, slug: string) => clientOf(app, { cookie: `branch=${slug}` })

test('branches come in order, each with the address below which its API lives', async () => {
  const app = await createTestShop()
  await publish(app, {
    branches: [
      { id: 'b2', slug: 'nord', name: 'Nord', position: 2 },
      { id: 'b1', slug: 'mitte', name: 'Mitte', position: 1 },
    ],
    branch_settings: [{ branch_id: 'b2', key: 'ADDRESS', value: 'Nordufer 1', media_json: '{}' }],
  })
  expect(await app.call(listBranches, {})).toEqual([
    { id: 'b1', slug: 'mitte', name: 'Mitte', url: '/b/mitte', address: '' },
    { id: 'b2', slug: 'nord', name: 'Nord', url: '/b/nord', address: 'Nordufer 1' },
  ])
})

test('the address of a branch is absolute when a public address is configured', async () => {
  const app = await createTestShop({ publicUrl: 'https://shop.example', rows: [branch('nord')] })
  expect(await app.call(listBranches, {})).toMatchObject([{ url: 'https://shop.example/b/nord' }])
})

describe('the branch that answers', () => {
  const title = async (app: TestApp, path: string, cookie = '') => {
    const response = await app.fetch(path, { headers: { cookie } })
    const { data } = (await response.json()) as { data: { key: string; value: string }[] }
    return data.find(({ key }) => key === 'SITE_TITLE')?.value
  }
  const named = branch('ost', { settings: { SITE_TITLE: 'Ost' } })

  test('is named by the address, whatever the cookie says and whether or not guests choose', async () => {
    const app = await createTestShop({ rows: [...twoBranches, named], settings: { SITE_TITLE: 'Haus' } })
    expect(await title(app, '/b/ost/api/settings', 'branch=nord')).toBe('Ost')
    expect(await title(app, '/b/nord/api/settings', 'branch=ost')).toBe('Haus')
  })

  test('is named by the cookie only while guests choose a branch', async () => {
    const app = await createTestShop({ rows: [named], settings: { SITE_TITLE: 'Haus' } })
    expect(await title(app, '/api/settings', 'branch=ost')).toBe('Haus')
    await publish(app, settings({ HAS_BRANCH: '1' }))
    expect(await title(app, '/api/settings', 'branch=ost')).toBe('Ost')
    expect(await title(app, '/api/settings', 'branch=nirgends')).toBe('Haus')
    expect(await title(app, '/api/settings')).toBe('Haus')
  })

  test('does not exist for an unknown slug: 404', async () => {
    const app = await shopWithBranches()
    for (const path of ['/b/nirgends/api/settings', '/b//api/settings', '/b/%6e/api/settings']) {
      expect((await app.fetch(path)).status).toBe(404)
    }
  })

  test('has its own cached answers: no guest is served the cached answer of another branch', async () => {
    const app = await shopWithBranches(named)
    for (let round = 0; round < 2; round++) {
      expect(await title(app, '/api/settings', 'branch=ost')).toBe('Ost')
      expect(await title(app, '/api/settings', 'branch=nord')).toBe('Tischlein')
      expect(await title(app, '/b/ost/api/settings', 'branch=nord')).toBe('Ost')
      expect(await title(app, '/api/settings')).toBe('Tischlein')
    }
  })

  test('is not affected by a branch setting that switches branches off', async () => {
    const app = await shopWithBranches(branch('west', { settings: { HAS_BRANCH: '' } }))
    const all = await chosen(app, 'west')(listSettings, {})
    expect(all.find(({ key }) => key === 'HAS_BRANCH')?.value).toBe('1')
  })
})

describe('the menu of a branch', () => {
  const soldOut = { is_offered: 1 as const, is_sold_out: 1 as const }
  const gone = { is_offered: 0 as const, is_sold_out: null }

  test('differs by what is sold out there, and by what only this branch still has', async () => {
    const app = await shopWithBranches({
      branch_products: [
        { branch_id: 'nord', product_id: 'margherita', ...soldOut },
        { branch_id: 'nord', product_id: 'soup', is_offered: 1, is_sold_out: 0 },
      ],
    })
    const sold = async (slug: string, categoryId: string, productId: string) =>
      (await at(app, slug)(getProduct, { params: { categoryId, productId } })).soldOut
    expect(await sold('nord', 'pizzas', 'margherita')).toBe(true)
    expect(await sold('main', 'pizzas', 'margherita')).toBe(false)
    expect(await sold('nord', 'sides', 'soup')).toBe(false)
    expect(await sold('main', 'sides', 'soup')).toBe(true)
  })

  test('lacks what the branch does not offer, in its category and in every combo', async () => {
    const app = await shopWithBranches({
      branch_products: [{ branch_id: 'nord', product_id: 'fries', ...gone }],
    })
    const sides = await at(app, 'nord')(listCategoryProducts, { params: { id: 'sides' } })
    expect(sides.data.map(({ id }) => id)).toEqual(['soup'])
    expect(sides.meta.category.data.productCount).toBe(1)
    const lunch = await at(app, 'nord')(getCombo, { params: { id: 'lunch' } })
    expect(lunch.items[1]?.products.map(({ id }) => id)).toEqual(['soup'])
    const saver = await at(app, 'nord')(getCombo, { params: { id: 'saver' } })
    expect(saver.soldOut).toBe(true)
    expect((await at(app, 'main')(getCombo, { params: { id: 'saver' } })).soldOut).toBe(false)
  })

  test('lacks the combos the branch does not offer, and the options that open them', async () => {
    const app = await shopWithBranches({
      branch_combos: [
        { branch_id: 'nord', combo_id: 'saver', ...gone },
        { branch_id: 'nord', combo_id: 'lunch', ...soldOut },
        { branch_id: 'nord', combo_id: 'side-menu', ...gone },
      ],
    })
    const combos = await at(app, 'nord')(listCombos, {})
    expect(combos.map(({ id, soldOut }) => [id, soldOut])).toEqual([['lunch', true]])
    const burger = await at(app, 'nord')(getProduct, { params: { categoryId: 'mains', productId: 'burger' } })
    const serving = burger.variants.find(({ id }) => id === 'serving')
    expect(serving?.options.map(({ id }) => id)).toEqual(['solo'])
  })

  test('has the branch’s own prices, which its orders cost', async () => {
    const app = await shopWithBranches({
      branch_prices: [{ branch_id: 'nord', product_id: 'margherita', size_id: 'medium', price_cents: 1150 }],
    })
    const params = { categoryId: 'pizzas', productId: 'margherita' }
    const prices = async (slug: string) =>
      (await at(app, slug)(getProduct, { params })).sizes.map(({ price }) => price)
    expect(await prices('nord')).toEqual([790, 1150, 1290])
    expect(await prices('main')).toEqual([790, 990, 1290])

    const headers = { 'content-type': 'application/json', cookie: 'branch=nord' }
    const order = (total: number) =>
      app.fetch('/api/checkout/v2', {
        method: 'POST',
        headers,
        body: JSON.stringify(placeOrderBody({ total })),
      })
    expect((await order(9.9)).status).toBe(409)
    expect((await order(11.5)).status).toBe(200)
    expect(await app.db.selectFrom('orders').select(['branch_id', 'total_cents']).execute()).toEqual([
      { branch_id: 'nord', total_cents: 1150 },
    ])
  })
})

describe('the hours and areas of a branch', () => {
  test('replace the shared ones, if it has any', async () => {
    const app = await shopWithBranches(branch('ost', { hours: ['17:00', '18:00'] }), {
      areas: [{ ...area('ostend').areas![0]!, branch_id: 'ost' }],
    })
    const open = async (slug: string) => {
      const { data, meta } = await at(app, slug)(getWorkingHours, {})
      return [data.Friday, meta.isOpenNow]
    }
    expect(await open('ost')).toEqual([[{ start: '17:00', end: '18:00' }], false])
    expect(await open('nord')).toEqual([[{ start: '11:00', end: '22:00' }], true])
    const areas = async (slug: string) => (await at(app, slug)(listAreas, {})).map(({ id }) => id)
    expect(await areas('ost')).toEqual(['ostend'])
    expect(await areas('nord')).toEqual(['mitte'])
  })

  test('decide about its orders', async () => {
    const app = await shopWithBranches(branch('ost', { hours: ['08:00', '09:00'] }))
    const quote = await chosen(app, 'ost')(quoteCart, {
      body: { items: [pizza()], tip: cents(0), deliverType: 'takeaway', deliverAt: 'now' },
    })
    expect(quote.problems).toEqual([{ field: 'deliverAt', message: messages.closed }])
  })
})

test('settings of a branch apply to its own orders: an inactive branch takes none, the others do', async () => {
  const app = await shopWithBranches(branch('zu', { settings: { IS_ACTIVE: '' } }))
  const post = (slug: string) =>
    app.fetch(`/b/${slug}/api/checkout/v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(placeOrderBody()),
    })
  expect((await post('zu')).status).toBe(422)
  expect((await post('nord')).status).toBe(200)
  await change(app, 'branch_settings', { branch_id: 'zu', key: 'IS_ACTIVE' }, { value: '1' })
  await app.deps.content.refresh()
  expect((await post('zu')).status).toBe(200)
})
