import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestApp } from '../test/app.ts'
import { enqueueGuestMail } from '../test/mails.ts'
import { readReadiness } from './index.ts'

const allOk = { database: 'ok', migrations: 'ok', disk: 'ok', outbox: 'ok' }

test('a server with its database, all migrations and room on the disk is ready', async () => {
  const { deps } = await createTestApp()
  // Nothing of the shop was written yet: what is measured is the disk of the folder around it.
  const { isReady, checks } = await readReadiness({ ...deps, mediaDir: `${import.meta.dirname}/media` })
  expect({ isReady, checks: { ...checks, disk: 'ok' } }).toEqual({ isReady: true, checks: allOk })
  expect(checks.disk).not.toBe('unknown')
})

test('a mail that waits for long is said and leaves the server ready', async () => {
  const app = await createTestApp()
  await enqueueGuestMail(app)
  app.setClock('2026-11-20T18:20:00.000Z')
  expect(await readReadiness(app.deps)).toMatchObject({ isReady: true, checks: { outbox: 'failed' } })
})

test('a database with an older schema than the program is not ready, one with a newer schema is', async () => {
  const { deps, db } = await createTestApp()
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`insert into migrations (name, applied_at) values ('9999_later.sql', '2026-11-20')`.execute(
        trx,
      )
      expect(await readReadiness({ ...deps, db: trx })).toMatchObject({ isReady: true })
      await sql`delete from migrations where name = (select max(name) from migrations where name < '9999')`.execute(
        trx,
      )
      expect(await readReadiness({ ...deps, db: trx })).toMatchObject({
        isReady: false,
        checks: { database: 'ok', migrations: 'failed' },
      })
      throw new Error('undone')
    })
    .catch((error: Error) => expect(error.message).toBe('undone'))
})

test('a server is not ready when its database is gone', async () => {
  const { deps, logged } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: () => {
      throw new Error('store is away')
    },
    transformResult: async ({ result }) => result,
  })
  expect(await readReadiness({ ...deps, db })).toMatchObject({
    isReady: false,
    checks: { database: 'failed', migrations: 'unknown', outbox: 'unknown' },
  })
  expect(logged.join('')).toContain('store is away')
})

test('a server is not ready when its database does not answer in time', async () => {
  const { deps } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise<never>(() => {}),
  })
  expect(await readReadiness({ ...deps, db }, 20)).toMatchObject({ isReady: false })
})
