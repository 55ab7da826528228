import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { bumpContentVersion, readContentVersion } from './content-version.ts'

test('simultaneous transactions lose no write', async () => {
  const { db } = await createTestApp()
  const before = await readContentVersion(db)
  await Promise.all(Array.from({ length: 20 }, () => db.transaction().execute(bumpContentVersion)))
  expect(await readContentVersion(db)).toBe(before + 20)
})

test('a transaction that fails is rolled back and leaves no lock', async () => {
  const app = await createTestShop()
  const failing = app.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('hours').execute()
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect((await app.db.selectFrom('hours').select('id').execute()).length).toBe(7)
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
})

test('an order whose lines cannot be written is not written at all', async () => {
  const app = await createTestShop()
  await app.db.schema.alterTable('order_status_changes').renameTo('gone').execute()
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(500)
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await app.db.selectFrom('order_lines').select('order_id').execute()).toEqual([])
})

test('the database itself refuses totals that do not add up', async () => {
  const app = await createTestShop()
  await app.post('/checkout/v2', placeOrderBody())
  const wrong = app.db.updateTable('orders').set({ total_cents: 1 }).execute()
  await expect(wrong).rejects.toThrow(/constraint/i)
})
