import { openAsBlob } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { BackupConfig } from '../config/backup-environment.ts'
import type { S3Config } from '../config/s3-environment.ts'
import { createS3Client } from '../platform/s3-client.ts'
import { BackupError } from './backup-error.ts'

const NAME = /^tischlein-\d{4}-\d\d-\d\dT[\d.-]+Z\.tar\.zst(?:\.age)?$/
const S3_PATH = /^s3:\/\/([^/]+)\/(.+)$/

/** The name of a backup, which sorts by its time. */
export const backupName = (at: Date, isEncrypted: boolean): string =>
  `tischlein-${at.toISOString().replaceAll(':', '-')}.tar.zst${isEncrypted ? '.age' : ''}`

/**
 * Brings a finished backup to where backups are kept, whole or not at all, and says where that is. Throws `BackupError`
 * when it cannot be written there.
 */
export async function keepBackup(
  file: string,
  { name, dataDir, backup }: { name: string; dataDir: string; backup: BackupConfig },
): Promise<string> {
  const { target, s3, keep } = backup
  if (target?.kind === 's3')
    return putObject(file, {
      s3,
      key: [target.folder, name].filter(Boolean).join('/'),
      bucket: target.bucket,
    })
  const folder = target?.path ?? backupFolder(dataDir)
  const [part, kept] = [join(folder, `.${name}.part`), join(folder, name)]
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(file, part).catch(() => copyToDisk(file, part))
    await rename(part, kept)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw new BackupError(`The backup cannot be written to ${folder} (${(error as Error).message})`)
  }
  // Where this account may write and not list, older backups stay.
  const older = (await backupsIn(folder).catch(() => [])).slice(0, -keep)
  for (const one of older) await rm(join(folder, one), { force: true })
  return kept
}

async function copyToDisk(file: string, target: string): Promise<void> {
  await copyFile(file, target)
  const handle = await open(target)
  await handle.sync().finally(() => handle.close())
}

/**
 * Whether a kept backup outlives the disk of the data folder: it is in S3 or on another file system. The folder of a disk
 * that is not mounted is not.
 */
export async function isOffSite(
  kept: string,
  dataDir: string,
  deviceOf = async (folder: string) => (await stat(folder)).dev,
): Promise<boolean> {
  if (S3_PATH.test(kept)) return true
  return (await deviceOf(dirname(kept))) !== (await deviceOf(dataDir))
}

/**
 * Brings a backup to this machine: a path, `latest` of the folder where backups are kept, or an address in S3. Throws
 * `BackupError` when there is none or it cannot be fetched.
 */
export async function findBackup(
  from: string,
  { dataDir, backup, staging }: { dataDir: string; backup: BackupConfig; staging: string },
): Promise<string> {
  const [, bucket, key] = S3_PATH.exec(from) ?? []
  if (bucket !== undefined && key !== undefined) {
    const file = join(staging, 'fetched')
    await getObject(file, { s3: backup.s3, bucket, key })
    return file
  }
  if (from !== 'latest') return resolve(from)
  const { target } = backup
  if (target?.kind === 's3')
    throw new BackupError(
      `Backups go to s3://${target.bucket}/${target.folder}: name one of them, 'latest' is for a folder`,
    )
  const folder = target?.path ?? backupFolder(dataDir)
  const newest = (await backupsIn(folder)).at(-1)
  if (newest === undefined) throw new BackupError(`There is no backup in ${folder}`)
  return join(folder, newest)
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => noneThere(error, folder))
  return names.filter((name) => NAME.test(name)).sort()
}

function noneThere(error: NodeJS.ErrnoException, folder: string): [] {
  if (error.code === 'ENOENT') return []
  throw new BackupError(`The backups in ${folder} cannot be read (${error.message})`)
}

type S3Object = { s3: S3Config | undefined; bucket: string; key: string }

async function putObject(file: string, object: S3Object): Promise<string> {
  await send(object, { method: 'PUT', body: await openAsBlob(file) })
  return `s3://${object.bucket}/${object.key}`
}

async function getObject(file: string, object: S3Object): Promise<void> {
  const { body } = await send(object, { method: 'GET' })
  if (!body) throw new BackupError(`s3://${object.bucket}/${object.key} is empty`)
  await writeFile(file, Readable.fromWeb(body as ReadableStream), { mode: 0o600 })
}

async function send({ s3, bucket, key }: S3Object, init: RequestInit): Promise<Response> {
  if (!s3) throw new BackupError('S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const failed = (why: string) => new BackupError(`${init.method} s3://${bucket}/${key} failed: ${why}`)
  let answer: Response
  try {
    answer = await createS3Client(s3).fetch(`${s3.endpoint}/${bucket}/${key}`, init)
  } catch (error) {
    throw failed((error as Error).message)
  }
  if (!answer.ok) throw failed(`${s3.endpoint} answered ${answer.status}`)
  return answer
}
