import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createPlace, openPlace } from '../test/file-shop.ts'
import { restoreBackup, takeBackup } from './index.ts'

test('a backup of the embedded database is restored into PostgreSQL: a shop moves when it grows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-engine-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const place = await createPlace()
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined }, ({ db, engine }) =>
    migrate(db, engine),
  )
  const member = {
    id: 'mina',
    email: 'mina@example.org',
    name: 'Mína "ß" \\ 🌶',
    role: 'owner' as const,
    all_branches: 1 as const,
    password_hash: '',
    created_at: '2026-11-20T18:00:00.000Z',
    deactivated_at: null,
    sign_outs: 0,
  }
  await db.insertInto('staff_members').values(member).execute()
  const from = await takeBackup({ ...place, dataDir, databaseUrl: undefined })
  await db.destroy()
  await restoreBackup(place, { from })
  const restored = await openPlace(place)
  expect(await restored.db.selectFrom('staff_members').selectAll().execute()).toEqual([member])
})
