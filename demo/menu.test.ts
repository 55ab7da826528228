import { describe, expect, test } from 'vitest'
import { demoMenu } from './demo-menu.ts'
import { restaurant } from './restaurant-file.ts'

const { categories, combos } = demoMenu
const products = categories.flatMap((category) => category.products)
const variants = [...restaurant.variant.values()]
const options = variants.flatMap((variant) => variant.options)
const extras = [...restaurant.extra].map(([id, extra]) => ({ id, ...extra }))
const notices = [...restaurant.notice].map(([id, notice]) => ({ id, ...notice }))
const allergens = notices.filter(({ kind }) => kind === 'allergen')
const additives = notices.filter(({ kind }) => kind === 'additive')
const inOrder = restaurant['menu-order'].get('menu')?.notices ?? []
const codesOf = (list: typeof notices) =>
  list.toSorted((a, b) => inOrder.indexOf(a.id) - inOrder.indexOf(b.id)).map(({ code }) => code)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const categoryOf = (id: string) => {
  const found = categories.find((category) => category.id === id)
  if (!found) throw new Error(`no category ${id}`)
  return found
}

/** The least that a dish can cost in a size, with the cheapest choice of every required variant. */
function cheapest(id: string, sizeId: string): number {
  const product = products.find((each) => each.id === id)
  const price = product?.sizes.find((size) => size.sizeId === sizeId)?.price
  if (!product || price === undefined) throw new Error(`${id} is not sold as ${sizeId}`)
  const required = product.variants.flatMap((variant) => restaurant.variant.get(variant) ?? [])
  return required
    .filter(({ isRequired }) => isRequired)
    .reduce((sum, variant) => sum + Math.min(...variant.options.map((each) => each.price)), Number(price))
}

const cheapestParts = (id: string): number =>
  (restaurant.combo.get(id)?.slots ?? []).reduce(
    (sum, slot) => sum + Math.min(...slot.products.map((product) => cheapest(product, slot.sizeId))),
    0,
  )

describe('the demo menu is complete', () => {
  test('it has at least 13 categories, 85 products and 6 listed combos, each with a picture', () => {
    expect(categories.length).toBeGreaterThanOrEqual(13)
    expect(products.length).toBeGreaterThanOrEqual(85)
    expect(combos.filter((combo) => combo.isListed).length).toBeGreaterThanOrEqual(6)
    expect([categories.length, products.length, combos.length]).toEqual([
      restaurant.category.size,
      restaurant.product.size,
      restaurant.combo.size,
    ])
  })

  test('dish descriptions have 60 to 160 characters in German and in English', () => {
    const lengths = [...products, ...combos].flatMap(({ id, description, translations }) => [
      { id, length: description.length },
      { id, length: translations['en']?.description?.length ?? 0 },
    ])
    expect(lengths.filter(({ length }) => length < 60 || length > 160)).toEqual([])
  })
})

