import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPending } from './draw-pending.ts'
import { createFolderFiles } from './store/folder-files.ts'
import type { MediaFiles } from './store/media-files.ts'
import { keepPending, listPending, removeLeftovers } from './pending-pictures.ts'
import { createPlaceholders } from './pending-placeholder.ts'
import { createPictureQueue } from './picture-queue.ts'
import { storePicture } from './store-picture.ts'

let mediaDir: string
let files: MediaFiles

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-pending-'))
  files = createFolderFiles(mediaDir)
})
afterEach(() => rm(mediaDir, { recursive: true }))

const gif = 'data:image/gif;base64,R0lG'
const svg = (fill: string, width = 1600, height = 1000) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`
const keep = (position: number, fill: string, size = { width: 1600, height: 1000 }) =>
  keepPending(files, position, {
    source: svg(fill, size.width, size.height),
    ...size,
    placeholder: gif,
  })
const drawAll = async () => {
  for (const pending of await listPending(files))
    await drawPending(files, pending, ({ source, placeholder }) =>
      storePicture(mediaDir, Buffer.from(source), placeholder),
    )
}

test('a pending picture is described as it will be once it is drawn', async () => {
  const described = await keep(0, 'red')
  expect(described).toMatchObject({ width: 1200, height: 750, placeholder: gif })
  await drawAll()
  expect(await listPending(files)).toEqual([])
  for (const url of [described.url, described.wide, described.square, described.circle])
    expect(existsSync(join(mediaDir, url.replace('/media/', ''))), url).toBe(true)
  const drawn = await sharp(join(mediaDir, described.id, '480.webp')).metadata()
  expect([drawn.width, drawn.height]).toEqual([480, 300])
})

test('pending pictures are listed by their position and not by the time they were kept', async () => {
  const last = await keep(10, 'red')
  const first = await keep(2, 'green')
  expect((await listPending(files)).map(({ id }) => id)).toEqual([first.id, last.id])
})

test('a picture that is drawn is not pending again when it is kept again', async () => {
  await keep(0, 'red')
  await drawAll()
  await keep(0, 'red')
  expect(await listPending(files)).toEqual([])
})

test('the placeholder of each file has the size that the file will have', async () => {
  const { id } = await keep(0, 'red')
  const placeholderOf = createPlaceholders(files)
  const sizes: Record<string, string> = {}
  for (const name of ['240.avif', '480.webp', '960.webp', 'wide.webp', 'square.webp', 'circle.webp']) {
    const placeholder = (await placeholderOf(id, name)) ?? ''
    const { width, height } = await sharp(Buffer.from(placeholder)).metadata()
    sizes[name] = `${width}×${height}`
    expect(placeholder).toContain(gif)
  }
  expect(sizes).toEqual({
    '240.avif': '240×150',
    '480.webp': '480×300',
    '960.webp': '960×600',
    'wide.webp': '960×540',
    'square.webp': '240×240',
    'circle.webp': '176×176',
  })
  expect(await placeholderOf(id, '17.webp')).toBeUndefined()
  expect(await placeholderOf(id, 'wide.avif')).toBeUndefined()
  expect(await placeholderOf('f'.repeat(24), '480.webp')).toBeUndefined()
})

test('the queue hands out each picture once, in order, and what a guest waits for first', () => {
  const pending = ['a', 'b', 'c', 'd'].map((id) => ({ id, file: id }))
  const queue = createPictureQueue(pending)
  expect(queue.take()?.id).toBe('a')
  queue.hurry('d')
  queue.hurry('a')
  queue.hurry('unknown')
  const rest = Array.from({ length: 4 }, () => queue.take()?.id)
  expect(rest).toEqual(['d', 'b', 'c', undefined])
})

test('files of an interrupted drawing are removed once no process can be working on them', async () => {
  const now = Date.parse('2026-11-20T18:00:00.000Z')
  const folder = async (name: string, ageHours: number) => {
    await mkdir(join(mediaDir, name))
    const at = new Date(now - ageHours * 3_600_000)
    await utimes(join(mediaDir, name), at, at)
  }
  const id = 'a'.repeat(24)
  await folder(id, 5)
  await folder(`${id}.abcDEF`, 5)
  await folder(`${id}.ghiJKL`, 0.5)
  await removeLeftovers(mediaDir, now)
  expect((await readdir(mediaDir)).toSorted()).toEqual([id, `${id}.ghiJKL`])
})
