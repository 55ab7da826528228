import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photograph } from '../test/pictures.ts'
import { storeUpload } from './store-upload.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the same upload several times at once is stored once, and each is told so', async () => {
  const folder = await openFolder()
  const sent = await photograph()
  const stored = await Promise.all(Array.from({ length: 8 }, () => storeUpload(folder, 'a', sent)))
  expect(new Set(stored.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ size: { width: 600, height: 400 } })]),
  )
  expect(await readdir(folder, { recursive: true })).toEqual(['uploads', join('uploads', 'a.webp')])
})

test('a disk that cannot be written is not called a damaged picture', async () => {
  const folder = await openFolder()
  await writeFile(join(folder, 'uploads'), '')
  await expect(storeUpload(folder, 'a', await photograph())).rejects.toThrow(/EEXIST|ENOTDIR/)
})
