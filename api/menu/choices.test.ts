import { describe, expect, test } from 'vitest'
import type { OptionPick } from '#contract/cart.ts'
import type { Client } from '#contract/client.ts'
import * as menu from '#contract/menu.staff.ts'
import { getProduct } from '#contract/menu.ts'
import { importDocuments, publishDrafts, type ExportFile } from '#contract/publishing.staff.ts'
import { messages } from '#domain/messages.ts'
import { variantDocument } from '#domain/test/document-fixture.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { category, product, publish, type Rows, settings, variant } from '../test/builders.ts'
import { readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop, fieldsOf, plain, placeOrderBody, quote } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

/** Two to four toppings with two of them free, each up to three times; how the fish is done, when there is fish. */
const choices: Rows[] = [
  variant('base', { rice: {}, fish: { cents: 300 } }, { required: true }),
  variant('done', { raw: {}, seared: { cents: 50 } }, { required: true, dependsOn: 'fish' }),
  variant(
    'garnish',
    { capers: { cents: 100 }, truffle: { cents: 300 }, corn: {} },
    { type: 'checkbox', required: true, min_options: 2, max_options: 4, free_options: 2, max_each: 3 },
  ),
]
const bowl = product('bowl', {
  category: 'mains',
  prices: { plate: 1200 },
  variants: ['base', 'done', 'garnish'],
})

async function openShop(): Promise<TestApp> {
  const app = await createTestShop()
  await publish(app, ...choices, bowl)
  return app
}

const rice = { variantId: 'base', value: 'rice' }
const garnish = (...value: string[]) => ({ variantId: 'garnish', value })
const bowlWith = (...optionIds: OptionPick[]) => ({ ...plain('bowl'), optionIds })

describe('what guests read', () => {
  test('a choice has its counts, and one that depends on an option is not required always', async () => {
    const { call } = await openShop()
    const { variants } = await call(getProduct, { params: { categoryId: 'mains', productId: 'bowl' } })
    expect(variants.map(({ options: _options, name: _name, ...one }) => one)).toEqual([
      { id: 'base', type: 'select', required: true },
      {
        id: 'done',
        type: 'select',
        required: false,
        min: 1,
        dependsOn: { variantId: 'base', optionId: 'fish' },
      },
      { id: 'garnish', type: 'checkbox', required: true, min: 2, max: 4, free: 2, maxEach: 3 },
    ])
  })
})

describe('a cart', () => {
  test('pays for options as often as they were chosen, but for the dearest that are free', async () => {
    const item = bowlWith(rice, garnish('capers', 'truffle', 'capers', 'capers'))
    const { lines, problems } = await quote(await openShop(), { items: [item] })
    expect(problems).toEqual([])
    expect(lines[0]).toMatchObject({
      unitPrice: 1400,
      options: [
        { name: 'base', value: 'rice', price: 0 },
        { name: 'garnish', value: '3× capers', price: 200 },
        { name: 'garnish', value: 'truffle', price: 0 },
      ],
    })
  })

  test('of a client that knows neither counts nor conditions can be ordered', async () => {
    const sent = { ...plain('bowl'), optionIds: [rice, garnish('corn', 'capers')] }
    const app = await openShop()
    const response = await app.request('/checkout/v2', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(placeOrderBody({ items: [sent], total: 12 })),
    })
    expect(response.status).toBe(200)
  })

  test.each<[string, OptionPick[], string]>([
    ['too few', [rice, garnish('corn')], messages.tooFewOptions],
    ['too many', [rice, garnish('corn', 'corn', 'capers', 'capers', 'truffle')], messages.tooManyOptions],
    ['one too often', [rice, garnish(...Array.from({ length: 60 }, () => 'corn'))], messages.optionTooOften],
    [
      'one twice where it counts once',
      [{ variantId: 'base', value: ['rice', 'rice'] }, garnish('corn', 'corn')],
      messages.duplicateOption,
    ],
    [
      'what was not asked',
      [rice, { variantId: 'done', value: 'raw' }, garnish('corn', 'corn')],
      messages.notAsked,
    ],
    [
      'not what was asked',
      [{ variantId: 'base', value: 'fish' }, garnish('corn', 'corn')],
      messages.optionMissing,
    ],
  ])('with %s is refused', async (_, optionIds, message) => {
    const { problems } = await quote(await openShop(), { items: [bowlWith(...optionIds)] })
    expect(problems.map((problem) => problem.message)).toEqual([message])
  })

  test.each([
    ['a number for an option', [-3]],
    ['61 options', Array.from({ length: 61 }, () => 'corn')],
    ['options in an object', { corn: 1.5 }],
  ])('with %s is refused by the field', async (_, value) => {
    const app = await openShop()
    const items = [{ ...plain('bowl'), optionIds: [rice, { variantId: 'garnish', value }] }]
    const response = await app.request('/checkout/v2', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(placeOrderBody({ items })),
    })
    expect(Object.keys(await fieldsOf(response))).toEqual(['items.0.optionIds.1.value'])
  })
})

