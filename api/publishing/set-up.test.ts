import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { getSettingDocument, saveSettingDocument } from '#contract/settings.staff.ts'
import { getSetUp } from '#contract/publishing-set-up.ts'
import { createTestApp } from '../test/app.ts'
import { staffClient } from '../test/documents.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

const done = async (client: Client): Promise<string[]> =>
  (await client(getSetUp, {})).filter(({ isDone }) => isDone).map(({ id }) => id)

async function draftSetting(client: Client, id: string, value: string): Promise<void> {
  const { version, document } = await client(getSettingDocument, { params: { id } })
  await client(saveSettingDocument, { params: { id }, query: { version }, body: { ...document, value } })
}

test('in an empty shop everything is left to set up but the ways to pay', async () => {
  expect(await done(await staffClient(await createTestApp()))).toEqual(['payment'])
})

test('the set-up follows drafts at once, and asks to publish them', async () => {
  const manager = await staffClient(await createTestShop(), { role: 'manager' })
  expect(await done(manager)).toEqual(expect.arrayContaining(['hours', 'ways', 'menu', 'publish']))
  await draftSetting(manager, 'SITE_TITLE', 'Da Luigi')
  expect(await done(manager)).toContain('name')
  expect(await done(manager)).not.toContain('publish')
  await manager(publishDrafts, { body: {} })
  expect(await done(manager)).toEqual(expect.arrayContaining(['name', 'publish']))
})

test('the first order is the last step', async () => {
  const app = await createTestShop()
  const mina = await staffClient(app)
  expect(await done(mina)).not.toContain('order')
  expect((await app.post('/checkout/v2', placeOrderBody())).ok).toBe(true)
  expect(await done(mina)).toContain('order')
})
