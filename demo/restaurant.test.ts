import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { sanitizePage } from '#api/content/index.ts'
import { type LawSettings, lawWarnings } from '#domain/settings/law-warnings.ts'
import { retention } from '#domain/retention.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import { ALL_BRANCHES } from '#domain/hours/hours-document.ts'
import { isInShape } from '#domain/delivery/point-in-shape.ts'
import { restaurant } from './restaurant-file.ts'

const demoSettings = Object.fromEntries([...restaurant.setting].map(([key, { value }]) => [key, value]))
const pages = [...restaurant.page].map(([id, page]) => ({
  id,
  name: { de: page.name, en: page.translations['en']?.name ?? '' },
  html: { de: page.text, en: page.translations['en']?.text ?? '' },
}))
const areas = [...restaurant.area.values()].filter(({ branchId }) => branchId === null)
const week = Object.values(restaurant.hours.get(ALL_BRANCHES)?.week ?? {})

const defaults = Object.fromEntries(
  Object.entries(settings).map(([key, { default: value }]) => [key, value]),
) as LawSettings

test('every setting of the demo restaurant is in the registry', () => {
  const known = Object.keys(settings)
  const unknown = Object.keys(demoSettings).filter((key) => !known.includes(key))
  expect(unknown).toEqual([])
})

test('every value of the demo restaurant is one that its setting takes', () => {
  const wrong = Object.entries(demoSettings).filter(([key, value]) => !parseSetting(settings, key, value).ok)
  expect(wrong).toEqual([])
})

test('R-C6 R-D3 R-D9 imprint, privacy notice, terms and accessibility statement are there in Germany', () => {
  expect(demoSettings['COUNTRY']).toBe('de')
  for (const key of ['IMPRINT', 'PRIVACY_POLICY', 'TERMS_AND_CONDITIONS', 'ACCESSIBILITY_PAGE'])
    expect(demoSettings[key], key).toMatch(/./)
})

test('A-40 what the pages of the demo say is left whole by the sanitiser', () => {
  const isWhole = (html: string) => sanitizePage(html) === html
  const changed = pages.filter(({ html }) => !isWhole(html.de) || !isWhole(html.en))
  expect(changed.map(({ id }) => id)).toEqual([])
})

test('page settings name pages that exist', () => {
  for (const key of [
    'TERMS_AND_CONDITIONS',
    'PRIVACY_POLICY',
    'IMPRINT',
    'ACCESSIBILITY_PAGE',
    'DELIVERY_PAYMENT_PAGE',
    'ALLERGEN_PAGE',
  ]) {
    expect([...restaurant.page.keys()]).toContain(demoSettings[key])
  }
})

test('it is open every day, with a lunch break on some days and past midnight on others', () => {
  expect(week.filter((day) => day.length > 0)).toHaveLength(7)
  expect(week.some((day) => day.length === 2)).toBe(true)
  expect(week.some((day) => day.some((span) => span.end <= span.start))).toBe(true)
})

test('it delivers to at least 8 areas with distinct Berlin postal codes', () => {
  const zipcodes = areas.flatMap(({ zipcodes: own }) => own)
  expect(new Set(zipcodes).size).toBe(zipcodes.length)
  expect(zipcodes.length).toBeGreaterThanOrEqual(8)
  expect(zipcodes.every((zipcode) => /^1\d{4}$/.test(zipcode))).toBe(true)
})

test('it has an area of each kind: postal codes, a shape with a hole, a radius, and one with steps', () => {
  const shapes = areas.flatMap(({ shape }) => shape ?? [])
  expect(shapes).toHaveLength(1)
  const [around] = shapes
  expect(isInShape(around!, { lat: 52.4868, lng: 13.3925 })).toBe(true)
  expect(isInShape(around!, { lat: 52.4735, lng: 13.4035 })).toBe(false)
  expect(areas.filter(({ radius }) => radius)).toHaveLength(1)
  expect(areas.some(({ feeSteps }) => feeSteps.length === 2)).toBe(true)
  expect(areas.every((area) => area.zipcodes.length || area.shape || area.radius)).toBe(true)
})

test('R-C7 every page is there in both languages and carries no link to the closed dispute platform', () => {
  for (const { html, name } of pages) {
    expect(html.de.length > 200 && html.en.length > 200 && name.de !== '' && name.en !== '').toBe(true)
    expect(html.de + html.en).not.toContain('consumers/odr')
  }
})

/** What the menu says in German. */
const germanOfMenu = () =>
  [restaurant.category, restaurant.product, restaurant.combo, restaurant.notice].flatMap((kind) =>
    [...kind.values()].flatMap(({ name, description }) => [name, description]),
  )

test('pages and dishes address guests like the rest of the shop', () => {
  const formal = /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u
  const german = [...pages.map(({ html }) => html.de), ...germanOfMenu()]
  expect(demoSettings['ADDRESS_FORM'] ?? settings.ADDRESS_FORM.default).toBe('du')
  expect(german.flatMap((text) => formal.exec(text)?.[0] ?? [])).toEqual([])
})

test('R-C7 no source of what is seeded names the closed dispute platform', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json|html|md)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter((source) => source.includes('ec.europa.eu/consumers/odr'))).toEqual([])
})

test('R-C7 the imprint says whether the restaurant takes part in dispute resolution', () => {
  const imprint = pages.find((page) => page.id === 'imprint')
  expect(imprint?.html.de).toContain('Verbraucherschlichtungsstelle')
  expect(imprint?.html.en).toContain('consumer arbitration board')
})

test('R-D4 R-F1 R-F5 R-F7 R-V1 R-P1 the demo restaurant starts with lawful settings and no warning', () => {
  expect(lawWarnings({ ...defaults, ...demoSettings })).toEqual([])
  expect(demoSettings).toMatchObject({
    ALLOW_GUEST_CHECKOUT: '1',
    REQUIRE_ALLERGEN_INFO: '1',
    IMAGE_NOTICE: '1',
    ALLOW_ALCOHOL_DELIVERY: '1',
    REUSABLE_PACKAGING: 'offer',
    PRICES_INCLUDE_TAX: '1',
  })
})

test('R-D4 R-P1 a restaurant that has set nothing lets guests order and has prices with VAT', () => {
  expect(defaults).toMatchObject({ ALLOW_GUEST_CHECKOUT: '1', PRICES_INCLUDE_TAX: '1' })
})

test('R-D3 R-D6 the privacy notice states the retention periods that the system applies', () => {
  const privacy = pages.find((page) => page.id === 'privacy')
  const { reservation, contactMessage, orderInSight, idleAccount, accountNotice } = retention
  expect([reservation.days, contactMessage.months, orderInSight.months]).toEqual([90, 6, 12])
  expect([idleAccount.months, accountNotice.days]).toEqual([36, 30])
  for (const term of ['90 Tage', 'sechs Monaten', 'zwölf Monaten', 'acht Jahre', '36 Monate', '30 Tage'])
    expect(privacy?.html.de).toContain(term)
  for (const term of ['90 days', 'six months', 'twelve months', 'eight years', '36 months', '30 days'])
    expect(privacy?.html.en).toContain(term)
})

test('R-C8 the terms say that made-to-order dishes cannot be withdrawn from', () => {
  const terms = pages.find((page) => page.id === 'terms')
  expect(terms?.html.de).toContain('kein Widerrufsrecht')
})
