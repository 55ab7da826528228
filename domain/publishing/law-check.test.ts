import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { builtInMessages } from '../i18n/catalogue.ts'
import { cents } from '../money.ts'
import {
  categoryDocument,
  comboDocument,
  pageDocument,
  productDocument,
  smallSet,
} from '../test/document-fixture.ts'
import { type DocumentSet, withEdits } from './document-set.ts'
import { lawCheck, newlyRed } from './law-check.ts'
import { lawRules } from './law-rules.ts'

const page = pageDocument()

const filled: Record<string, string> = {
  IMPRINT: 'legal',
  PRIVACY_POLICY: 'legal',
  TERMS_AND_CONDITIONS: 'legal',
  ALLERGEN_PAGE: 'legal',
  ADDRESS: 'Straße 1',
  CONTACT_EMAIL: 'a@example.org',
  PHONE: '030 1234567',
}

/** A shop in Germany with everything in order, but for what is given. */
function shop(values: Record<string, string> = {}, more: Partial<DocumentSet> = {}): DocumentSet {
  const setting = Object.entries(settings).map(([key, { default: initial }]) => {
    const value = values[key] ?? filled[key] ?? initial
    return [key, { value, media: {} }] as const
  })
  return smallSet({
    page: new Map([['legal', page]]),
    setting: new Map(setting),
    combo: new Map([['lunch', comboDocument({ price: cents(900) })]]),
    ...more,
  })
}

const rulesIn = (set: DocumentSet) => lawCheck(set).map(({ rule, id }) => `${rule} ${id}`)

test('a shop with everything in order has nothing to mend', () => {
  expect(lawCheck(shop())).toEqual([])
})

test('a finding says what it is about, where to mend it and where it comes from', () => {
  expect(lawCheck(shop({ IMPRINT: '' }))).toEqual([
    {
      rule: 'imprint',
      level: 'red',
      statement: 'R-C6',
      text: lawRules.imprint.text,
      kind: 'setting',
      id: 'IMPRINT',
      name: 'IMPRINT',
      field: 'value',
    },
  ])
})

test.each([
  [{ IMPRINT: 'nowhere' }, ['imprint IMPRINT']],
  [{ PRIVACY_POLICY: '' }, ['privacy PRIVACY_POLICY']],
  [{ TERMS_AND_CONDITIONS: '' }, ['terms TERMS_AND_CONDITIONS']],
  [{ ALLERGEN_PAGE: '' }, ['allergen-page ALLERGEN_PAGE']],
  [{ ADDRESS: '', PHONE: '' }, ['contact ADDRESS', 'contact PHONE']],
  [{ PRICES_INCLUDE_TAX: '' }, ['tax PRICES_INCLUDE_TAX']],
  [{ ALLOW_GUEST_CHECKOUT: '' }, ['guests ALLOW_GUEST_CHECKOUT']],
  [{ THEME_COLORS: '{"brand":"#ffee00"}' }, ['contrast THEME_COLORS']],
  [{ THEME_COLORS: '{"brand":"#8a1010"}' }, []],
  [{ CUSTOM_HEADER_CODE: '<script></script>' }, ['own-code CUSTOM_HEADER_CODE']],
  [{ COUNTRY: 'at', IMPRINT: '' }, []],
] as [Record<string, string>, string[]][])('the settings %j have %j', (values, findings) => {
  expect(rulesIn(shop(values))).toEqual(findings)
})

const can = { id: 'can', name: '0,33 l', translations: {}, content: { value: 330, unit: 'ml' as const } }
const glass = { id: 'glass', name: 'Glas', translations: {}, content: null }
const keg = { id: 'keg', name: '5 l', translations: {}, content: { value: 5, unit: 'l' as const } }

/** A shop that also sells a drink. */
const drink = (name: string, size: string, deposit: number, minAge: 16 | 18 | null = null) =>
  withEdits(shop(), [
    {
      kind: 'category',
      id: 'drinks',
      after: categoryDocument({ name: 'Getränke', slug: 'drinks', sizes: [can, glass, keg] }),
    },
    {
      kind: 'product',
      id: 'drink',
      after: productDocument({
        name,
        slug: 'drink',
        categoryId: 'drinks',
        vatClass: 'drink',
        minAge,
        sizes: [{ sizeId: size, price: cents(300), deposit: cents(deposit) }],
      }),
    },
  ])

test.each([
  ['Cola', 'can', 25, []],
  ['Cola', 'can', 0, ['deposit drink']],
  ['Cola', 'glass', 0, []],
  ['Cola', 'glass', 25, ['unit-price drink']],
  ['Wasser', 'keg', 0, []],
  ['Weißbier', 'glass', 0, ['age drink']],
  ['Rotwein', 'glass', 0, ['age drink']],
  ['Gin Tonic', 'glass', 0, ['age drink']],
  ['Rakı', 'glass', 0, ['age drink']],
  ['Ginger Ale', 'glass', 0, []],
  ['Weißbier alkoholfrei', 'glass', 0, []],
  ['Pils 0,0 %', 'glass', 0, []],
  ['Original Limonade', 'glass', 0, []],
] as const)('the drink %s, %s with a deposit of %i, has %j', (name, size, deposit, findings) => {
  expect(rulesIn(drink(name, size, deposit))).toEqual(findings)
})

test('a missing content is to be mended at the size in the category of the dish', () => {
  const [finding] = lawCheck(drink('Cola', 'glass', 25))
  const mendAt = { kind: 'category', id: 'drinks' }
  expect(finding).toMatchObject({ kind: 'product', id: 'drink', field: 'sizes.1.content', mendAt })
})

test('alcohol with an age limit is in order', () => {
  expect(rulesIn(drink('Weißbier', 'glass', 0, 16))).toEqual([])
})

test('a dish without a size or with undecided allergens is found', () => {
  const product = (more: object) =>
    shop({}, { combo: new Map(), product: new Map([['p', productDocument(more)]]) })
  expect(rulesIn(product({ sizes: [] }))).toEqual(['no-price p'])
  expect(rulesIn(product({ allergensUnknown: true }))).toEqual(['allergens p'])
})

test('a combo that costs more than its parts is found, unless an option alone opens it', () => {
  const combo = (more: object) => shop({}, { combo: new Map([['c', comboDocument(more)]]) })
  expect(rulesIn(combo({ price: cents(1_200) }))).toEqual(['combo-price c'])
  expect(rulesIn(combo({ price: cents(1_200), discount: 20 }))).toEqual([])
  expect(rulesIn(combo({ price: cents(1_200), isListed: false }))).toEqual([])
})

test('what was red before blocks nothing', () => {
  const before = shop({ IMPRINT: '' })
  const after = withEdits(before, [
    { kind: 'combo', id: 'lunch', after: comboDocument({ price: cents(9_900) }) },
  ])
  expect(newlyRed(before, after).map(({ rule }) => rule)).toEqual(['combo-price'])
  expect(newlyRed(after, before)).toEqual([])
})

test('every rule is said in German and Turkish', () => {
  for (const { text } of Object.values(lawRules))
    expect([builtInMessages('de')[text], builtInMessages('tr')[text]]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ])
})
