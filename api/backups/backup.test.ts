import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { createPlace, type FilePlace, openPlace } from '../test/file-shop.ts'
import { area, everyDay, publish, settings } from '../test/builders.ts'
import { placeOrderBody, smallMenu } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import type { BackupConfig } from '../config/backup-environment.ts'
import type { MediaConfig } from '../config/media-environment.ts'
import { startFakeS3 } from '../test/fake-s3.ts'
import { openMediaFiles } from '../media/index.ts'
import { BackupError, newBackupKey, restoreBackup, takeBackup } from './index.ts'
import type { Aside } from './prepared.ts'
import { tablesOf } from '../db/tables-of.ts'

const PICTURE = '0123456789abcdef01234567'

/** A place with the small restaurant, a member of staff and a picture. */
async function openShop(place: FilePlace) {
  const app = await openPlace(place)
  await publish(app, ...smallMenu, everyDay('11:00', '22:00'), area('mitte'), settings({}))
  await addStaff(app, 'mina@example.org')
  const folder = join(place.dataDir, 'media', PICTURE)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '400.webp'), 'pixels')
  writeFileSync(join(folder, 'picture.json'), '{}')
  return app
}

type Shop = Awaited<ReturnType<typeof openPlace>>

const order = async (app: Shop): Promise<string> => {
  const response = await app.post('/checkout', placeOrderBody())
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { id: string } }).data.id
}

/** Places one order after the other until something has ended. */
async function ordersUntil(app: Shop, end: Promise<unknown>): Promise<string[]> {
  const placed: string[] = []
  const ended = end.then(
    () => true,
    () => true,
  )
  const isOver = () => Promise.race([ended, Promise.resolve(false)])
  while (!(await isOver())) placed.push(await order(app))
  return placed
}

/** The rows of the most important tables, as text. */
async function everything({ db }: Shop): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of [
    'orders',
    'order_lines',
    'order_taxes',
    'products',
    'sizes',
    'staff_members',
    'secrets',
  ] as const) {
    const rows = await db.selectFrom(table).selectAll().execute()
    all[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return all
}

const filesIn = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.'))

test('a backup that is taken while orders come in is restored elsewhere with menu, orders, pictures and sign-ins', async () => {
  const { recipient, identity } = await newBackupKey()
  const place = await createPlace({ recipient })
  const app = await openShop(place)
  const before = [await order(app), await order(app)]
  const session = await signedIn(app, 'mina@example.org')
  const taking = takeBackup(place)
  const meanwhile = await ordersUntil(app, taking)
  const file = await taking
  expect(meanwhile.length).toBeGreaterThan(0)
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org/)

  const elsewhere = await createPlace({ identity })
  expect((await restoreBackup(elsewhere, { from: file })).aside).toBeUndefined()
  const restored = await openPlace(elsewhere)
  const ids = (await restored.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(before))
  const rowsOf = await everything(restored)
  expect(await everything(app)).toMatchObject({
    products: rowsOf['products'],
    sizes: rowsOf['sizes'],
    staff_members: rowsOf['staff_members'],
    secrets: rowsOf['secrets'],
  })
  // Whole orders alone: an order is there with all its lines, or not at all.
  for (const id of ids) {
    const lines = await restored.db
      .selectFrom('order_lines')
      .select('order_id')
      .where('order_id', '=', id)
      .execute()
    expect(lines).toHaveLength(1)
  }
  expect((await restored.request('/staff/session', { headers: session })).status).toBe(200)
  await signedIn(restored, 'mina@example.org')
  expect(readFileSync(join(elsewhere.dataDir, 'media', PICTURE, '400.webp'), 'utf8')).toBe('pixels')
  await order(restored)
})

test.each([
  ['database', 'folder'],
  ['folder', 's3'],
  ['s3', 'database'],
] as const)('pictures that stand in the %s are restored into the %s', async (from, to) => {
  const fake = await startFakeS3()
  const media = (kind: typeof from | typeof to): MediaConfig =>
    kind === 's3' ? { kind, ...fake, folder: 'laden' } : { kind }
  const place = await createPlace({}, media(from))
  const app = await openPlace(place)
  const name = `${PICTURE}/480.webp`
  const pixels = Buffer.from([0, 255, 10, 13, 128, 34])
  await openMediaFiles(place.media, app.deps).write(name, pixels)
  const elsewhere = await createPlace({}, media(to))
  await restoreBackup(elsewhere, { from: await takeBackup(place) })
  const restored = await openPlace(elsewhere)
  const files = openMediaFiles(elsewhere.media, restored.deps)
  expect(await files.list('')).toEqual([name])
  expect((await files.read(name))?.equals(pixels)).toBe(true)
})

test('a finished backup is noted, and only its owner may read it', async () => {
  const place = await createPlace()
  const app = await openShop(place)
  const file = await takeBackup(place)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(place.dataDir, 'backups')).mode & 0o077).toBe(0)
  expect(await app.db.selectFrom('backups').select(['is_off_site', 'is_encrypted']).execute()).toEqual([
    { is_off_site: 0, is_encrypted: 0 },
  ])
  expect(filesIn(join(place.dataDir, 'backups'))).toHaveLength(1)
})

test('a backup on the disk of the data is not noted as off-site, also in another folder; one in S3 is', async () => {
  const { recipient } = await newBackupKey()
  const { dataDir: path } = await createPlace()
  const { s3 } = await startFakeS3()
  const place = await createPlace({ recipient, s3 })
  const app = await openPlace(place)
  const notedFor = async (target: BackupConfig['target']) => {
    await takeBackup({ ...place, backup: { ...place.backup, target } })
    const noted = app.db.selectFrom('backups').select(['is_off_site', 'is_encrypted'])
    return noted.orderBy('finished_at', 'desc').limit(1).executeTakeFirst()
  }
  expect(await notedFor({ kind: 'folder', path })).toEqual({ is_off_site: 0, is_encrypted: 1 })
  const bucket = { kind: 's3', bucket: 'keller', folder: '' } as const
  expect(await notedFor(bucket)).toEqual({ is_off_site: 1, is_encrypted: 1 })
})

