import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackupConfig } from '../config/backup-environment.ts'
import { startFakeS3 } from '../test/fake-s3.ts'
import { findBackup, isOffSite, keepBackup } from './backup-store.ts'

const NAME = 'tischlein-2026-11-20T18-00-00.000Z.tar.zst.age'

function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-store-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = join(dataDir, 'packed')
  writeFileSync(file, 'sealed')
  return { dataDir, file }
}

const s3Environment = (endpoint: string) =>
  readBackupConfig({
    BACKUP_TO: 's3://keller/laden/',
    BACKUP_KEEP: 14,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'the-key',
    AWS_SECRET_ACCESS_KEY: 'the-secret',
  })

test('a backup goes to a store with the interface of S3 and comes back from there', async () => {
  const { dataDir, file } = setUp()
  const { objects, s3 } = await startFakeS3()
  const backup = s3Environment(s3.endpoint)
  const address = await keepBackup(file, { name: NAME, dataDir, backup })
  expect(address).toBe(`s3://keller/laden/${NAME}`)
  expect(objects.get(`laden/${NAME}`)?.toString()).toBe('sealed')
  const found = await findBackup(address, { dataDir, backup, staging: dataDir })
  expect(readFileSync(found, 'utf8')).toBe('sealed')
})

test('what a store refuses is said with the address and without the key', async () => {
  const { dataDir, file } = setUp()
  const { s3 } = await startFakeS3()
  const backup = s3Environment(s3.endpoint)
  const missing = findBackup('s3://keller/nothing', { dataDir, backup, staging: dataDir })
  await expect(missing).rejects.toThrow(/GET s3:\/\/keller\/nothing failed: .* answered 404/)
  const strange = { ...backup, s3: { ...backup.s3!, keyId: 'another' } }
  const refused = keepBackup(file, { name: NAME, dataDir, backup: strange })
  await expect(refused).rejects.toThrow(/answered 403/)
})

test('the newest backup is not looked for in a folder while backups go to a store', async () => {
  const { dataDir, file } = setUp()
  const older = readBackupConfig({ BACKUP_PASSPHRASE: 'twelve letters', BACKUP_KEEP: 2 })
  await keepBackup(file, { name: NAME, dataDir, backup: older })
  const backup = s3Environment('http://127.0.0.1:9')
  const latest = findBackup('latest', { dataDir, backup, staging: dataDir })
  await expect(latest).rejects.toThrow(/s3:\/\/keller\/laden: name one of them/)
})

test('a folder holds as many backups as are asked for, and nothing else in it is touched', async () => {
  const { dataDir, file } = setUp()
  const folder = join(dataDir, 'far')
  const backup = readBackupConfig({ BACKUP_TO: folder, BACKUP_KEEP: 2 })
  for (const day of [18, 19, 20]) {
    writeFileSync(file, `${day}`)
    await keepBackup(file, { name: NAME.replace('20T', `${day}T`), dataDir, backup })
    writeFileSync(join(folder, 'letter.txt'), '')
  }
  const [first, second] = [19, 20].map((day) => NAME.replace('20T', `${day}T`))
  expect(readdirSync(folder).sort()).toEqual(['letter.txt', first, second])
  const latest = await findBackup('latest', { dataDir, backup, staging: dataDir })
  expect(latest).toBe(join(folder, second!))
})

test.each([
  ['is a file', 'letter', 'EEXIST'],
  ['would lie below a file', 'letter/backups', 'ENOTDIR'],
])('a folder that %s is named when a backup is to be kept there or looked for', async (_, path, code) => {
  const { dataDir, file } = setUp()
  writeFileSync(join(dataDir, 'letter'), '')
  const folder = join(dataDir, path)
  const backup = readBackupConfig({ BACKUP_TO: folder, BACKUP_KEEP: 2 })
  await expect(keepBackup(file, { name: NAME, dataDir, backup })).rejects.toThrow(
    `The backup cannot be written to ${folder} (${code}`,
  )
  await expect(findBackup('latest', { dataDir, backup, staging: dataDir })).rejects.toThrow(
    `The backups in ${folder} cannot be read (ENOTDIR`,
  )
})

test('a folder that is not there holds no backup', async () => {
  const { dataDir } = setUp()
  const backup = readBackupConfig({ BACKUP_KEEP: 2 })
  const latest = findBackup('latest', { dataDir, backup, staging: dataDir })
  await expect(latest).rejects.toThrow(`There is no backup in ${join(dataDir, 'backups')}`)
})

test('a backup is off-site in S3 and on another file system than the data folder, nowhere else', async () => {
  const devices = new Map([
    ['/data', 1],
    ['/data/backups', 1],
    ['/mnt/not-mounted', 1],
    ['/mnt/disk', 2],
  ])
  const off = (kept: string) => isOffSite(kept, '/data', (folder) => Promise.resolve(devices.get(folder)!))
  expect(await off(`s3://keller/laden/${NAME}`)).toBe(true)
  expect(await off(`/mnt/disk/${NAME}`)).toBe(true)
  expect(await off(`/mnt/not-mounted/${NAME}`)).toBe(false)
  expect(await off(`/data/backups/${NAME}`)).toBe(false)
})
