import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../db/store-unavailable.ts'
import { createTestApp } from '../../test/app.ts'
import { emptyFolder } from '../../test/machines.ts'
import { keepLocal } from '../keep-local.ts'
import { createCachedFiles } from './cached-files.ts'
import { createDatabaseStore } from './database-store.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFiles } from './folder-files.ts'

const ID = '0a'.repeat(12)
const OTHER = '0b'.repeat(12)

/** A store in the database, and the files of two machines over it. */
async function openStore(change: (store: FileStore) => FileStore = (store) => store) {
  const { deps } = await createTestApp()
  const store = change(createDatabaseStore(deps))
  const [one, two] = [emptyFolder(), emptyFolder()].map((mediaDir) => ({
    mediaDir,
    files: createCachedFiles(mediaDir, store),
  }))
  return { deps, store, one: one!, two: two! }
}

const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

test('what one machine has processed is brought to another one whole, as often as its copies are deleted', async () => {
  const { one, two } = await openStore()
  const local = createFolderFiles(one.mediaDir)
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
  for (const name of [`${ID}/picture.json`, `${ID}/480.webp`, `uploads/${ID}.webp`])
    await local.write(name, bytes)
  await one.files.keep(`${ID}/`)
  await one.files.keep(`uploads/${ID}.webp`)
  expect(await two.files.list('')).toEqual([`${ID}/480.webp`, `${ID}/picture.json`, `uploads/${ID}.webp`])
  for (let round = 0; round < 2; round++) {
    expect(await two.files.bring(`${ID}/480.webp`)).toBe(true)
    expect(readFileSync(join(two.mediaDir, ID, '480.webp')).equals(bytes)).toBe(true)
    expect(below(two.mediaDir)).toEqual([ID, join(ID, '480.webp')])
    rmSync(two.mediaDir, { recursive: true })
  }
  expect(await two.files.bring(`${ID}/960.webp`)).toBe(false)
})

test('a drawing is brought with its compressed form, which browsers get instead', async () => {
  const { one, two } = await openStore()
  for (const name of [`drawings/${ID}.json.br`, `drawings/${ID}.json`]) await one.files.write(name, name)
  await two.files.bring(`drawings/${ID}.json`)
  expect(below(join(two.mediaDir, 'drawings'))).toEqual([`${ID}.json`, `${ID}.json.br`])
})

test('a file that many ask for at once is loaded once', async () => {
  const asked: string[] = []
  const { one, two } = await openStore((store) => ({
    ...store,
    get: (name) => {
      asked.push(name)
      return store.get(name)
    },
  }))
  await one.files.write(`${ID}/480.webp`, 'pixels')
  const found = await Promise.all(Array.from({ length: 20 }, () => two.files.bring(`${ID}/480.webp`)))
  expect(new Set(found)).toEqual(new Set([true]))
  expect(asked).toEqual([`${ID}/480.webp`])
})

test('a picture is kept whole or not at all', async () => {
  const { deps, one, store } = await openStore()
  const local = createFolderFiles(one.mediaDir)
  for (const name of ['240.webp', 'picture.json']) await local.write(`${ID}/${name}`, 'x')
  const broken = createCachedFiles(one.mediaDir, {
    ...store,
    put: (files) =>
      createDatabaseStore({
        db: deps.db,
        transact: (work) =>
          deps.transact(async (trx) => {
            await work(trx)
            throw new Error('the process ends')
          }),
      }).put(files),
  })
  await expect(broken.keep(`${ID}/`)).rejects.toThrow('the process ends')
  expect(await one.files.list('')).toEqual([])
  await one.files.keep(`${ID}/`)
  await one.files.keep(`${ID}/`)
  expect(await one.files.list(`${ID}/`)).toHaveLength(2)
})

test('what is removed goes from the store and from this machine, and nothing beside it', async () => {
  const { one, two } = await openStore()
  for (const id of [ID, OTHER]) await one.files.write(`${id}/480.webp`, 'pixels')
  await one.files.write(`uploads/${ID}.webp`, 'pixels')
  await two.files.bring(`${ID}/480.webp`)
  await two.files.remove([`${ID}/`, `uploads/${ID}.webp`, '', '/', '%', 'uploads/', '../'])
  expect(await one.files.list('')).toEqual([`${OTHER}/480.webp`])
  expect(below(two.mediaDir)).toEqual([])
})

test('names that no picture has reach neither the store nor the folder', async () => {
  const { one } = await openStore(() => {
    const fail = () => Promise.reject(new Error('the store was asked'))
    return { get: fail, has: fail, put: fail, list: fail, remove: fail }
  })
  writeFileSync(join(one.mediaDir, 'secret.txt'), '')
  for (const name of ['secret.txt', '../tischlein.db', `${ID}/../secret.txt`, `${ID}/`, '', `${ID}/a%.webp`])
    expect([await one.files.bring(name), await one.files.has(name), await one.files.read(name)]).toEqual([
      false,
      false,
      undefined,
    ])
})

test('while the store cannot be reached, what is on this machine stays, and nobody waits for the rest', async () => {
  let asked = 0
  const { one } = await openStore((store) => ({
    ...store,
    get: () => {
      asked += 1
      return Promise.reject(new StoreUnavailable(new Error('no route')))
    },
  }))
  await createFolderFiles(one.mediaDir).write(`${ID}/240.webp`, 'pixels')
  expect(await one.files.bring(`${ID}/240.webp`)).toBe(true)
  for (const name of ['480', '960', 'wide'])
    await expect(one.files.bring(`${ID}/${name}.webp`)).rejects.toBeInstanceOf(StoreUnavailable)
  expect(asked).toBe(1)
})

test('pictures of the time when a machine was alone are kept for all, and what was forgotten does not come back', async () => {
  const { deps, one, two } = await openStore()
  const local = createFolderFiles(one.mediaDir)
  const names = [`${ID}/480.webp`, `${ID}/picture.json`, `pending/0001-${ID}.json`]
  for (const name of [...names, `${OTHER}/480.webp`]) await local.write(name, 'pixels')
  const machine = { ...deps, mediaDir: one.mediaDir, mediaFiles: one.files }
  expect(await keepLocal(machine, [ID])).toBe(3)
  expect(await two.files.list('')).toEqual(names)
  await two.files.remove([names[2]!])
  expect(await keepLocal(machine, [ID])).toBe(0)
})
