import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { UNENCRYPTED } from '../config/backup-environment.ts'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { createS3Store, isMediaName } from '../media/index.ts'
import { noteBackup } from '../operations/index.ts'
import { filesBelow } from '../platform/files-below.ts'
import { newId } from '../platform/new-id.ts'
import { type Lock, pack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { backupFolder, backupName, isOffSite, keepBackup } from './backup-store.ts'
import { hashFiles, type Manifest, MANIFEST_FILE } from './manifest.ts'
import { savePictures } from './pictures.ts'
import { readSnapshot, type Row, type Snapshot } from './snapshot.ts'

export type BackupPlace = Pick<Config, 'dataDir' | 'databaseUrl' | 'backup' | 'media'>

/** The table whose rows are pictures: each as large as a thousand others. */
const PICTURES = 'media_files'
const FEW = 20

/**
 * Takes a backup of the whole shop while it serves: every table as it stood at one moment, and the pictures. Answers
 * where it is kept. Throws `BackupError`.
 */
export async function takeBackup(place: BackupPlace): Promise<string> {
  const { dataDir, backup } = place
  const lock = lockOf(place)
  if (backup.target && !lock) throw new BackupError(UNENCRYPTED)
  await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(join(backupFolder(dataDir), '.new-'))
  try {
    const now = new Date()
    const folder = join(staging, 'files')
    const snapshot = await readSnapshot(place, (snapshot) => writeTables(snapshot, folder))
    // Later than the tables, so that every picture they name is there; the files of a picture never change.
    if (place.media.kind === 'folder') await linkPictures(join(dataDir, 'media'), join(folder, 'media'))
    if (place.media.kind === 's3') await savePictures(createS3Store(place.media), join(folder, 'media'))
    const manifest: Manifest = {
      format: 'tischlein-backup',
      version: 1,
      createdAt: now.toISOString(),
      ...snapshot,
      files: await hashFiles(folder),
    }
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest))
    const file = join(staging, 'packed')
    await pack(folder, file, lock)
    const { size } = await stat(file)
    const kept = await keepBackup(file, { name: backupName(now, lock !== undefined), dataDir, backup })
    if ('backups' in snapshot.tables) await recordBackup(place, { kept, size })
    return kept
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

function lockOf({ backup: { passphrase, recipient } }: BackupPlace): Lock | undefined {
  if (recipient !== undefined) return { recipient }
  return passphrase === undefined ? undefined : { passphrase }
}

async function writeTables(
  { migrations, tables, rows }: Snapshot,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  const counts: Record<string, number> = {}
  for (const table of tables) {
    counts[table] = 0
    const lines = async function* () {
      if (table === PICTURES) return writePictures(rows(table, FEW), join(folder, 'media'))
      for await (const part of rows(table)) {
        counts[table]! += part.length
        yield part.map((row) => `${JSON.stringify(row)}\n`).join('')
      }
    }
    await pipeline(
      Readable.from(lines()),
      createWriteStream(join(folder, 'tables', `${table}.ndjson`), { mode: 0o600 }),
    )
  }
  return { migrations: [...migrations], tables: counts }
}

/** Pictures that the database keeps are files in a backup, so that they are restored to wherever they are kept then. */
async function writePictures(rows: AsyncIterable<readonly Row[]>, folder: string): Promise<void> {
  const Picture = z.object({ name: z.string().refine(isMediaName), bytes: z.instanceof(Uint8Array) })
  for await (const part of rows) {
    for (const row of part) {
      const { name, bytes } = Picture.parse(row)
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes, { mode: 0o600 })
    }
  }
}

/** Links cost no space; between two file systems the files are copied. */
async function linkPictures(media: string, folder: string): Promise<void> {
  for (const path of await filesBelow(media)) {
    if (UNFINISHED.test(path)) continue
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await link(join(media, path), target)
      .catch(() => copyFile(join(media, path), target))
      .catch(ignoreGone)
  }
}

/** What is still being written when the backup passes by. */
const UNFINISHED = /\.draft$|^[0-9a-f]{24}\./

/** A picture that nothing has named for two weeks may be removed meanwhile. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function recordBackup(
  place: BackupPlace,
  { kept, size }: { kept: string; size: number },
): Promise<void> {
  const isAway = await isOffSite(kept, place.dataDir)
  const { db } = await openDatabase(place)
  try {
    await noteBackup(db, {
      id: newId(),
      finished_at: new Date().toISOString(),
      kilobytes: Math.ceil(size / 1024),
      is_off_site: isAway ? 1 : 0,
      is_encrypted: lockOf(place) ? 1 : 0,
    })
  } finally {
    await db.destroy()
  }
}
