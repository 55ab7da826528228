import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeDemo } from '#contract/demo.staff.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { createTestApp, type TestApp } from '#api/test/app.ts'
import { readMenu, staffClient } from '#api/test/documents.ts'
import { signedIn, staffPassword } from '#api/test/staff.ts'
import { seedWhenEmpty } from '../demo/seed.ts'

/** An empty shop, or one that the demo has filled. */
async function openShop({ isDemo }: { isDemo: boolean }) {
  const mediaDir = mkdtempSync(join(tmpdir(), 'tischlein-export-'))
  onTestFinished(() => rmSync(mediaDir, { recursive: true }))
  const app = await createTestApp({ deps: { mediaDir } })
  if (isDemo) await seedWhenEmpty(app.deps, mediaDir, () => {})
  const mina = await staffClient(app, { email: 'mina@example.org' })
  const headers = await signedIn(app, 'mina@example.org')
  const read = async () => (await app.request('/staff/export', { headers })).text()
  return { app, mina, read }
}

/** Everything that guests read besides the menu. */
const readRest = async (app: TestApp) => {
  const texts = []
  for (const path of ['/pages', '/languages', '/settings', '/translations?lang=tr'])
    texts.push(await (await app.request(path)).json())
  return texts
}

test('the demo goes through its file into an empty shop, byte by byte and the same for guests', async () => {
  const demo = await openShop({ isDemo: true })
  const text = await demo.read()
  const empty = await openShop({ isDemo: false })
  await empty.mina(publishing.importDocuments, { query: {}, body: JSON.parse(text) as publishing.ExportFile })
  const { blocked } = await empty.mina(publishing.publishDrafts, { body: {} })
  expect(blocked).toEqual([])
  expect(await empty.read()).toBe(text)
  expect(await readRest(empty.app)).toEqual(await readRest(demo.app))
  const [menu, original] = [await readMenu(empty.app), await readMenu(demo.app)]
  expect(menu.categories).toEqual(original.categories)
  expect(menu.products.length).toBe(original.products.length)
})

test('the law check finds nothing in the demo that would block it', async () => {
  const { mina } = await openShop({ isDemo: true })
  const { findings } = await mina(publishing.checkLaw, {})
  expect(findings.filter(({ level }) => level === 'red')).toEqual([])
})

test('a demo that was thrown away leaves an empty shop, and the next start seeds no other one', async () => {
  const { app, mina, read } = await openShop({ isDemo: true })
  await mina(removeDemo, { body: { password: staffPassword } })
  const empty = await openShop({ isDemo: false })
  expect(await read()).toBe(await empty.read())
  expect(await readRest(app)).toEqual(await readRest(empty.app))
  await seedWhenEmpty(app.deps, app.deps.mediaDir, () => expect.unreachable())
  expect(await read()).toBe(await empty.read())
})
