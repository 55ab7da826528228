import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import type { BackupConfig } from '../config/backup-environment.ts'
import type { MediaConfig } from '../config/media-environment.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createTestApp, type TestApp } from './app.ts'
import { openEmptyStore, postgresUrl } from './store.ts'

/** Where a shop keeps its data: a folder, and a schema of its own on PostgreSQL. Both go away with the test. */
export type FilePlace = {
  dataDir: string
  databaseUrl: string | undefined
  backup: BackupConfig
  media: MediaConfig
}

const noBackup: BackupConfig = {
  target: undefined,
  s3: undefined,
  passphrase: undefined,
  recipient: undefined,
  identity: undefined,
  keep: 14,
}

/** An empty place for a shop. */
export async function createPlace(
  backup: Partial<BackupConfig> = {},
  media: MediaConfig = { kind: 'folder' },
): Promise<FilePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-place-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, databaseUrl: await emptyDatabaseUrl(), backup: { ...noBackup, ...backup }, media }
}

async function emptyDatabaseUrl(): Promise<string | undefined> {
  if (inject('engine') === 'sqlite') return undefined
  const outside = await openEmptyStore()
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(outside)
  return postgresUrl(rows[0]!.schema)
}

/** The API over what stands in a place, which is migrated first. `close` ends it before the test does. */
export async function openPlace(place: FilePlace): Promise<TestApp & { close(): Promise<void> }> {
  const { db } = await openDatabase(place, ({ db, engine }) => migrate(db, engine))
  onTestFinished(() => db.destroy())
  const app = await createTestApp({ deps: { db, mediaDir: join(place.dataDir, 'media') } })
  return { ...app, close: () => db.destroy() }
}
