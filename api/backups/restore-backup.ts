import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import { knownMigrations } from '../db/migrate.ts'
import { createS3Store } from '../media/index.ts'
import { filesBelow } from '../platform/files-below.ts'
import { unpack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { findBackup } from './backup-store.ts'
import { hashFiles, Manifest, MANIFEST_FILE } from './manifest.ts'
import { putPictures } from './pictures.ts'
import type { Aside } from './prepared.ts'
import { restoreToPostgres } from './restore-to-postgres.ts'
import { restoreToSqlite } from './restore-to-sqlite.ts'

type Wanted = {
  /** A path, `latest`, or an address in S3. */
  from: string
  /** Puts what stands there already aside. */
  overwrite?: boolean
  /** Does everything but putting the restored shop in place. */
  onlyCheck?: boolean
}

type Restored = {
  manifest: Manifest
  /** Where the shop is kept that stood there before; undefined where none did, and after a mere check. */
  aside: Aside | undefined
}

/**
 * Restores a backup: everything is unpacked, checked and loaded beside what is there, and put in place at the very end, so
 * a backup that is wrong in any way changes nothing. Answers what it says of itself and where the shop is kept that stood
 * there before. Throws `BackupError`.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup' | 'media'>,
  { from, overwrite = false, onlyCheck = false }: Wanted,
): Promise<Restored> {
  const { dataDir, backup, media } = config
  const staging = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const file = await findBackup(from, { dataDir, backup, staging })
    const folder = join(staging, 'files')
    await unpack(file, folder, backup)
    const manifest = await readManifest(folder)
    const prepare = config.databaseUrl ? restoreToPostgres : restoreToSqlite
    const isKept = overwrite || onlyCheck
    const prepared = await prepare(config, { folder, staging, manifest, media, isKept })
    try {
      if (onlyCheck) return { manifest, aside: undefined }
      if (media.kind === 'folder') await movePictures(join(folder, 'media'), join(dataDir, 'media'))
      if (media.kind === 's3') await putPictures(createS3Store(media), join(folder, 'media'))
      return { manifest, aside: await prepared.use() }
    } finally {
      await prepared.discard()
    }
  } finally {
    // What was interrupted while unpacking may still be closing its last file.
    await rm(staging, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** What the backup says of itself, once every file has proved to be what it says. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => '')
  const parsed = Manifest.safeParse(parse(text))
  if (!parsed.success) throw new BackupError('This is no backup of Tischlein, or one of a newer version')
  const manifest = parsed.data
  const found = await hashFiles(folder)
  for (const path of Object.keys({ ...manifest.files, ...found }))
    if (manifest.files[path] !== found[path])
      throw new BackupError(`The backup is damaged: ${path} is not as it was`)
  const unknown = manifest.migrations.filter((name) => !knownMigrations().includes(name))
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was taken by a newer version of this program (it has ${unknown.join(', ')}): restore it with that version`,
    )
  return manifest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Pictures are named by their content: what is there already stays. The description of a picture comes last. */
async function movePictures(from: string, to: string): Promise<void> {
  const paths = await filesBelow(from)
  for (const path of paths.toSorted((a, b) => Number(isFacts(a)) - Number(isFacts(b)))) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await rename(join(from, path), join(to, path))
  }
}

const isFacts = (path: string): boolean => path.endsWith('/picture.json')