describe('the staff', () => {
  const edit = async (mina: Client, id: string, more: Partial<menu.VariantDocument>) => {
    const { version, document } = await mina(menu.getVariantDocument, { params: { id } })
    const body = { ...document, ...more }
    return mina(menu.saveVariantDocument, { params: { id }, query: { version }, body })
  }

  test('drafts and publishes counts and conditions', async () => {
    const app = await openShop()
    const mina = await staffClient(app)
    await edit(mina, 'garnish', { least: 1, most: null, free: 1, maxEach: 1, dependsOn: 'rice' })
    await mina(publishDrafts, { body: {} })
    const { variants } = await app.call(getProduct, { params: { categoryId: 'mains', productId: 'bowl' } })
    expect(variants[2]).toMatchObject({
      required: false,
      min: 1,
      free: 1,
      dependsOn: { variantId: 'base', optionId: 'rice' },
    })
    expect(Object.keys(variants[2]!)).not.toContain('max')
    expect((await edit(mina, 'garnish', {})).document).toMatchObject({ isRequired: true, least: null })
  })

  test.each<[string, string, Partial<menu.VariantDocument>, string[]]>([
    ['more at least than at most', 'garnish', { least: 3, most: 2, maxEach: 1 }, ['least']],
    ['a circle', 'base', { dependsOn: 'seared' }, ['dependsOn']],
    ['a later choice', 'base', { dependsOn: 'corn' }, ['dependsOn']],
    ['an option that there is not', 'base', { dependsOn: 'none' }, ['dependsOn']],
  ])('is refused %s by the field', async (_, id, more, fields) => {
    const mina = await staffClient(await openShop())
    const { status, fields: wrong } = await refused(edit(mina, id, more))
    expect([status, Object.keys(wrong)]).toEqual([422, fields])
  })

  test('cannot remove an option that another choice waits for', async () => {
    const mina = await staffClient(await openShop())
    const { document } = await mina(menu.getVariantDocument, { params: { id: 'base' } })
    const options = document.options.filter(({ id }) => id !== 'fish')
    expect((await refused(edit(mina, 'base', { options }))).status).toBe(409)
  })

  test('reads drafts and files that know nothing of counts', async () => {
    const app = await openShop()
    const mina = await staffClient(app)
    const { least: _l, most: _m, free: _f, maxEach: _e, dependsOn: _d, ...older } = variantDocument()
    const headers = { 'content-type': 'application/json', ...(await signedIn(app, 'mina@example.org')) }
    const response = await app.request('/staff/variants/dough', {
      method: 'PUT',
      headers,
      body: JSON.stringify(older),
    })
    expect(response.status).toBe(200)
    const { document } = await mina(menu.getVariantDocument, { params: { id: 'dough' } })
    expect(document).toEqual(variantDocument())
  })

  test('exports and imports choices as the same bytes and the same menu', async () => {
    const [full, empty] = [await createTestApp(), await createTestApp()]
    await publish(
      full,
      settings({ SITE_TITLE: 'Bei Ada' }),
      category('mains', { plate: 'Teller' }),
      ...choices,
      bowl,
    )
    const read = async (app: TestApp) => {
      const headers = await signedIn(app, 'mina@example.org')
      return (await app.request('/staff/export', { headers })).text()
    }
    const [, mina] = [await staffClient(full), await staffClient(empty)]
    const text = await read(full)
    await mina(importDocuments, { query: {}, body: JSON.parse(text) as ExportFile })
    await mina(publishDrafts, { body: {} })
    expect(await read(empty)).toBe(text)
    expect(await readMenu(empty)).toEqual(await readMenu(full))
  })
})
