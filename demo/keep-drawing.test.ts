import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderFiles } from '#api/media/index.ts'
import { keepDrawing } from './keep-drawing.ts'

let mediaDir = ''
beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'drawings-'))
})
afterEach(() => rm(mediaDir, { recursive: true }))

const drawing = { sizes: { large: 1.2 }, definitions: '', layers: {} }

test('a drawing is stored whole and compressed under the name of what it holds', async () => {
  const url = await keepDrawing(createFolderFiles(mediaDir), drawing)
  expect(url).toMatch(/^\/media\/drawings\/[0-9a-f]{24}\.json$/)
  const path = join(mediaDir, url.replace('/media/', ''))
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(drawing)
  expect(JSON.parse(brotliDecompressSync(await readFile(`${path}.br`)).toString())).toEqual(drawing)
})

test('the same drawing is stored once, also by processes that start at once, and another beside it', async () => {
  const files = createFolderFiles(mediaDir)
  const [first, again] = await Promise.all([keepDrawing(files, drawing), keepDrawing(files, drawing)])
  expect(again).toBe(first)
  expect(await keepDrawing(createFolderFiles(mediaDir), { ...drawing, sizes: {} })).not.toBe(first)
  expect(await readdir(join(mediaDir, 'drawings'))).toHaveLength(4)
})
