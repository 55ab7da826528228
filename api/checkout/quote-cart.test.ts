import { describe, expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { listTaxes } from '#contract/checkout.ts'
import { cents } from '#domain/money.ts'
import { messages } from '#domain/messages.ts'
import { area, change, publish, type Rows } from '../test/builders.ts'
import {
  burger,
  burgerAsMenu,
  createTestShop,
  lunch,
  pick,
  pizza,
  plain,
  quote,
  saver,
} from '../test/shop.ts'

const extras = (...ids: string[]) => ids.map((extraId) => ({ extraId, selected: true }))
const toMitte = { deliverType: 'delivery', areaId: 'mitte' } as const
const unitPrices = async (...items: CartItem[]) =>
  (await quote(await createTestShop(), { items })).lines.map((line) => line.unitPrice)
const addOnTaxes: Rows = {
  taxes: [
    { id: 'vat', name: 'VAT', rate_basis_points: 700, position: 1 },
    { id: 'city', name: 'City', rate_basis_points: 250, position: 2 },
  ],
}

describe('the price of a line', () => {
  test('is that of the size, with the extras at that size', async () => {
    expect(
      await unitPrices(
        pizza('small', { extraIds: extras('mozzarella', 'olives') }),
        pizza('large', { extraIds: extras('mozzarella') }),
        pizza('small', { extraIds: [{ extraId: 'mozzarella', selected: false }] }),
      ),
    ).toEqual([970, 1490, 790])
  })

  test('includes the options, several of a checkbox variant, and the combo that an option opens', async () => {
    expect(
      await unitPrices(
        burger(),
        burger({ variantId: 'toppings', value: ['bacon', 'cheese'] }),
        burger(burgerAsMenu),
      ),
    ).toEqual([990, 1240, 1390])
  })

  test('of a combo is its discounted price with the surcharges of its dishes', async () => {
    const items = [
      pick('lunch-main', 'burger', [{ variantId: 'sauce', value: 'aioli' }]),
      ...lunch().items.slice(1),
    ]
    expect(await unitPrices(lunch(), saver, { ...lunch(), items })).toEqual([1290, 1105, 1340])
  })

  test('R-P3 applies to the whole quantity, and the deposit is separate', async () => {
    const { lines, totals } = await quote(await createTestShop(), { items: [plain('cola', 3, 'bottle')] })
    expect(lines[0]).toMatchObject({ qty: 3, unitPrice: 490, price: 1470, deposit: 75 })
    expect(totals).toMatchObject({ goods: 1470, deposit: 75, price: 1545, total: 1545 })
  })

  test('is never taken from the client', async () => {
    const app = await createTestShop()
    const item = { ...pizza(), price: 0.01, unitPrice: 0.01, name: 'Free pizza', extras: [{ price: -5 }] }
    const body = {
      items: [item],
      deliverType: 'takeaway',
      deliverAt: 'now',
      total: 0.01,
      price: 0.01,
      totals: { total: 0 },
    }
    expect(await (await app.post('/checkout/quote', body)).json()).toMatchObject({
      data: { lines: [{ name: 'margherita', price: 9.9 }], totals: { total: 9.9 } },
    })
  })
})

describe('totals', () => {
  test('R-T1 R-T2 R-T3 are those of the worked example, with the VAT contained per rate', async () => {
    const app = await createTestShop({ rows: [area('far', { fee: 250 })] })
    const items = [pizza(), plain('cola', 1, 'can'), lunch()]
    const { totals } = await quote(app, { items, deliverType: 'delivery', areaId: 'far', tip: cents(200) })
    expect(totals).toMatchObject({
      goods: 2570,
      deposit: 50,
      delivery: 250,
      price: 2870,
      discount: 0,
      tax: 0,
      tip: 200,
      total: 3070,
    })
    // 20,64 goods at 7 % (9,90 + 7,38 + 3,36), 5,06 at 19 % (2,90 + 2,16); the way 2,01 + 0,49; the deposit is 19 %.
    const [food, drink] = totals.includedTaxes
    expect([food!.rate, drink!.rate]).toEqual([7, 19])
    expect(food!.gross + drink!.gross).toBe(2570 + 50 + 250)
    expect(food).toEqual({ name: 'VAT', rate: 7, gross: 2265, net: 2117, value: 148 })
    expect(drink).toEqual({ name: 'VAT', rate: 19, gross: 605, net: 508, value: 97 })
  })

  test('include the fee of the area, and no fee for takeaway', async () => {
    const app = await createTestShop()
    const items = [pizza('medium', { qty: 2 })]
    expect((await quote(app, { items, ...toMitte })).totals).toMatchObject({ delivery: 250, total: 2230 })
    expect((await quote(app, { items, areaId: 'mitte' })).totals).toMatchObject({ delivery: 0, total: 1980 })
  })

  test('have no delivery fee from the threshold on, counted on goods alone', async () => {
    const app = await createTestShop({ rows: [area('near', { fee: 300, freeFrom: 1000 })] })
    const fee = async (...items: ReturnType<typeof plain>[]) =>
      (await quote(app, { items, tip: cents(500), deliverType: 'delivery', areaId: 'near' })).totals.delivery
    expect(await fee(pizza())).toBe(300)
    expect(await fee(plain('cola', 2, 'bottle'))).toBe(300)
    expect(await fee(plain('cola', 3, 'bottle'))).toBe(0)
  })

  test('say what is missing to the minimum order, counted on goods alone', async () => {
    const app = await createTestShop()
    const problems = async (...items: ReturnType<typeof plain>[]) =>
      (await quote(app, { items, ...toMitte })).problems
    expect(await problems(pizza())).toEqual([
      { field: 'items', message: messages.belowMinimum, missing: 510 },
    ])
    expect(await problems(pizza(), plain('cola', 1, 'bottle'))).toMatchObject([{ missing: 20 }])
    expect(await problems(pizza(), plain('cola', 2, 'can'))).toEqual([])
  })

  test('of a shop with add-on taxes tax goods and delivery, and contain no tax', async () => {
    const app = await createTestShop({ settings: { PRICES_INCLUDE_TAX: '' }, rows: [addOnTaxes] })
    expect(await app.call(listTaxes, {})).toEqual([
      { id: 'vat', name: 'VAT', value: 7 },
      { id: 'city', name: 'City', value: 2.5 },
    ])
    const { totals } = await quote(app, { items: [pizza('medium', { qty: 2 })], ...toMitte, tip: cents(100) })
    expect(totals).toMatchObject({ price: 2230, taxPercent: 9.5, tax: 212, total: 2542, includedTaxes: [] })
    expect(totals.taxItems).toEqual([
      { name: 'VAT', value: 156 },
      { name: 'City', value: 56 },
    ])
  })

  test('R-P1 of a shop whose prices include tax have no tax to add', async () => {
    const app = await createTestShop({ rows: [addOnTaxes] })
    expect(await app.call(listTaxes, {})).toEqual([])
    expect((await quote(app)).totals).toMatchObject({ taxPercent: 0, tax: 0, taxItems: [], total: 990 })
  })

  test('include a tip that is allowed, and leave out one that is not', async () => {
    const app = await createTestShop()
    expect((await quote(app, { tip: cents(150) })).totals).toMatchObject({ tip: 150, total: 1140 })
    const wrong = await quote(app, { tip: cents(-1) })
    expect(wrong).toMatchObject({ totals: { tip: 0, total: 990 }, problems: [{ field: 'tip' }] })
    const strict = await createTestShop({ settings: { TIP_PERCENTS: '' } })
    expect((await quote(strict, { tip: cents(150) })).problems).toMatchObject([{ field: 'tip' }])
  })
})

describe('the texts of a line', () => {
  test('are in the language of the guest, with the allergens of what was chosen', async () => {
    const app = await createTestShop({ language: 'en' })
    const { lines } = await quote(app, { items: [pizza('small', { extraIds: extras('mozzarella') })] })
    expect(lines[0]).toMatchObject({
      name: 'Pizza Margherita',
      size: 'Klein',
      extras: [{ id: 'mozzarella', name: 'Extra cheese', price: 100 }],
      allergens: [{ code: 'A', name: 'gluten' }],
    })
  })

  test('name the dishes of a combo by slot', async () => {
    const { lines } = await quote(await createTestShop(), { items: [lunch()] })
    expect(lines[0]!.items.map(({ slot, product }) => [slot, product])).toEqual([
      ['lunch-main', 'burger'],
      ['lunch-side', 'fries'],
      ['lunch-drink', 'cola'],
    ])
  })
})

describe('a line that cannot be ordered', () => {
  test.each([
    ['an unknown dish', plain('none'), messages.unknownProduct],
    ['a dish that is sold out', plain('soup'), messages.soldOut],
    ['no size where there are several', plain('cola'), messages.sizeMissing],
    ['the size of another category', plain('margherita', 1, 'bowl'), messages.wrongSize],
    ['a size of the category that the dish is not sold in', plain('beer', 1, 'bottle'), messages.wrongSize],
    ['an extra of another dish', pizza('small', { extraIds: extras('onions') }), messages.unknownExtra],
    [
      'an extra that is not offered in the size',
      pizza('large', { extraIds: extras('olives') }),
      messages.extraNotInSize,
    ],
    [
      'an extra chosen twice',
      pizza('small', { extraIds: extras('olives', 'olives') }),
      messages.duplicateExtra,
    ],
    [
      'an option of another dish',
      pizza('small', { optionIds: [{ variantId: 'sauce', value: 'ketchup' }] }),
      messages.unknownVariant,
    ],
    ['a missing option', plain('burger'), messages.optionMissing],
    [
      'two options of a select variant',
      burger({ variantId: 'serving', value: ['solo', 'menu'] }),
      messages.severalOptions,
    ],
    [
      'an option of another variant',
      burger({ variantId: 'toppings', value: ['aioli'] }),
      messages.unknownOption,
    ],
    [
      'an option chosen twice',
      burger({ variantId: 'toppings', value: ['bacon', 'bacon'] }),
      messages.duplicateOption,
    ],
    ['a menu of an option left out', burger({ variantId: 'serving', value: 'menu' }), messages.childMissing],
    ['a part of a menu left out', { ...saver, items: [] }, messages.slotMissing],
    [
      'a dish that is not in the part',
      { ...saver, items: [pick('saver-side', 'cola'), pick('saver-drink', 'cola')] },
      messages.notInSlot,
    ],
    [
      'a part of another menu',
      { ...saver, items: [...saver.items, pick('lunch-side', 'fries')] },
      messages.unknownSlot,
    ],
    ['an unknown menu', { ...saver, menuId: 'none' }, messages.unknownCombo],
  ])('%s is an error of its line, and the rest is still quoted', async (_, item, message) => {
    const found = await quote(await createTestShop(), { items: [pizza(), item] })
    expect(found.problems).toContainEqual({ field: 'items', message, line: 1 })
    expect(found.totals.goods).toBe(990)
  })

  test.each([0, -1, 7, 1.5, 1_000_000])('a quantity of %s is an error of its line', async (qty) => {
    const { problems } = await quote(await createTestShop(), { items: [pizza('small', { qty })] })
    expect(problems).toEqual([{ field: 'items', message: messages.wrongQuantity, line: 0 }])
  })

  test('a combo that only opens from an option is not sold separately', async () => {
    const item = {
      kind: 'menuItem' as const,
      menuId: 'side-menu',
      items: burgerAsMenu.menus![0]!.items,
      qty: 1,
    }
    const { problems } = await quote(await createTestShop(), { items: [item] })
    expect(problems).toEqual([{ field: 'items', message: messages.unknownCombo, line: 0 }])
  })
})

describe('the id of a quote', () => {
  test('stays while nothing changes, as time passes', async () => {
    const app = await createTestShop()
    const first = await quote(app)
    app.setClock('2026-11-20T18:20:00Z')
    expect((await quote(app)).id).toBe(first.id)
  })

  test('changes with the cart, the place, the time, the tip and the price', async () => {
    const app = await createTestShop()
    const base = { items: [pizza('medium', { qty: 2 })], ...toMitte }
    const ids = [
      await quote(app, base),
      await quote(app, { ...base, items: [pizza('medium', { qty: 3 })] }),
      await quote(app, { ...base, deliverType: 'takeaway' }),
      await quote(app, { ...base, deliverAt: 'later', deliverDate: '2026-11-21T18:00:00Z' }),
      await quote(app, { ...base, tip: cents(1) }),
    ].map(({ id }) => id)
    await change(app, 'product_sizes', { product_id: 'margherita' }, { price_cents: 995 })
    await publish(app)
    ids.push((await quote(app, base)).id)
    expect(new Set(ids).size).toBe(6)
  })
})
