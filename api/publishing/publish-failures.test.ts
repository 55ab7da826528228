import { expect, test } from 'vitest'
import * as publishing from '#contract/publishing.staff.ts'
import type { TestApp } from '../test/app.ts'
import { draftPrice, draftSoups, readMenu, refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'

/** From now on every write to a table fails inside a transaction, until the answer is called. */
function failAt({ deps }: TestApp, table: string): () => void {
  const { transact } = deps
  deps.transact = (work) =>
    transact((trx) =>
      work(
        trx.withPlugin({
          transformQuery({ node }) {
            const isWrite = node.kind !== 'SelectQueryNode' && JSON.stringify(node).includes(`"${table}"`)
            if (isWrite) throw new Error(`no write to ${table}`)
            return node
          },
          transformResult: async ({ result }) => result,
        }),
      ),
    )
  return () => void (deps.transact = transact)
}

test('a publication that fails at any of its writes changes nothing', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  await draftPrice(mina, 1350)
  await draftSoups(mina)
  const before = await readMenu(app)
  const { length } = await mina(publishing.listDrafts, {})
  const writes = [
    'categories',
    'sizes',
    'products',
    'product_sizes',
    'drafts',
    'content_version',
    'publications',
  ]
  for (const table of [...writes, 'staff_changes']) {
    const repair = failAt(app, table)
    expect((await refused(mina(publishing.publishDrafts, { body: {} }))).status, table).toBe(500)
    repair()
    await app.deps.content.refresh()
    expect(await readMenu(app)).toEqual(before)
    expect(await mina(publishing.listDrafts, {})).toHaveLength(length)
    expect(await mina(publishing.listPublications, { query: {} })).toEqual([])
  }
  expect((await mina(publishing.publishDrafts, { body: {} })).publication).not.toBeNull()
})
