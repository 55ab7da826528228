import { expect, test } from 'vitest'
import { sanitizePage } from '#api/content/index.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { restaurant } from './restaurant-file.ts'

type Translated = { translations: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> }

const choices = [...restaurant.variant.values()]
const combos = [...restaurant.combo.values()]
const categories = [...restaurant.category.values()]
const translated: readonly Translated[] = [
  ...categories,
  ...combos,
  ...choices,
  ...restaurant.product.values(),
  ...restaurant.extra.values(),
  ...restaurant.notice.values(),
  ...choices.flatMap(({ options }) => options),
  ...categories.flatMap(({ sizes }) => sizes),
  ...combos.flatMap(({ slots }) => slots),
]

/** Every text of the menu in its three languages. */
const texts = translated.flatMap((one) => {
  const { translations, ...own } = one as Translated & Record<string, unknown>
  return ['name', 'description', 'foodInfo'].flatMap((field) => {
    const de = own[field]
    if (typeof de !== 'string' || de === '') return []
    return [{ de, en: translations['en']?.[field], tr: translations['tr']?.[field] }]
  })
})

test('every text is there in German and in English', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ de, en }) => !de.trim() || !en?.trim())).toEqual([])
})

test('every text of the menu has its Turkish, but names that are the same in all languages', () => {
  const missing = texts.filter(({ de, en, tr }) => !tr && de !== en && !/^[\d,]+ l$/.test(de))
  expect(missing.map(({ de }) => de)).toEqual([])
})

test('A-40 every page is there in Turkish, with the sections of the German one, and left whole by the sanitiser', () => {
  const sections = (html: string) => html.match(/<h2>|<p>|<td>|<dt>/g)
  for (const [id, { text, translations }] of restaurant.page) {
    const inTurkish = translations['tr']?.text ?? ''
    expect(sections(inTurkish), id).toEqual(sections(text))
    expect(sanitizePage(inTurkish)).toBe(inTurkish)
  }
})

test('the terms name the order button as it is', () => {
  const button = builtInMessages('tr')['Order with obligation to pay']
  expect(restaurant.page.get('terms')?.translations['tr']?.text).toContain(`“${button}”`)
})

test('amounts and shares in a text are the same in Turkish', () => {
  const numbers = (text: string) => [...text.matchAll(/\d+(?:,\d+)?/g)].map(String).toSorted()
  expect(texts.filter(({ de, tr }) => tr && String(numbers(de)) !== String(numbers(tr)))).toEqual([])
})
