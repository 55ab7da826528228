import { describe, expect, test } from 'vitest'
import { type SettingKey, settings } from '#contract/settings.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { ProductDocument } from '#contract/menu.staff.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import { emptyHours } from '../hours/hours-document.ts'
import { documentSet, type DocumentSet } from '../publishing/document-set.ts'
import { type SetUpFacts, setUpSteps } from './set-up-steps.ts'

type Values = Partial<Record<SettingKey, string>>

const defaults = Object.entries(settings).map(([key, { default: value }]) => [key, value] as const)

/** A set with every setting, as it is at first or as it is given. */
const withSettings = (values: Values = {}): DocumentSet =>
  documentSet({
    setting: new Map(
      [...defaults, ...Object.entries(values)].map(([key, value]) => [key, { value, media: {} }]),
    ),
  })

const week = { ...emptyHours().week, Monday: [{ start: '11:30', end: '22:00' }] }
const withHours = documentSet({ ...withSettings(), hours: new Map([['all', { week, ways: {} }]]) })
const withArea = documentSet({ ...withSettings(), area: new Map([['near', {} as AreaDocument]]) })
const withDish = (sizes: number): DocumentSet =>
  documentSet({
    product: new Map([['tonno', { sizes: Array.from({ length: sizes }) } as unknown as ProductDocument]]),
  })

const done = (facts: Partial<SetUpFacts>): string[] =>
  setUpSteps({
    drafted: withSettings(),
    published: withSettings(),
    defaultName: 'Tischlein',
    takesPaymentOnline: false,
    hasOrders: false,
    ...facts,
  })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)

test('in a shop without anything only the ways to pay are there, because they are on by default', () => {
  expect(done({})).toEqual(['payment'])
})

const contact: Values = {
  ADDRESS: 'Weg 1',
  RESTAURANT_COORDINATES: '52.5,13.4',
  PHONE: '030 1',
  CONTACT_EMAIL: 'a@b.example',
}
const noDelivery: Values = { ALLOW_DELIVERY: '' }
const notAtTheDoor: Values = { PAY_CASH: '', PAY_CARD_AT_DOOR: '' }
const law: Values = { IMPRINT: 'imprint', PRIVACY_POLICY: 'privacy', TERMS_AND_CONDITIONS: 'terms' }

describe('a step is done by what is drafted', () => {
  test.each<[string, DocumentSet, string, boolean]>([
    ['a name', withSettings({ SITE_TITLE: 'Da Luigi' }), 'name', true],
    ['the name of the product', withSettings({ SITE_TITLE: 'Tischlein' }), 'name', false],
    ['address, place, phone and e-mail', withSettings(contact), 'contact', true],
    ['no place on the map', withSettings({ ...contact, RESTAURANT_COORDINATES: '' }), 'contact', false],
    ['a day with hours', withHours, 'hours', true],
    ['a week without hours', documentSet({ hours: new Map([['all', emptyHours()]]) }), 'hours', false],
    ['a delivery area', withArea, 'ways', true],
    ['takeaway alone', withSettings(noDelivery), 'ways', true],
    ['no way at all', withSettings({ ...noDelivery, ALLOW_TAKEAWAY: '' }), 'ways', false],
    ['cash alone', withSettings({ PAY_CARD_AT_DOOR: '' }), 'payment', true],
    ['nothing to pay with', withSettings(notAtTheDoor), 'payment', false],
    ['a dish with a price', withDish(1), 'menu', true],
    ['a dish without a price', withDish(0), 'menu', false],
    ['the three pages of the law', withSettings(law), 'pages', true],
    ['two of them', withSettings({ ...law, IMPRINT: '' }), 'pages', false],
    ['name and VAT id of the company', withSettings({ LEGAL_NAME: 'X', VAT_ID: 'DE1' }), 'company', true],
    ['a company without a VAT id', withSettings({ LEGAL_NAME: 'X' }), 'company', false],
    ['colours', withSettings({ THEME_COLORS: '{"brand":"#123456"}' }), 'look', true],
  ])('%s', (_, drafted, step, isDone) => {
    expect(done({ drafted }).includes(step)).toBe(isDone)
  })

  test('a picture makes the look, also without a value', () => {
    const logo = { value: '', media: { de: {} } } as unknown as SettingDocument
    expect(done({ drafted: documentSet({ setting: new Map([['LOGO', logo]]) }) })).toContain('look')
  })
})

test('a provider of online payments is enough to be paid', () => {
  expect(done({ drafted: withSettings(notAtTheDoor), takesPaymentOnline: true })).toContain('payment')
})

test('publishing is done when guests see every step that is done, and a dish', () => {
  const dish = { ...withSettings(), product: withDish(1).product }
  const named = { ...dish, setting: withSettings({ SITE_TITLE: 'Da Luigi' }).setting }
  expect(done({ drafted: named })).not.toContain('publish')
  expect(done({ drafted: named, published: dish })).not.toContain('publish')
  expect(done({ drafted: named, published: named })).toContain('publish')
})

test('the test order is done with the first order', () => {
  expect(done({})).not.toContain('order')
  expect(done({ hasOrders: true })).toContain('order')
})
