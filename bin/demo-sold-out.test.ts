import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { listCategoryProducts } from '#contract/menu.ts'
import * as today from '#contract/today.staff.ts'
import { endPassed } from '#api/today/index.ts'
import { createTestApp } from '#api/test/app.ts'
import { staffClient } from '#api/test/documents.ts'
import { signedIn } from '#api/test/staff.ts'
import { seedWhenEmpty } from '../demo/seed.ts'

const GRATIN = 'oven-kartoffelgratin'

/** The demo on a day long after its first one, and the API of one of its branches as its staff and guests see it. */
async function openDemo() {
  const mediaDir = mkdtempSync(join(tmpdir(), 'tischlein-sold-out-'))
  onTestFinished(() => rmSync(mediaDir, { recursive: true }))
  const app = await createTestApp({ deps: { mediaDir } })
  await seedWhenEmpty(app.deps, mediaDir, () => {})
  app.setClock('2027-11-20T18:00:00.000Z')
  await endPassed(app.deps)
  await staffClient(app)
  const headers = await signedIn(app, 'mina@example.org')
  return (slug: string) => {
    const call = createClient({
      baseUrl: '',
      fetch: (path, { body, ...init }) => app.fetch(`/b/${slug}/api${path}`, { ...init, body: body ?? null }),
      headers: () => headers,
    })
    const isSoldOut = async (id: string, category: string) =>
      (await call(listCategoryProducts, { params: { id: category } })).data.find((dish) => dish.id === id)
        ?.soldOut
    return { call, isSoldOut }
  }
}

test('what the demo has run out of stays sold out day after day, and its staff read it and end it at their branch', async () => {
  const at = await openDemo()
  const soldOut = async (slug: string) =>
    (await at(slug).call(today.getToday, {})).soldOut.map(({ id }) => id).toSorted()
  expect(await soldOut('neukoelln')).toEqual(['ice-zitrone', GRATIN])
  expect(await soldOut('kreuzberg')).toEqual(['dessert-tiramisu', 'ice-zitrone', GRATIN])
  expect(await soldOut('prenzlauer-berg')).toEqual(['ice-zitrone', GRATIN])

  const { call, isSoldOut } = at('kreuzberg')
  expect(await isSoldOut(GRATIN, 'oven')).toBe(true)
  const { key } = (await call(today.getToday, {})).soldOut.find(({ id }) => id === GRATIN)!
  await call(today.endSoldOut, { params: { key } })
  expect(await isSoldOut(GRATIN, 'oven')).toBe(false)
  expect(await at('neukoelln').isSoldOut(GRATIN, 'oven')).toBe(true)
})
