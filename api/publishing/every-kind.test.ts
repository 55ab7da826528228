import { expect, test } from 'vitest'
import { type DocumentKind, type DocumentOf, documentSchemas, kindsAtOnce } from '#contract/document-kinds.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { documentKinds } from '#domain/publishing/document-set.ts'
import * as fixture from '#domain/test/document-fixture.ts'
import { createTestApp } from '../test/app.ts'
import { staffClient } from '../test/documents.ts'

type Example<Kind extends DocumentKind> = {
  /** The name of its calls: `save${name}Document`. */
  name: string
  id: string
  document: DocumentOf<Kind>
  /** What the staff changes of it. */
  change: Partial<DocumentOf<Kind>>
}

const english = { en: { name: 'English' } }
const noon = [{ start: '11:00', end: '22:00' }]
const always: DocumentOf<'hours'>['week'] = {
  Monday: noon,
  Tuesday: noon,
  Wednesday: noon,
  Thursday: noon,
  Friday: noon,
  Saturday: noon,
  Sunday: noon,
}

/** One document of each kind, each after those it names; a new kind is one line here. */
const examples: { [Kind in DocumentKind]: Example<Kind> } = {
  notice: {
    name: 'Notice',
    id: 'gluten',
    document: fixture.noticeDocument(),
    change: { code: 'A1', translations: english },
  },
  category: {
    name: 'Category',
    id: 'pizza',
    document: fixture.categoryDocument(),
    change: { name: 'Pizze', translations: english },
  },
  extra: {
    name: 'Extra',
    id: 'cheese',
    document: fixture.extraDocument({ allergens: ['gluten'] }),
    change: { name: 'Mehr Käse', translations: english },
  },
  variant: {
    name: 'Variant',
    id: 'dough',
    document: fixture.variantDocument(),
    change: { isRequired: false, translations: english },
  },
  product: {
    name: 'Product',
    id: 'margherita',
    document: fixture.productDocument({ variants: ['dough'], extras: ['cheese'], allergens: ['gluten'] }),
    change: { description: 'Tomate, Büffelmozzarella', translations: english },
  },
  combo: {
    name: 'Combo',
    id: 'lunch',
    document: fixture.comboDocument(),
    change: { discount: 10, translations: english },
  },
  'menu-order': {
    name: 'MenuOrder',
    id: 'menu',
    document: {
      categories: [{ id: 'pizza', products: ['margherita'] }],
      combos: ['lunch'],
      notices: ['gluten'],
    },
    change: {},
  },
  page: {
    name: 'Page',
    id: 'imprint',
    document: {
      name: 'Impressum',
      text: '<p>Ada</p>',
      translations: {},
      slug: 'impressum',
      isPopup: false,
      onHeader: false,
      onFooter: true,
      position: 0,
    },
    change: { onHeader: true, position: 3, translations: { en: { name: 'Imprint', text: '<p>Ada</p>' } } },
  },
  languages: {
    name: 'Languages',
    id: 'shop',
    document: {
      languages: [
        { id: 'de', code: 'de', name: 'Deutsch', isRtl: false },
        { id: 'en', code: 'en', name: 'English', isRtl: false },
      ],
      initial: 'de',
    },
    change: { initial: 'en' },
  },
  translation: {
    name: 'Translation',
    id: 'en',
    document: { texts: [{ source: 'Close', text: 'Shut' }] },
    change: { texts: [{ source: 'Close', text: 'Close it' }] },
  },
  setting: {
    name: 'Setting',
    id: 'SITE_TITLE',
    document: { value: 'Bei Ada', media: {} },
    change: { value: 'Ada & Töchter' },
  },
  branch: {
    name: 'Branch',
    id: 'mitte',
    document: fixture.branchDocument({ name: 'Mitte', slug: 'mitte' }),
    change: { name: 'Mitte Nord', position: 2 },
  },
  area: {
    name: 'Area',
    id: 'kiez',
    document: fixture.areaDocument({ branchId: 'mitte' }),
    change: { name: 'Kiez', position: 1 },
  },
  hours: {
    name: 'Hours',
    id: 'all',
    document: { week: always, ways: {} },
    change: { week: { ...always, Monday: [] } },
  },
  'special-day': {
    name: 'SpecialDay',
    id: 'may-day',
    document: {
      name: 'Tag der Arbeit',
      from: '2027-05-01',
      until: '2027-05-01',
      spans: [],
      ways: {},
      branchId: null,
    },
    change: { spans: [{ start: '17:00', end: '22:00' }] },
  },
  table: {
    name: 'Table',
    id: 'one',
    document: { name: 'Tisch 1', branchId: 'mitte', position: 0, code: 'abcdefgh1234' },
    change: { name: 'Terrasse 1', position: 4 },
  },
}

type Entry = { version: string; document: unknown }
type Calls = (endpoint: Endpoint, args: object) => Promise<Entry | null>
const callOf = (id: string) => endpoints.find(({ endpoint }) => endpoint.id === id)?.endpoint

test('a shop is made, changed, translated, ordered and taken apart again without a programmer', async () => {
  const app = await createTestApp()
  const mina = await staffClient(app)
  const call = mina as unknown as Calls
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(documentSchemas).toSorted())
  const inOrder = ['languages' as const, ...documentKinds.filter((kind) => kind !== 'languages')]
  const versions = new Map<DocumentKind, string>()
  for (const kind of inOrder) {
    const { name, id, document, change } = examples[kind]
    const save = callOf(`save${name}Document`)!
    const read = await call(callOf(`get${name}Document`)!, { params: { id } }).catch(() => undefined)
    const made = await call(save, { params: { id }, query: { version: read?.version }, body: document })
    expect([kind, made?.document]).toEqual([kind, document])
    const body = { ...document, ...change }
    const changed = await call(save, { params: { id }, query: { version: made?.version }, body })
    expect([kind, changed?.document]).toEqual([kind, body])
    versions.set(kind, changed!.version)
  }
  await mina(publishDrafts, { body: {} })
  for (const kind of inOrder.toReversed()) {
    const { name, id } = examples[kind]
    const remove = callOf(`remove${name}Document`)
    if (!remove) continue
    const { version } = (await call(callOf(`get${name}Document`)!, { params: { id } }))!
    const left = await call(remove, { params: { id }, query: { version } })
    if (kindsAtOnce.has(kind)) expect([kind, left]).toEqual([kind, null])
  }
  await mina(publishDrafts, { body: {} })
  const counts = await Promise.all(
    (['products', 'categories', 'combos', 'variants', 'extras', 'pages', 'areas', 'tables'] as const).map(
      async (table) => (await app.db.selectFrom(table).select('id').execute()).length,
    ),
  )
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})
