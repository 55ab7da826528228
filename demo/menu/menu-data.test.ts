import { describe, expect, test } from 'vitest'
import { demoMenu } from './demo-menu.ts'
import { labelDescriptions } from './label-descriptions.ts'
import type { DemoCategory, DemoProduct, Text } from './menu-data.ts'

const { categories, extras, variants, combos, allergens, additives } = demoMenu
const products = categories.flatMap((category) => category.products)
const options = variants.flatMap((variant) => variant.options)
const categoryOf = (slug: string): DemoCategory => {
  const found = categories.find((category) => category.slug === slug)
  if (!found) throw new Error(`no category ${slug}`)
  return found
}
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

/** The least a part can cost, with the cheapest choice of every required variant. */
function cheapest(product: DemoProduct, size: string): number {
  const price = product.prices[size]
  if (price === undefined) throw new Error(`${product.slug} is not sold as ${size}`)
  const required = variants.filter((variant) => variant.required && product.variants.includes(variant.slug))
  return required.reduce(
    (sum, variant) => sum + Math.min(...variant.options.map((each) => each.price)),
    price,
  )
}

function cheapestParts(slug: string): number {
  const combo = combos.find((each) => each.slug === slug)
  return (combo?.slots ?? []).reduce((sum, slot) => {
    const offered = categoryOf(slot.category).products.filter((each) => slot.products.includes(each.slug))
    return sum + Math.min(...offered.map((each) => cheapest(each, slot.size)))
  }, 0)
}

describe('the demo menu is complete', () => {
  test('it has at least 13 categories, 85 products and 6 listed combos', () => {
    expect(categories.length).toBeGreaterThanOrEqual(13)
    expect(products.length).toBeGreaterThanOrEqual(85)
    expect(combos.filter((combo) => !combo.isChild).length).toBeGreaterThanOrEqual(6)
  })

  test('every slug is used once', () => {
    for (const list of [categories, products, extras, variants, options, combos]) {
      const slugs = slugsOf(list)
      expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
    }
  })

  test('every text is there in German and in English', () => {
    const texts: Text[] = [
      ...[...categories, ...products, ...combos].flatMap((each) => [each.name, each.description]),
      ...[...extras, ...variants, ...options, ...allergens, ...additives].map((each) => each.name),
      ...categories.flatMap((category) => category.sizes.map((size) => size.name)),
      ...combos.flatMap((combo) => combo.slots.map((slot) => slot.name)),
      ...products.flatMap((product) => (product.foodInfo ? [product.foodInfo] : [])),
    ]
    expect(texts.filter(({ de, en }) => !de.trim() || !en.trim())).toEqual([])
  })

  test('dish descriptions have 60 to 160 characters', () => {
    const lengths = [...products, ...combos].flatMap(({ slug, description: { de, en } }) => [
      { slug, length: de.length },
      { slug, length: en.length },
    ])
    expect(lengths.filter(({ length }) => length < 60 || length > 160)).toEqual([])
  })
})

