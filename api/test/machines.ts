import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createLiveHub } from '../notifications/index.ts'
import { createCachedFiles } from '../media/store/cached-files.ts'
import { createDatabaseStore } from '../media/store/database-store.ts'
import type { FileStore } from '../media/store/file-store.ts'
import { createContentCache } from '../platform/content-cache.ts'
import { createSignal } from '../jobs/signal.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createTestShop } from './shop.ts'

/** A folder that goes away with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The small restaurant on two machines: one database, and a folder and a memory each. */
export async function createTwoMachines(store?: FileStore): Promise<[TestApp, TestApp]> {
  const one = emptyFolder()
  const shop = await createTestShop()
  const { db, engine, transact } = shop.deps
  const files = (mediaDir: string) =>
    createCachedFiles(mediaDir, store ?? createDatabaseStore({ db, transact }))
  const machine = async (mediaDir: string) =>
    createTestApp({
      deps: {
        db,
        engine,
        transact,
        content: await createContentCache(db),
        mailSignal: createSignal(),
        mediaDir,
        mediaFiles: files(mediaDir),
        live: createLiveHub(shop.deps),
      },
    })
  return [await machine(one), await machine(emptyFolder())]
}