describe('what the demo menu names fits together', () => {
  test('an extra has a price for every size of every dish that offers it', () => {
    const missing = products.flatMap((product) =>
      product.extras.flatMap((extra) =>
        product.sizes
          .filter(
            ({ sizeId }) => !restaurant.extra.get(extra)?.prices.some((price) => price.sizeId === sizeId),
          )
          .map(({ sizeId }) => `${extra} ${sizeId}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('combo slots offer products in a size they are sold in', () => {
    for (const slot of combos.flatMap((combo) => combo.slots))
      for (const id of slot.products) expect(cheapest(id, slot.sizeId), id).toBeGreaterThan(0)
  })

  test('child combos are reached through an option and listed ones are not', () => {
    const reached = options.flatMap((option) => option.comboId ?? [])
    expect(new Set(reached)).toEqual(new Set(idsOf(combos.filter((combo) => !combo.isListed))))
  })

  test('every variant and every extra is used by a dish', () => {
    const used = new Set(products.flatMap((product) => [...product.variants, ...product.extras]))
    const known = [...restaurant.variant.keys(), ...restaurant.extra.keys()]
    expect(known.filter((id) => !used.has(id))).toEqual([])
  })

  test('R-F1 R-F2 allergen and additive codes are known, single and name the cereal or nut', () => {
    const codes = new Set(allergens.map(({ code }) => code))
    const isGroup = (code: string) => codes.has(`${code}1`)
    const single = new Set(allergens.filter(({ code }) => !isGroup(code)).map(({ id }) => id))
    for (const each of [...products, ...extras, ...options]) {
      expect(each.allergens.filter((id) => !single.has(id))).toEqual([])
      expect(idsOf(additives)).toEqual(expect.arrayContaining(each.additives))
      expect(new Set(each.allergens).size).toBe(each.allergens.length)
    }
    expect(additives).toHaveLength(15)
  })
})

describe('the demo menu is honest', () => {
  test('R-P4 a listed combo costs less than its cheapest parts, in whole cents', () => {
    for (const { id, price, discount } of combos.filter((combo) => combo.isListed)) {
      const toPay = (price * (100 - discount)) / 100
      expect(Number.isInteger(toPay), id).toBe(true)
      expect(toPay, id).toBeLessThan(cheapestParts(id))
    }
  })

  test('a child combo costs less through its option than its cheapest parts', () => {
    const reaching = options.filter((option) => option.comboId)
    expect(reaching.filter((option) => option.price >= cheapestParts(option.comboId ?? ''))).toEqual([])
  })

  test('vegan dishes contain no fish, egg, milk or other animal allergen, vegetarian ones no fish', () => {
    const withTag = (tag: 'vegan' | 'vegetarian', banned: readonly string[]) =>
      products.filter(
        (each) =>
          each.tags.includes(tag) &&
          each.allergens.some((id) => banned.includes(id.replace('allergen-', ''))),
      )
    expect(idsOf(withTag('vegan', ['B', 'C', 'D', 'G', 'N']))).toEqual([])
    expect(idsOf(withTag('vegetarian', ['B', 'D', 'N']))).toEqual([])
  })

  test('R-F2 the 14 groups of allergens are there, cereals and nuts named singly', () => {
    expect(codesOf(allergens).filter((code) => code.length === 1)).toEqual([...'ABCDEFGHIJKLMN'])
    const named = (group: string) =>
      allergens.filter(({ code }) => code.startsWith(group) && code.length > 1).map(({ name }) => name)
    expect(named('A').toSorted()).toEqual(['Dinkel', 'Gerste', 'Hafer', 'Roggen', 'Weizen'])
    expect(named('H')).toHaveLength(8)
  })

  test('R-F3 the additives have the numbers and the names of the law', () => {
    expect(codesOf(additives)).toEqual(Array.from({ length: 15 }, (_, index) => `${index + 1}`))
    const words = additives
      .toSorted((a, b) => Number(a.code) - Number(b.code))
      .map(({ name }) => name)
      .join('; ')
    for (const word of ['mit Farbstoff', 'mit Konservierungsstoff', 'geschwefelt', 'geschwärzt', 'gewachst'])
      expect(words).toContain(word)
    expect(words).toMatch(/Phenylalaninquelle.*abführend.*Nitritpökelsalz.*[Kk]offein.*[Cc]hinin.*Taurin/s)
  })

  test('R-F4 what is sold in bottles and tubs tells what the label tells', () => {
    const prepacked = ['ice-cream', 'soft-drinks', 'beer-wine'].flatMap((id) => categoryOf(id).products)
    expect(prepacked.filter(({ foodInfo }) => !foodInfo).map(({ id }) => id)).toEqual([])
  })

  test('R-P2 R-F7 drinks and ice cream tubs have a content, alcohol has an age limit', () => {
    for (const id of ['ice-cream', 'soft-drinks', 'beer-wine'])
      expect(categoryOf(id).sizes.every((size) => size.content)).toBe(true)
    const strong = categoryOf('beer-wine').products.filter((product) => product.id !== 'beer-alkoholfrei')
    expect(strong.every((product) => product.minAge)).toBe(true)
  })
})

describe('every feature of the menu is used', () => {
  const uses: Record<string, boolean> = {
    'a nested child menu': options.some((option) => option.comboId),
    'a required select': variants.some((variant) => variant.isRequired && variant.type === 'select'),
    'an optional select': variants.some((variant) => !variant.isRequired && variant.type === 'select'),
    'a checkbox variant': variants.some((variant) => variant.type === 'checkbox'),
    'an extra priced by size': extras.some(
      ({ prices }) => new Set(prices.map(({ price }) => price)).size > 1,
    ),
    'a dish in one size': products.some((product) => product.sizes.length === 1),
    'a dish added directly': products.some((product) => !product.variants.length && !product.extras.length),
    'a dish with more than 8 extras': products.some((product) => product.extras.length > 8),
    'a deposit with a unit price': products.some(({ sizes }) => sizes.some(({ deposit }) => deposit > 0)),
    'a category with times of its own': categories.some((category) => category.availability.length),
    'a slot with exactly one product': combos.some((combo) =>
      combo.slots.some((slot) => slot.products.length === 1),
    ),
    'both age limits': [16, 18].every((age) => products.some((product) => product.minAge === age)),
    'all VAT classes': new Set(products.map((product) => product.vatClass)).size === 4,
    'labels on extras and options': [extras, options].every((list) =>
      list.some((each) => each.allergens.length),
    ),
  }
  test.each(Object.entries(uses))('%s', (_, used) => expect(used).toBe(true))
})

test('every allergen and additive is explained', () => {
  expect(notices.filter(({ description }) => !description).map(({ code }) => code)).toEqual([])
})