describe('every reference of the demo menu resolves', () => {
  test('products name sizes, variants and extras that exist', () => {
    for (const category of categories) {
      const keys = category.sizes.map((size) => size.key)
      for (const product of category.products) {
        expect(Object.keys(product.prices)).not.toEqual([])
        expect(keys).toEqual(expect.arrayContaining(Object.keys(product.prices)))
        expect(Object.keys(product.prices)).toEqual(
          expect.arrayContaining(Object.keys(product.deposits ?? {})),
        )
        expect(slugsOf(variants)).toEqual(expect.arrayContaining([...product.variants]))
        expect(slugsOf(extras)).toEqual(expect.arrayContaining([...product.extras]))
      }
    }
  })

  test('an extra has a price for every size of every dish that offers it', () => {
    const missing = categories.flatMap((category) =>
      category.products.flatMap((product) =>
        product.extras.flatMap((slug) =>
          Object.keys(product.prices)
            .map((size) => `${category.slug}/${size}` as const)
            .filter((key) => extras.find((extra) => extra.slug === slug)?.prices[key] === undefined)
            .map((key) => `${slug} ${key}`),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  test('extras are priced only for sizes that exist', () => {
    const keys = categories.flatMap((category) =>
      category.sizes.map((size) => `${category.slug}/${size.key}`),
    )
    expect(keys).toEqual(expect.arrayContaining(extras.flatMap((extra) => Object.keys(extra.prices))))
  })

  test('combo slots offer products in a size they are sold in', () => {
    for (const slot of combos.flatMap((combo) => combo.slots)) {
      const { products: sold } = categoryOf(slot.category)
      for (const slug of slot.products) {
        expect(
          sold.find((product) => product.slug === slug)?.prices[slot.size],
          `${slug} ${slot.size}`,
        ).toBeGreaterThan(0)
      }
    }
  })

  test('child combos are reached through an option and listed ones are not', () => {
    const reached = options.flatMap((option) => option.childCombo ?? [])
    expect(new Set(reached)).toEqual(new Set(slugsOf(combos.filter((combo) => combo.isChild))))
  })

  test('every variant and every extra is used by a dish', () => {
    const used = new Set(products.flatMap((product) => [...product.variants, ...product.extras]))
    expect([...slugsOf(variants), ...slugsOf(extras)].filter((slug) => !used.has(slug))).toEqual([])
  })

  test('R-F1 R-F2 allergen and additive codes are known, single and name the cereal or nut', () => {
    const groups = new Set(allergens.flatMap((allergen) => allergen.group ?? []))
    const named = allergens.map(({ code }) => code).filter((code) => !groups.has(code))
    for (const each of [...products, ...extras, ...options]) {
      expect(named).toEqual(expect.arrayContaining([...each.allergens]))
      expect(additives.map(({ code }) => code)).toEqual(expect.arrayContaining([...each.additives]))
      expect(new Set(each.allergens).size).toBe(each.allergens.length)
    }
    expect(allergens.filter((allergen) => !allergen.group)).toHaveLength(14)
    expect(additives).toHaveLength(15)
  })
})

describe('the demo menu is honest', () => {
  test('R-P4 a listed combo costs less than its cheapest parts, in whole cents', () => {
    for (const { slug, price, discount } of combos.filter((combo) => !combo.isChild)) {
      const toPay = (price * (100 - discount)) / 100
      expect(Number.isInteger(toPay), slug).toBe(true)
      expect(toPay, slug).toBeLessThan(cheapestParts(slug))
    }
  })

  test('a child combo costs less through its option than its cheapest parts', () => {
    const reaching = options.filter((option) => option.childCombo)
    expect(reaching.filter((option) => option.price >= cheapestParts(option.childCombo ?? ''))).toEqual([])
  })

  test('vegan dishes contain no fish, egg, milk or other animal allergen, vegetarian ones no fish', () => {
    const withTag = (tag: 'vegan' | 'vegetarian', banned: readonly string[]) =>
      products.filter(
        (each) => each.tags.includes(tag) && each.allergens.some((code) => banned.includes(code)),
      )
    expect(slugsOf(withTag('vegan', ['B', 'C', 'D', 'G', 'N']))).toEqual([])
    expect(slugsOf(withTag('vegetarian', ['B', 'D', 'N']))).toEqual([])
  })

  test('R-F2 the 14 groups of allergens are there, cereals and nuts named singly', () => {
    const groups = allergens.filter(({ code }) => code.length === 1).map(({ code }) => code)
    expect(groups).toEqual([...'ABCDEFGHIJKLMN'])
    const named = (group: string) =>
      allergens.filter((each) => each.group === group).map(({ name }) => name.de)
    expect(named('A')).toEqual(['Weizen', 'Roggen', 'Gerste', 'Hafer', 'Dinkel'])
    expect(named('H')).toHaveLength(8)
  })

  test('R-F3 the additives have the numbers and the names of the law', () => {
    expect(additives.map(({ code }) => code)).toEqual(
      Array.from({ length: 15 }, (_, index) => `${index + 1}`),
    )
    const words = additives.map(({ name }) => name.de).join('; ')
    for (const word of ['mit Farbstoff', 'mit Konservierungsstoff', 'geschwefelt', 'geschwärzt', 'gewachst'])
      expect(words).toContain(word)
    expect(words).toMatch(/Phenylalaninquelle.*abführend.*Nitritpökelsalz.*[Kk]offein.*[Cc]hinin.*Taurin/s)
  })

  test('R-F4 what is sold in bottles and tubs tells what the label tells', () => {
    const prepacked = ['ice-cream', 'soft-drinks', 'beer-wine'].flatMap((slug) => categoryOf(slug).products)
    expect(prepacked.filter(({ foodInfo }) => !foodInfo).map(({ slug }) => slug)).toEqual([])
  })

  test('R-P2 R-F7 drinks and ice cream tubs have a content, alcohol has an age limit', () => {
    for (const slug of ['ice-cream', 'soft-drinks', 'beer-wine']) {
      expect(categoryOf(slug).sizes.every((size) => size.content)).toBe(true)
      expect(categoryOf(slug).products.every((product) => product.foodInfo)).toBe(true)
    }
    const strong = categoryOf('beer-wine').products.filter((product) => product.slug !== 'beer-alkoholfrei')
    expect(strong.every((product) => product.minAge)).toBe(true)
  })
})

describe('every feature of the menu is used', () => {
  const uses: Record<string, boolean> = {
    'a nested child menu': options.some((option) => option.childCombo),
    'a required select': variants.some((variant) => variant.required && variant.type === 'select'),
    'an optional select': variants.some((variant) => !variant.required && variant.type === 'select'),
    'a checkbox variant': variants.some((variant) => variant.type === 'checkbox'),
    'an extra priced by size': extras.some((extra) => new Set(Object.values(extra.prices)).size > 1),
    'a dish in one size': products.some((product) => Object.keys(product.prices).length === 1),
    'a dish added directly': products.some((product) => !product.variants.length && !product.extras.length),
    'a dish with more than 8 extras': products.some((product) => product.extras.length > 8),
    'a sold-out dish': products.some((product) => product.soldOut),
    'a deposit with a unit price': products.some((product) => product.deposits),
    'a category with times of its own': categories.some((category) => category.availability?.length),
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
  const codes = [...allergens, ...additives].map(({ code }) => code)
  expect(Object.keys(labelDescriptions).toSorted()).toEqual(codes.toSorted())
})
