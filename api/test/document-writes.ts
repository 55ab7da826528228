import { expect } from 'vitest'
import { z } from 'zod'
import { BranchDocument } from '#contract/branches.staff.ts'
import { AreaDocument } from '#contract/delivery.staff.ts'
import { HoursDocument } from '#contract/hours.staff.ts'
import { emptyHours } from '#domain/hours/hours-document.ts'
import { areaDocument, branchDocument } from '#domain/test/document-fixture.ts'
import type { PayShop } from './payments/pay-shop.ts'
import type { Prepare } from './staff-writes.ts'

type Json = Record<string, unknown>
type Read = { version: string; document: Json }

async function call({ app, headers }: PayShop, method: string, path: string, body?: object) {
  return app.request(`/staff/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  })
}

const dataOf = async <T>(response: Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data

const read = (shop: PayShop, path: string) => dataOf<Read>(call(shop, 'GET', path))

/** Saves a document that is there with some other fields. */
const save =
  (kind: string, path: string, more: Json): Prepare =>
  async (shop) => {
    const { version, document } = await read(shop, path)
    const after = { ...document, ...more }
    return {
      send: () => call(shop, 'PUT', `${path}?version=${version}`, after),
      line: { kind, before: document, after },
    }
  }

/** Saves a document that is not there yet. */
const create =
  (kind: string, path: string, after: Json): Prepare =>
  (shop) =>
    Promise.resolve({
      send: () => call(shop, 'PUT', path, after),
      line: { kind, before: null, after },
    })

/** Removes a document that was made for it. */
const removeNew =
  (kind: string, path: string, document: Json): Prepare =>
  async (shop) => {
    const made = await dataOf<Read>(call(shop, 'PUT', path, document))
    return {
      send: () => call(shop, 'DELETE', `${path}?version=${made.version}`),
      line: { kind, before: made.document, after: null },
    }
  }

/** Removes a copy of a document that nothing uses. */
const remove =
  (kind: string, path: string, more: Json): Prepare =>
  async (shop) => {
    const { document } = await read(shop, path)
    const copy = path.replace(/[^/]+$/, 'copy')
    const made = await dataOf<Read>(call(shop, 'PUT', copy, { ...document, ...more }))
    return {
      send: () => call(shop, 'DELETE', `${copy}?version=${made.version}`),
      line: { kind, before: made.document, after: null },
    }
  }

const area = z.encode(AreaDocument, areaDocument())
const branch = z.encode(BranchDocument, branchDocument())
const hours = z.encode(HoursDocument, emptyHours())
const specialDay = {
  name: 'Heiligabend',
  from: '2026-12-24',
  until: '2026-12-24',
  spans: [],
  ways: {},
  branchId: null,
}
const table = { name: 'Tisch 1', branchId: 'mitte', position: 0, code: 'k3x9-m2pq-7wz4' }
const size = { id: 'cup', name: 'Tasse', translations: {}, content: null }
const slot = { id: 'new-slot', name: 'Beilage', translations: {}, sizeId: 'bowl', products: ['fries'] }
const option = {
  id: 'new',
  name: 'Neu',
  translations: {},
  price: 0,
  comboId: null,
  allergens: [],
  additives: [],
}

const openBranch = (shop: PayShop) =>
  call(shop, 'PUT', 'branches/mitte', { name: 'Mitte', slug: 'mitte', position: 0 })

async function openPage(shop: PayShop): Promise<void> {
  const flags = { isPopup: false, onHeader: false, onFooter: true, position: 0 }
  await call(shop, 'PUT', 'pages/about', { name: 'Wir', text: '', translations: {}, slug: '', ...flags })
}

/** Drafts another name of a dish. */
async function draftName(shop: PayShop): Promise<{ before: Json; after: Json }> {
  const { version, document } = await read(shop, 'products/margherita')
  const after = { ...document, name: 'Neu' }
  await call(shop, 'PUT', `products/margherita?version=${version}`, after)
  return { before: document, after }
}

const margherita = { kind: 'product', id: 'margherita' }

/** Examples of the writes of documents and their drafts. */
export const documentWrites: Record<string, Prepare> = {
  saveCategoryDocument: save('category', 'categories/pizzas', { name: 'Neu' }),
  removeCategoryDocument: remove('category', 'categories/pizzas', { slug: '', sizes: [size] }),
  saveProductDocument: save('product', 'products/margherita', { name: 'Neu' }),
  removeProductDocument: remove('product', 'products/margherita', { slug: '' }),
  saveComboDocument: save('combo', 'combos/lunch', { name: 'Neu' }),
  removeComboDocument: remove('combo', 'combos/lunch', { slug: '', slots: [slot] }),
  saveVariantDocument: save('variant', 'variants/sauce', { name: 'Neu' }),
  removeVariantDocument: remove('variant', 'variants/sauce', { options: [option] }),
  saveExtraDocument: save('extra', 'extras/olives', { name: 'Neu' }),
  removeExtraDocument: remove('extra', 'extras/olives', {}),
  saveNoticeDocument: save('notice', 'notices/gluten', { name: 'Neu' }),
  removeNoticeDocument: remove('notice', 'notices/gluten', { code: 'Z' }),
  saveMenuOrderDocument: save('menu-order', 'menu-order/menu', { combos: ['saver', 'lunch', 'side-menu'] }),
  saveMenuDrafts: async (shop) => {
    const { version, document } = await read(shop, 'products/margherita')
    const after = { ...document, name: 'Neu' }
    const wire = (document: Json) => [{ ...margherita, document }]
    return {
      send: () => shop.staff('/menu-drafts', { documents: [{ ...margherita, version, document: after }] }),
      line: { kind: 'menu-drafts', before: wire(document), after: wire(after) },
    }
  },
  savePageDocument: async (shop) => {
    await openPage(shop)
    return save('page', 'pages/about', { name: 'Neu' })(shop)
  },
  removePageDocument: async (shop) => {
    await openPage(shop)
    return remove('page', 'pages/about', { slug: '' })(shop)
  },
  saveLanguagesDocument: save('languages', 'languages/shop', { initial: 'en' }),
  saveTranslationDocument: async (shop) => {
    const texts = (text: string) => ({ texts: [{ source: 'Cart', text }] })
    await call(shop, 'PUT', 'translations/de', texts('Korb'))
    return save('translation', 'translations/de', texts('Körbchen'))(shop)
  },
  saveBranchDocument: create('branch', 'branches/mitte', branch),
  removeBranchDocument: async (shop) => {
    const { version, document } = await dataOf<Read>(call(shop, 'PUT', 'branches/mitte', branch))
    return {
      send: () => call(shop, 'DELETE', `branches/mitte?version=${version}`),
      line: { kind: 'branch', before: document, after: null },
    }
  },
  saveAreaDocument: create('area', 'areas/kiez', area),
  removeAreaDocument: removeNew('area', 'areas/kiez', area),
  saveHoursDocument: async (shop) => {
    await openBranch(shop)
    return create('hours', 'hours/mitte', hours)(shop)
  },
  removeHoursDocument: async (shop) => {
    await openBranch(shop)
    return removeNew('hours', 'hours/mitte', hours)(shop)
  },
  saveSpecialDayDocument: create('special-day', 'special-days/eve', specialDay),
  removeSpecialDayDocument: removeNew('special-day', 'special-days/eve', specialDay),
  saveTableDocument: async (shop) => {
    await openBranch(shop)
    return create('table', 'tables/t1', table)(shop)
  },
  removeTableDocument: async (shop) => {
    await openBranch(shop)
    return removeNew('table', 'tables/t1', table)(shop)
  },
  saveSettingDocument: save('setting', 'settings/SITE_TITLE', { value: 'Neu' }),
  discardDraft: async (shop) => {
    const { before, after } = await draftName(shop)
    const { version } = await read(shop, 'products/margherita')
    return {
      send: () => call(shop, 'DELETE', `drafts/product/margherita?version=${version}`),
      line: { kind: 'product', before: after, after: before },
    }
  },
  publishDrafts: async (shop) => {
    const { before, after } = await draftName(shop)
    return {
      send: () => shop.staff('/publish', {}),
      line: {
        kind: 'publication',
        before: [{ ...margherita, document: before }],
        after: [{ ...margherita, document: after }],
      },
    }
  },
  takeBackPublication: async (shop) => {
    await draftName(shop)
    const { publication } = await dataOf<{ publication: { id: string } }>(shop.staff('/publish', {}))
    return {
      send: () => shop.staff(`/publications/${publication.id}/take-back`, {}),
      line: { kind: 'publication', before: { isTakenBack: false }, after: expect.anything() },
    }
  },
  importDocuments: async (shop) => {
    const { document } = await read(shop, 'products/margherita')
    const documents = [{ ...margherita, document: { ...document, name: 'Neu' } }]
    return {
      send: () => shop.staff('/import', { format: 'tischlein', version: 1, documents }),
      line: { kind: 'import', before: null, after: [margherita] },
    }
  },
}