test('a place that holds a shop is not overwritten without the flag; with it the restore says where the shop is kept', async () => {
  const place = await createPlace()
  const app = await openShop(place)
  const kept = await order(app)
  const from = await takeBackup(place)
  const later = await order(app)
  await expect(restoreBackup(place, { from })).rejects.toThrow('--overwrite')
  // Trying it changes nothing either.
  const { manifest, aside: none } = await restoreBackup(place, { from, onlyCheck: true })
  expect(manifest.tables['orders']).toBe(1)
  expect(none).toBeUndefined()
  expect((await everything(app))['orders']).toHaveLength(2)
  if (app.engine === 'sqlite')
    await expect(restoreBackup(place, { from, overwrite: true })).rejects.toThrow('stop it first')
  await app.close()
  const { aside } = await restoreBackup(place, { from: 'latest', overwrite: true })
  const restored = await openPlace(place)
  const ids = (await restored.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  expect(ids).toEqual([kept])
  expect(await ordersIn(aside, restored, place)).toContain(later)
})

/** The orders of the shop that stood in a place before. */
async function ordersIn(aside: Aside | undefined, app: Shop, place: FilePlace): Promise<string[]> {
  if (aside?.kind === 'folder') {
    expect(dirname(aside.path)).toBe(place.dataDir)
    const old = await openPlace({ ...place, dataDir: aside.path })
    return (await old.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  }
  const name = aside?.name ?? 'nothing was put aside'
  expect(name).toMatch(/^replaced_/)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(`${name}.orders`)}`.execute(app.db)
  await sql`drop schema ${sql.id(name)} cascade`.execute(app.db)
  return rows.map(({ id }) => id)
}

test('a backup that is damaged is refused, and nothing is touched', async () => {
  const place = await createPlace()
  await openShop(place)
  const from = await takeBackup(place)
  const bytes = readFileSync(from)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(from, bytes)
  expect(await tryRestore(from)).toEqual({ why: expect.stringContaining('damaged'), holds: [] })
})

/** Why a backup is refused at an empty place, and what the place holds afterwards. */
async function tryRestore(from: string): Promise<{ why: string; holds: string[] }> {
  const elsewhere = await createPlace()
  const why = await restoreBackup(elsewhere, { from }).then(
    () => 'it was not refused',
    (error: Error) => error.message,
  )
  const holds = readdirSync(elsewhere.dataDir)
  if (elsewhere.databaseUrl === undefined) return { why, holds }
  const { db } = await openDatabase(elsewhere)
  const tables = await tablesOf(db, 'postgres').finally(() => db.destroy())
  return { why, holds: [...holds, ...tables] }
}

test('a backup that a newer program took is refused', async () => {
  const place = await createPlace()
  const app = await openShop(place)
  await sql`insert into migrations (name, applied_at) values ('9999_later.sql', 'x')`.execute(app.db)
  const from = await takeBackup(place)
  const why = expect.stringMatching(/newer version.*9999_later\.sql/)
  expect(await tryRestore(from)).toEqual({ why, holds: [] })
})

test('a folder that cannot be written to is named, and leaves nothing half', async () => {
  const { recipient } = await newBackupKey()
  const path = join((await createPlace()).dataDir, 'not-a-folder')
  const place = await createPlace({ recipient, target: { kind: 'folder', path } })
  await openShop(place)
  writeFileSync(path, '')
  await expect(takeBackup(place)).rejects.toThrow(`The backup cannot be written to ${path} (EEXIST`)
  expect(filesIn(join(place.dataDir, 'backups'))).toEqual([])
})

test('a backup that would leave the data folder unencrypted is refused before anything is written', async () => {
  const target = await createPlace()
  const path = join(target.dataDir, 'away')
  // The secret key is enough for the configuration, because it is enough for restoring.
  const { identity } = await newBackupKey()
  const place = await createPlace({ identity, target: { kind: 'folder', path } })
  await openShop(place)
  const refused = takeBackup(place)
  await expect(refused).rejects.toBeInstanceOf(BackupError)
  await expect(refused).rejects.toThrow(/^BACKUP_TO: .* set BACKUP_RECIPIENT or BACKUP_PASSPHRASE$/)
  expect(readdirSync(target.dataDir)).toEqual([])
  expect(readdirSync(place.dataDir)).not.toContain('backups')
})

test('a new machine restores the latest backup of a folder with the secret key alone', async () => {
  const { recipient, identity } = await newBackupKey()
  const target = { kind: 'folder', path: (await createPlace()).dataDir } as const
  const place = await createPlace({ recipient, target })
  const app = await openShop(place)
  const placed = await order(app)
  await takeBackup(place)
  const elsewhere = await createPlace({ identity, target })
  await restoreBackup(elsewhere, { from: 'latest' })
  const { db } = await openPlace(elsewhere)
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id: placed }])
})

test('a path without a backup and one that cannot be read are refused by their names', async () => {
  const { dataDir } = await createPlace()
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const below = join(file, 'below')
  for (const [from, why] of [
    [join(dataDir, 'missing'), `There is no backup at ${join(dataDir, 'missing')}`],
    [dataDir, `There is no backup at ${dataDir}`],
    [below, `The backup at ${below} cannot be read (ENOTDIR`],
  ] as const)
    expect(await tryRestore(from)).toEqual({ why: expect.stringContaining(why), holds: [] })
})
