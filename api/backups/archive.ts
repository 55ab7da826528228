import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { create, extract } from 'tar'
import { BackupError, isOfSystem } from './backup-error.ts'

/** With what a backup is encrypted: a passphrase, or the public half of a key pair. */
export type Lock = { passphrase: string } | { recipient: string }
/** With what backups are opened. */
export type Keys = { passphrase?: string | undefined; identity?: string | undefined }

const AGE_HEADER = 'age-encryption.org/v1'
const ZSTD_MAGIC = '28b52ffd'

/** A key pair: what is encrypted for the recipient is opened by the identity alone. */
export async function newBackupKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Packs a folder into one file: tar, zstd, and age (age-encryption.org) when it is locked. */
export async function pack(folder: string, file: string, lock: Lock | undefined): Promise<void> {
  const packed = Readable.from(create({ cwd: folder, portable: true }, ['.'])).compose(
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
  )
  const bytes = lock ? await encrypted(packed, lock) : packed
  await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }))
}

async function encrypted(bytes: Readable, lock: Lock): Promise<Readable> {
  const encrypter = new Encrypter()
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase)
  else encrypter.addRecipient(lock.recipient)
  return Readable.fromWeb((await encrypter.encrypt(web(bytes))) as ReadableStream)
}

/**
 * Unpacks a file into a folder. Throws `BackupError` when it is no backup, cannot be read or opened with the keys, is
 * damaged or cut short, or when the disk is full.
 */
export async function unpack(file: string, folder: string, keys: Keys): Promise<void> {
  const tar = `${folder}.tar`
  const bytes = (await isEncrypted(file)) ? await decrypted(file, keys) : createReadStream(file)
  try {
    await pipeline(bytes, createZstdDecompress(), createWriteStream(tar, { mode: 0o600 }))
    await mkdir(folder, { mode: 0o700 })
    // Strict: a path that leads out of the folder ends it. Links and devices are no part of a backup.
    await extract({ file: tar, cwd: folder, strict: true, filter: (_path, entry) => isPlain(entry) })
  } catch (error) {
    const why = isOfSystem(error)
      ? `The backup cannot be unpacked in ${dirname(folder)}`
      : 'The backup is damaged or cut short'
    throw new BackupError(`${why} (${(error as Error).message})`)
  } finally {
    await rm(tar, { force: true })
  }
}

const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'Directory')

async function isEncrypted(path: string): Promise<boolean> {
  const start = await readStart(path, AGE_HEADER.length)
  if (start.toString('latin1') === AGE_HEADER) return true
  if (start.toString('hex').startsWith(ZSTD_MAGIC)) return false
  throw new BackupError('This is no backup of Tischlein')
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const start = Buffer.alloc(length)
  try {
    // A pipe would be waited for without an end.
    if (!(await stat(path)).isFile()) throw new BackupError(`There is no backup at ${path}`)
    const file = await open(path)
    await file.read(start, 0, length, 0).finally(() => file.close())
    return start
  } catch (error) {
    if (!isOfSystem(error)) throw error
    if ('code' in error && error.code === 'ENOENT') throw new BackupError(`There is no backup at ${path}`)
    throw new BackupError(`The backup at ${path} cannot be read (${error.message})`)
  }
}

async function decrypted(path: string, { passphrase, identity }: Keys): Promise<Readable> {
  if (passphrase === undefined && identity === undefined)
    throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY')
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
  if (identity !== undefined) decrypter.addIdentity(identity)
  try {
    return Readable.fromWeb((await decrypter.decrypt(web(createReadStream(path)))) as ReadableStream)
  } catch {
    throw new BackupError('The backup cannot be opened with this key, or its first bytes are damaged')
  }
}

const web = (bytes: Readable) => Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>
