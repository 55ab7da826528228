import { describe, expect, test } from 'vitest'
import * as branches from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import * as content from '#contract/content.staff.ts'
import * as delivery from '#contract/delivery.staff.ts'
import { listAreas } from '#contract/delivery.ts'
import * as hours from '#contract/hours.staff.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { type ExportFile, importDocuments, publishDrafts } from '#contract/publishing.staff.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import { square } from '#domain/test/shape-fixture.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { refused, staffClient, wrongFields } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

async function openShop(settings = {}): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop({ settings })
  return { app, mina: await staffClient(app) }
}

const page = (text: string, translated = text): content.PageDocument => ({
  name: 'Über uns',
  text,
  translations: { en: { text: translated } },
  slug: 'about',
  isPopup: false,
  onHeader: true,
  onFooter: false,
  position: 0,
})

describe('characters that PostgreSQL cannot store', () => {
  test('are left out of a page, whose line breaks and tabs stay', async () => {
    const { mina } = await openShop()
    const body = page('<pre>a\0b\n\tc</pre>\ud800 &#0; &#xd800;')
    const saved = await mina(content.savePageDocument, { params: { id: 'about' }, query: {}, body })
    expect(saved.document.text).toBe('<pre>a b\n\tc</pre>\ufffd \ufffd \ufffd')
    expect(await mina(publishDrafts, { body: {} })).toMatchObject({ publication: { publishedBy: 'Mina' } })
    const { document } = await mina(content.getPageDocument, { params: { id: 'about' } })
    expect(document).toEqual(saved.document)
  })

  test('are left out of the values of a branch', async () => {
    const { mina } = await openShop()
    const body = branchDocument({ settings: { SITE_TITLE: 'Bei\0Ada', ADDRESS: 'Nordufer\ud800 1' } })
    const params = { id: 'mitte' }
    const { document } = await mina(branches.saveBranchDocument, { params, query: {}, body })
    expect(document.settings).toEqual({ ADDRESS: 'Nordufer\ufffd 1', SITE_TITLE: 'Bei Ada' })
  })
})

test('the longest text that can be translated is published in any script, a longer one is refused', async () => {
  const { app, mina } = await openShop()
  // Scattered, so that PostgreSQL cannot compress them.
  const textsOf = (length: number) => {
    const signs = Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_011)))
    return [{ source: signs.join(''), text: 'x' }]
  }
  expect(await wrongFields(app, 'translations/en', { texts: textsOf(801) })).toEqual(['texts.0.source'])
  const [params, texts] = [{ id: 'en' }, textsOf(800)]
  await mina(content.saveTranslationDocument, { params, query: {}, body: { texts } })
  await mina(publishDrafts, { body: {} })
  const { document } = await mina(content.getTranslationDocument, { params })
  expect(document).toEqual({ texts })
})

test('a language in which no number can be written is refused', async () => {
  const { app, mina } = await openShop()
  const { version, document } = await mina(content.getLanguagesDocument, { params: { id: 'shop' } })
  const wrong = { id: 'x', code: 'de-de-de', name: 'Deutsch', isRtl: false }
  const languages = { ...document, languages: [...document.languages, wrong] }
  expect(await wrongFields(app, `languages/shop?version=${version}`, languages)).toEqual(['languages.2.code'])
})

test('a shape beyond the earth is refused where the country is not known either', async () => {
  const { app, mina } = await openShop({ COUNTRY: 'fr' })
  const body = areaDocument({ zipcodes: ['75001'] })
  const params = { id: 'kiez' }
  const { version } = await mina(delivery.saveAreaDocument, { params, query: {}, body })
  const wire = { ...body, minimumOrder: 12, deliveryPrice: 1.5, freeDeliveryThreshold: 25 }
  const beyond = (lng: number, lat: number) => ({
    ...wire,
    shape: {
      type: 'Polygon',
      coordinates: [
        square(2, 48, 1),
        [
          [lng, lat],
          [lng, 1],
          [1, 1],
        ],
      ],
    },
  })
  const path = `areas/kiez?version=${version}`
  expect(await wrongFields(app, path, beyond(1e305, 1))).toEqual(['shape'])
  expect(await wrongFields(app, path, beyond(1, 100))).toEqual(['shape'])
  expect((await app.call(listAreas, {})).map(({ id }) => id)).toContain('kiez')
})

test('a special day can be the last one of all calendars', async () => {
  const { app, mina } = await openShop()
  const day = { name: 'Ende', from: '9999-12-31', until: '9999-12-31', spans: [], ways: {}, branchId: null }
  await mina(hours.saveSpecialDayDocument, { params: { id: 'end' }, query: {}, body: day })
  expect((await app.call(getWorkingHours, {})).data.Monday).toHaveLength(1)
})

test.each<[ExportFile['documents'][number], string]>([
  [
    {
      kind: 'special-day',
      id: 'ages',
      document: { name: 'Ewig', from: '0001-01-01', until: '9999-01-01', spans: [] },
    },
    'documents.0.document.until',
  ],
  [
    { kind: 'menu-order', id: 'other', document: { categories: [], combos: [], notices: [] } },
    'documents.0.document.id',
  ],
])('a file is refused whose document would harm every page: %j', async (document, place) => {
  const app = await createTestApp()
  const mina = await staffClient(app)
  const body: ExportFile = { format: 'tischlein', version: 1, documents: [document] }
  const error = await refused(mina(importDocuments, { query: {}, body }))
  expect([error.status, Object.keys(error.fields)]).toEqual([422, [place]])
})
