import { expect, onTestFinished, test, vi } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import type { TestApp } from '../test/app.ts'
import { createTestShop } from '../test/shop.ts'

const publicReads = endpoints
  .filter(({ endpoint }) => endpoint.cache === 'content')
  .map(({ endpoint }) =>
    endpoint.path
      .replace('{categoryId}', 'pizzas')
      .replace('{productId}', 'margherita')
      .replace('{id}', 'pizzas'),
  )

function takeDatabaseAway({ db }: TestApp): void {
  const away = vi.spyOn(db.getExecutor(), 'provideConnection')
  away.mockRejectedValue(new StoreUnavailable(new Error('away')))
  onTestFinished(() => away.mockRestore())
}

/** Status and text of what each public read answers. */
const readAll = (app: TestApp) =>
  Promise.all(
    publicReads.map(async (path) => {
      const answer = await app.request(path)
      return { path, status: answer.status, text: answer.status < 400 ? await answer.text() : '' }
    }),
  )

test('what guests have read is answered from memory while the database is away', async () => {
  const app = await createTestShop()
  const before = (await readAll(app)).filter(({ status }) => status === 200)
  expect(before.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/settings', '/products/categories', '/products/categories/pizzas/products']),
  )
  takeDatabaseAway(app)
  expect(await readAll(app)).toEqual(expect.arrayContaining(before))
})

test('a change of content just before the database is away leaves guests what they read before', async () => {
  const app = await createTestShop()
  const before = (await readAll(app)).filter(({ status }) => status === 200)
  await app.deps.transact(bumpContentVersion)
  await app.deps.content.refresh()
  takeDatabaseAway(app)
  expect(await readAll(app)).toEqual(expect.arrayContaining(before))
  expect((await app.request('/settings?never=read')).status).toBe(503)
})
