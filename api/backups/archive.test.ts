import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Lock, newBackupKey, pack, unpack } from './archive.ts'

/** A packed folder with one file, and where it is unpacked to. */
async function packed(lock?: Lock) {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-archive-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'from/tables'), { recursive: true })
  // Larger than one chunk of the encryption.
  const text = Array.from({ length: 30_000 }, () => Math.random()).join()
  writeFileSync(join(dir, 'from/tables/orders.ndjson'), text)
  const file = join(dir, 'packed')
  await pack(join(dir, 'from'), file, lock)
  const target = join(dir, 'to')
  return { file, target, text, read: () => readFileSync(join(target, 'tables/orders.ndjson'), 'utf8') }
}

const size = (file: string): number => statSync(file).size

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
}

test('what is packed comes out as it was, encrypted for a key that the packing machine does not have', async () => {
  const { recipient, identity } = await newBackupKey()
  const { file, target, text, read } = await packed({ recipient })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await unpack(file, target, { identity })
  expect(read()).toBe(text)
})

test('a passphrase opens what was encrypted with it', { timeout: 60_000 }, async () => {
  const { file, target, text, read } = await packed({ passphrase: 'basilikum am fenster' })
  await unpack(file, target, { passphrase: 'basilikum am fenster' })
  expect(read()).toBe(text)
})

test('an encrypted file is refused with another key and with none', async () => {
  const { file, target } = await packed({ recipient: (await newBackupKey()).recipient })
  const { identity } = await newBackupKey()
  await expect(unpack(file, target, { identity })).rejects.toThrow('cannot be opened with this key')
  await expect(unpack(file, target, {})).rejects.toThrow('BACKUP_IDENTITY')
})

test.each<[string, (file: string) => void, RegExp]>([
  ['cut by some bytes', (file) => truncateSync(file, size(file) - 40), /damaged or cut short/],
  ['cut at the end of a chunk', (file) => truncateSync(file, 200 + 16 + 65_552), /damaged or cut short/],
  ['cut at half', (file) => truncateSync(file, Math.floor(size(file) / 2)), /damaged or cut short/],
  ['changed in one byte', (file) => flip(file, Math.floor(size(file) / 2)), /damaged or cut short/],
  ['changed in its header', (file) => flip(file, 60), /first bytes are damaged/],
  ['something else', (file) => writeFileSync(file, 'a letter'), /no backup/],
  ['empty', (file) => truncateSync(file), /no backup/],
])('an encrypted file that is %s is refused', async (_, spoil, message) => {
  const { recipient, identity } = await newBackupKey()
  const { file, target } = await packed({ recipient })
  spoil(file)
  await expect(unpack(file, target, { identity })).rejects.toThrow(message)
})

test('a file that is not encrypted and was cut short is refused', async () => {
  const { file, target } = await packed()
  truncateSync(file, size(file) - 40)
  await expect(unpack(file, target, {})).rejects.toThrow('damaged or cut short')
})

test('a disk that is full while a backup is unpacked is said to be full, not the backup to be damaged', async () => {
  const { file, target } = await packed()
  symlinkSync('/dev/full', `${target}.tar`)
  await expect(unpack(file, target, {})).rejects.toThrow(
    `The backup cannot be unpacked in ${dirname(target)} (ENOSPC`,
  )
})
