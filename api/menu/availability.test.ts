import { describe, expect, test } from 'vitest'
import type { AvailabilityRule } from '#contract/availability.ts'
import * as menu from '#contract/menu.staff.ts'
import { getProduct, listCategories, listCombos } from '#contract/menu.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import type { TestApp } from '../test/app.ts'
import { staffClient } from '../test/documents.ts'
import {
  countOrders,
  createTestShop,
  fieldsOf,
  lunch,
  pizza,
  placeOrderBody,
  plain,
  quote,
} from '../test/shop.ts'

const MONDAY_NOON = '2026-11-23T11:00:00.000Z'
const fridayRule = availabilityRule({ weekdays: ['Friday'] })

/** The small restaurant with rules for the sides, the fries among them and the lunch, as an owner publishes them. */
async function limitedShop(rules: {
  sides?: AvailabilityRule[]
  fries?: AvailabilityRule[]
  lunch?: AvailabilityRule[]
}): Promise<TestApp> {
  const app = await createTestShop()
  const mina = await staffClient(app)
  const save = {
    sides: [menu.getCategoryDocument, menu.saveCategoryDocument],
    fries: [menu.getProductDocument, menu.saveProductDocument],
    lunch: [menu.getComboDocument, menu.saveComboDocument],
  } as const
  for (const [id, availability] of Object.entries(rules)) {
    const [get, put] = save[id as keyof typeof save] as (typeof save)['sides']
    const { version, document } = await mina(get, { params: { id } })
    await mina(put, { params: { id }, query: { version }, body: { ...document, availability } })
  }
  await mina(publishDrafts, { body: {} })
  return app
}

describe('guests read', () => {
  test('the rules of a dish after those of its category, and those of a combo', async () => {
    const app = await limitedShop({ sides: [lunchRule], fries: [fridayRule], lunch: [lunchRule] })
    const fries = await app.call(getProduct, { params: { categoryId: 'sides', productId: 'fries' } })
    const sides = (await app.call(listCategories, {})).find(({ id }) => id === 'sides')
    const combos = await app.call(listCombos, {})
    expect(fries.availability).toEqual([[fridayRule], [lunchRule]])
    expect(sides?.availability).toEqual([[lunchRule]])
    expect(combos.map((combo) => combo.availability)).toEqual([[[lunchRule]], undefined])
  })

  test('nothing of it where nothing is limited', async () => {
    const app = await createTestShop()
    for (const path of ['/products/categories', '/products/menus', '/products/categories/sides/products'])
      expect(await (await app.request(path)).text()).not.toContain('availability')
  })
})

describe('an order for a time at which something cannot be had', () => {
  const items = [pizza(), plain('fries')]

  test('is refused with its name and its times, in the language of the caller, and stores nothing', async () => {
    const app = await limitedShop({ sides: [lunchRule] })
    const body = placeOrderBody({ items, total: 14.4 })
    const german = { 'accept-language': 'de' }
    expect(await fieldsOf(await app.post('/checkout/v2', body, german))).toEqual({
      items: ['Nicht zur gewählten Zeit: fries (Mo–Fr 11:30–14:30)'],
    })
    expect(await countOrders(app)).toBe(0)
  })

  test('is quoted with the line, and with the next time window for the whole cart', async () => {
    const app = await limitedShop({ sides: [lunchRule] })
    const { lines, problems } = await quote(app, { items })
    expect(lines).toHaveLength(2)
    expect(problems).toMatchObject([{ field: 'items', line: 1, next: '2026-11-23T10:30:00.000Z' }])
  })

  test('is refused for a combo too, and for a dish in one of its slots', async () => {
    const whole = await quote(await limitedShop({ lunch: [lunchRule] }), { items: [lunch()] })
    const part = await quote(await limitedShop({ fries: [lunchRule] }), { items: [lunch()] })
    expect([whole.problems, part.problems]).toMatchObject([[{ line: 0 }], [{ line: 0 }]])
  })

  test('is taken for a time at which all can be had', async () => {
    const app = await limitedShop({ sides: [lunchRule] })
    const body = placeOrderBody({ items, total: 14.4, deliverAt: 'later', deliverDate: MONDAY_NOON })
    expect((await app.post('/checkout/v2', body)).status).toBe(200)
  })
})
