import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

test('connections that the server closes are replaced', async () => {
  const app = await createTestShop()
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(app.db)))
  const killer = await createTestApp()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and state = 'idle'
      and pid in (select pid from pg_stat_activity where query like '%pg_sleep(0.01)%')`.execute(killer.db)
  await expect.poll(async () => (await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
})
