import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weekdays } from '#contract/weekdays.ts'
import { settings } from '#contract/settings.ts'
import { sanitizePage } from '#api/content/index.ts'
import { type LawSettings, lawWarnings } from '#domain/settings/law-warnings.ts'
import { retention } from '#domain/retention.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import { Shape } from '#contract/delivery.ts'
import { postalCodesOf } from '#domain/delivery/area-match.ts'
import { isInShape } from '#domain/delivery/point-in-shape.ts'
import { demoAreas } from './areas.ts'
import { demoMenu } from './menu/demo-menu.ts'
import { demoPages } from './pages/demo-pages.ts'
import { demoSettings, demoSettingTexts, demoWeek } from './restaurant.ts'

const defaults = Object.fromEntries(
  Object.entries(settings).map(([key, { default: value }]) => [key, value]),
) as LawSettings

test('every setting of the demo restaurant is in the registry', () => {
  const known = Object.keys(settings)
  const unknown = Object.keys({ ...demoSettings, ...demoSettingTexts }).filter((key) => !known.includes(key))
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
  const isWhole = (html: string) => sanitizePage(html).replaceAll('<br />', '<br>') === html
  const changed = demoPages.filter(({ html }) => !isWhole(html.de) || !isWhole(html.en))
  expect(changed.map(({ slug }) => slug)).toEqual([])
})

test('page settings name pages that exist', () => {
  const slugs = demoPages.map((page) => page.slug)
  for (const key of [
    'TERMS_AND_CONDITIONS',
    'PRIVACY_POLICY',
    'IMPRINT',
    'ACCESSIBILITY_PAGE',
    'DELIVERY_PAYMENT_PAGE',
    'ALLERGEN_PAGE',
  ]) {
    expect(slugs).toContain(demoSettings[key])
  }
})

test('it is open every day, with a lunch break on some days and past midnight on others', () => {
  expect(weekdays.filter((day) => !demoWeek[day]?.length)).toEqual([])
  const spans = Object.values(demoWeek)
  expect(spans.some((day) => day.length === 2)).toBe(true)
  expect(spans.some((day) => day.some((span) => span.end <= span.start))).toBe(true)
})

test('it delivers to at least 8 areas with distinct Berlin postal codes', () => {
  const zipcodes = demoAreas.flatMap(({ zipcode }) => postalCodesOf(zipcode))
  expect(new Set(zipcodes).size).toBe(zipcodes.length)
  expect(zipcodes.length).toBeGreaterThanOrEqual(8)
  expect(zipcodes.every((zipcode) => /^1\d{4}$/.test(zipcode))).toBe(true)
})

test('it has an area of each kind: postal codes, a shape with a hole, a radius, and one with steps', () => {
  const shapes = demoAreas.flatMap(({ shape }) => (shape ? [Shape.parse(shape)] : []))
  expect(shapes).toHaveLength(1)
  const [around] = shapes
  expect(isInShape(around!, { lat: 52.4868, lng: 13.3925 })).toBe(true)
  expect(isInShape(around!, { lat: 52.4735, lng: 13.4035 })).toBe(false)
  expect(demoAreas.filter(({ radius }) => radius)).toHaveLength(1)
  expect(demoAreas.some(({ feeSteps }) => feeSteps?.length === 2)).toBe(true)
  expect(demoAreas.every((area) => area.zipcode || area.shape || area.radius)).toBe(true)
})

test('R-C7 every page is there in both languages and carries no link to the closed dispute platform', () => {
  for (const { html, name } of demoPages) {
    expect(html.de.length > 200 && html.en.length > 200 && name.de !== '' && name.en !== '').toBe(true)
    expect(html.de + html.en).not.toContain('consumers/odr')
  }
})

test('pages and dishes address guests like the rest of the shop', () => {
  const formal = /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u
  const german = [...demoPages.map(({ html }) => html.de), JSON.stringify(demoMenu)]
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
  const imprint = demoPages.find((page) => page.slug === 'imprint')
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
  const privacy = demoPages.find((page) => page.slug === 'privacy')
  const { reservation, contactMessage, orderInSight, idleAccount, accountNotice } = retention
  expect([reservation.days, contactMessage.months, orderInSight.months]).toEqual([90, 6, 12])
  expect([idleAccount.months, accountNotice.days]).toEqual([36, 30])
  for (const term of ['90 Tage', 'sechs Monaten', 'zwölf Monaten', 'acht Jahre', '36 Monate', '30 Tage'])
    expect(privacy?.html.de).toContain(term)
  for (const term of ['90 days', 'six months', 'twelve months', 'eight years', '36 months', '30 days'])
    expect(privacy?.html.en).toContain(term)
})

test('R-C8 the terms say that made-to-order dishes cannot be withdrawn from', () => {
  const terms = demoPages.find((page) => page.slug === 'terms')
  expect(terms?.html.de).toContain('kein Widerrufsrecht')
})
