import { describe, expect, test } from 'vitest'
import { getTranslations, listLanguages, listPages } from '#contract/content.ts'
import { getProduct } from '#contract/menu.ts'
import { createTestApp } from '../test/app.ts'
import { publish, type Rows, settings } from '../test/builders.ts'
import { createTestShop } from '../test/shop.ts'

const language = (code: string, position: number, is_default: 0 | 1 = 0) => ({
  id: code,
  code,
  name: code,
  is_default,
  is_rtl: code === 'ar' ? (1 as const) : (0 as const),
  position,
})
const threeLanguages: Rows = { languages: [language('de', 0), language('en', 1, 1), language('ar', 2)] }
const imprint = {
  id: 'imprint',
  slug: 'impressum',
  name: 'Impressum',
  text: '<p>Ada</p>',
  translations_json: JSON.stringify({ en: { name: 'Imprint' } }),
  is_popup: 0,
  on_header: 0,
  on_footer: 1,
  position: 0,
} as const

test('pages are answered as they were written, in the language of the call', async () => {
  const german = await createTestApp()
  await publish(german, { pages: [imprint] })
  expect(await german.call(listPages, {})).toEqual([
    {
      id: 'imprint',
      slug: 'impressum',
      name: 'Impressum',
      text: '<p>Ada</p>',
      isPopup: false,
      onHeader: false,
      onFooter: true,
    },
  ])
  const english = await german.request('/pages', { headers: { 'accept-language': 'en' } })
  expect(await english.json()).toMatchObject({ data: [{ name: 'Imprint', text: '<p>Ada</p>' }] })
})

test('languages come in order with the default one and the writing direction', async () => {
  const app = await createTestApp()
  await publish(app, threeLanguages)
  const languages = await app.call(listLanguages, {})
  expect(languages.map(({ code, isDefault, isRtl }) => [code, isDefault, isRtl])).toEqual([
    ['de', false, false],
    ['en', true, false],
    ['ar', false, true],
  ])
})

describe('translations', () => {
  test('are one JSON string of a map', async () => {
    const app = await createTestApp()
    const body: unknown = await (await app.request('/translations')).json()
    expect(body).toBeTypeOf('string')
    expect(JSON.parse(body as string)).toMatchObject({ 'Sold out today': 'Heute ausverkauft' })
  })

  test('of the restaurant override those of the catalogue', async () => {
    const app = await createTestApp()
    const row = { language_code: 'de', source_text: 'Sold out today', text: 'Leider aus' }
    await publish(app, { translations: [row] })
    const map = JSON.parse(await app.call(getTranslations, { query: { lang: 'de' } })) as Record<
      string,
      string
    >
    expect(map).toMatchObject({ 'Sold out today': 'Leider aus', 'We are closed': 'Wir haben geschlossen' })
  })

  test('use "Sie" in German where the restaurant has chosen so, and are otherwise unchanged', async () => {
    const app = await createTestApp()
    const say = async (lang: string) => {
      const map = JSON.parse(await app.call(getTranslations, { query: { lang } })) as Record<string, string>
      return map['Your cart is empty']
    }
    expect([await say('de'), await say('en')]).toEqual(['Dein Warenkorb ist leer', undefined])
    await publish(app, settings({ ADDRESS_FORM: 'sie' }))
    expect([await say('de'), await say('en')]).toEqual(['Ihr Warenkorb ist leer', undefined])
  })

  test('into English are an empty map', async () => {
    const app = await createTestApp()
    expect(await app.call(getTranslations, { query: { lang: 'en' } })).toBe('{}')
  })

  test('with a malformed lang are refused by field', async () => {
    const app = await createTestApp()
    const response = await app.request('/translations?lang=__proto__')
    expect([response.status, await response.json()]).toEqual([422, { data: { lang: [expect.any(String)] } }])
  })
})

describe('the language of an answer', () => {
  const name = async (headers: Record<string, string>, query = '') => {
    const app = await createTestShop()
    const response = await app.request(`/products/categories/pizzas/products/margherita${query}`, { headers })
    return ((await response.json()) as { data: { name: string } }).data.name
  }

  test.each([
    ['nothing asks for the default', {}, '', 'margherita'],
    ['the header asks', { 'accept-language': 'en' }, '', 'Pizza Margherita'],
    ['the header asks with a region and capitals', { 'accept-language': 'EN-gb' }, '', 'Pizza Margherita'],
    [
      'the header prefers by quality',
      { 'accept-language': 'de;q=0.5, fr, en;q=0.8' },
      '',
      'Pizza Margherita',
    ],
    ['the header refuses', { 'accept-language': 'en;q=0' }, '', 'margherita'],
    ['the header is nonsense', { 'accept-language': ';;q=x,,*' }, '', 'margherita'],
    [
      'the cookie beats the header',
      { cookie: 'a=b; lang=en', 'accept-language': 'de' },
      '',
      'Pizza Margherita',
    ],
    ['the address beats the cookie', { cookie: 'lang=en' }, '?lang=de', 'margherita'],
    ['an unknown language is passed over', { cookie: 'lang=en' }, '?lang=xx', 'Pizza Margherita'],
    [
      'names of every object are no language',
      { cookie: 'lang=__proto__' },
      '?lang=constructor',
      'margherita',
    ],
  ])('is chosen when %s', async (_, headers, query, expected) => {
    expect(await name(headers as unknown as Record<string, string>, query)).toBe(expected)
  })

  test('falls back to the restaurant’s own text where a translation is missing or empty', async () => {
    const app = await createTestShop({ language: 'en' })
    await app.db
      .updateTable('products')
      .set({ translations_json: '{"en":{"name":"","description":"Thin"}}' })
      .where('id', '=', 'margherita')
      .execute()
    await publish(app)
    const product = await app.call(getProduct, { params: { categoryId: 'pizzas', productId: 'margherita' } })
    expect(product).toMatchObject({ name: 'margherita', description: 'Thin' })
  })

  test('is the shop’s own default when the shop names another one', async () => {
    const app = await createTestApp()
    await publish(app, threeLanguages, { pages: [imprint] })
    const response = await app.request('/pages')
    expect(response.headers.get('content-language')).toBe('en')
    expect(await response.json()).toMatchObject({ data: [{ name: 'Impressum' }] })
  })

  test('answers what is written in the restaurant’s own language, not a translation into it of before', async () => {
    const app = await createTestShop({ language: 'en' })
    const product = () => app.call(getProduct, { params: { categoryId: 'pizzas', productId: 'margherita' } })
    expect((await product()).name).toBe('Pizza Margherita')
    await publish(app, threeLanguages)
    expect((await product()).name).toBe('margherita')
  })
})

test('a shop that has named no languages is written in the first of the default ones', async () => {
  const app = await createTestApp()
  expect((await app.call(listLanguages, {})).map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['de', true],
    ['en', false],
  ])
})
