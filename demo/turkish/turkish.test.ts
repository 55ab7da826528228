import { expect, test } from 'vitest'
import { sanitizePage } from '#api/content/index.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { demoMenu } from '../menu/demo-menu.ts'
import { labelDescriptions } from '../menu/label-descriptions.ts'
import type { Text } from '../menu/menu-data.ts'
import { demoPages } from '../pages/demo-pages.ts'
import { demoSettingTexts } from '../restaurant.ts'
import { turkish } from './turkish.ts'
import { turkishPages } from './turkish-pages.ts'

const { categories, extras, variants, combos, allergens, additives } = demoMenu
const products = categories.flatMap((category) => category.products)
const texts: Text[] = [
  ...[...categories, ...products, ...combos].flatMap((each) => [each.name, each.description]),
  ...[...extras, ...variants, ...variants.flatMap((each) => each.options)].map((each) => each.name),
  ...[...allergens, ...additives].map((each) => each.name),
  ...Object.values(labelDescriptions),
  ...categories.flatMap((category) => category.sizes.map((size) => size.name)),
  ...combos.flatMap((combo) => combo.slots.map((slot) => slot.name)),
  ...products.flatMap((product) => product.foodInfo ?? []),
  ...Object.values(demoSettingTexts),
]

test('every text of the menu has its Turkish, but names that are the same in all languages', () => {
  const sameEverywhere = ({ de, en }: Text) => de === en || /^[\d,]+ l$/.test(de)
  expect(texts.filter((text) => !sameEverywhere(text) && !turkish[text.de]).map(({ de }) => de)).toEqual([])
})

test('no Turkish is left over from a text that is gone', () => {
  const known = new Set(texts.map(({ de }) => de))
  expect(Object.keys(turkish).filter((text) => !known.has(text))).toEqual([])
})

test('A-40 every page is there in Turkish, with the sections of the German one, and left whole by the sanitiser', () => {
  const sections = (html: string) => html.match(/<h2>|<p>|<td>|<dt>/g)
  for (const { slug, html } of demoPages) {
    const inTurkish = turkishPages[slug]?.html ?? ''
    expect(sections(inTurkish), slug).toEqual(sections(html.de))
    expect(sanitizePage(inTurkish).replaceAll('<br />', '<br>')).toBe(inTurkish)
  }
})

test('the terms name the order button as it is', () => {
  expect(turkishPages['terms']?.html).toContain(`“${builtInMessages('tr')['Order with obligation to pay']}”`)
})

test('amounts and shares in a text are the same in Turkish', () => {
  const numbers = (text: string) => [...text.matchAll(/\d+(?:,\d+)?/g)].map(String).toSorted()
  expect(
    texts.filter(({ de }) => turkish[de] && String(numbers(de)) !== String(numbers(turkish[de]))),
  ).toEqual([])
})
