import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import * as menu from '#contract/menu.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { knownLines } from '#domain/menu/import/known-lines.ts'
import { readMenu as readPaper } from '#domain/menu/import/read-menu.ts'
import { documentsOfImport } from '#domain/menu/import/to-documents.ts'
import { readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

const TEXT = `Ristorante Da Ada

PIZZAS             Klein   Groß   Familie
Margherita          7,90  12,90
Diavola             9,90  14,90   24,90

Salate
Gemischter Salat 4,50
Thunfischsalat 7,50`

/** What the screen sends of a paper menu, read against the menu as it is. */
async function documentsOf(client: Client, text: string) {
  const paper = readPaper(text)
  const [categories, products, extras, notices, order] = await Promise.all([
    client(menu.listCategoryDocuments, {}),
    client(menu.listProductDocuments, {}),
    client(menu.listExtraDocuments, {}),
    client(menu.listNoticeDocuments, {}),
    client(menu.getMenuOrderDocument, { params: { id: 'menu' } }),
  ])
  return documentsOfImport(
    paper,
    { categories, extras, notices, order, orderId: 'menu' },
    {
      confirmed: new Set(),
      left: knownLines(paper, { categories, products }),
      oneSize: 'Normal',
      noHeading: 'Speisen',
      newId: () => crypto.randomUUID(),
    },
  )
}

test('a paper menu adds to the categories that are there, and read again it adds nothing', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  const before = await readMenu(app)
  await mina(saveMenuDrafts, { body: { documents: await documentsOf(mina, TEXT) } })
  await mina(publishDrafts, { body: {} })
  const { categories, products } = await readMenu(app)
  expect(categories.map(({ name, productCount }) => [name, productCount])).toEqual([
    ...before.categories.map(({ name, productCount }) => [name, productCount + (name === 'pizzas' ? 1 : 0)]),
    ['Salate', 2],
  ])
  const pizzas = products[0]?.data.map(({ name, sizes }) => [name, sizes.map((size) => size.name)])
  expect(pizzas).toEqual([
    ['margherita', ['Klein', 'Mittel', 'Groß']],
    ['Diavola', ['Klein', 'Groß', 'Familie']],
  ])
  expect((await documentsOf(mina, TEXT)).map(({ kind }) => kind)).toEqual(['menu-order'])
})

test('a paper menu is refused as a whole when somebody has changed the category that gets a size', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  const documents = await documentsOf(mina, TEXT)
  const params = { id: 'pizzas' }
  const { version, document } = await mina(menu.getCategoryDocument, { params })
  const body = { ...document, description: 'Aus dem Steinofen' }
  await mina(menu.saveCategoryDocument, { params, query: { version }, body })
  expect((await refused(mina(saveMenuDrafts, { body: { documents } }))).status).toBe(409)
  const names = (await mina(menu.listProductDocuments, {})).map((one) => one.document.name)
  expect(names).not.toContain('Diavola')
})
