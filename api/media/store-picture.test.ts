import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storePicture, UnreadablePicture } from './store-picture.ts'

let mediaDir: string

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-media-'))
})

afterEach(() => rm(mediaDir, { recursive: true }))

const plain = (alpha: number) =>
  sharp({ create: { width: 600, height: 400, channels: 4, background: { r: 194, g: 55, b: 27, alpha } } })
    .png()
    .toBuffer()

test('a picture is stored as AVIF and WebP in every width, with cuts for cards and a placeholder', async () => {
  const picture = await storePicture(mediaDir, await plain(1))
  const files = await readdir(join(mediaDir, picture.id))
  expect(files.toSorted()).toEqual([
    '240.avif',
    '240.webp',
    '480.avif',
    '480.webp',
    '960.avif',
    '960.webp',
    'circle.webp',
    'picture.json',
    'square.webp',
    'wide.webp',
  ])
  expect(picture).toMatchObject({ width: 600, height: 400, url: `/media/${picture.id}/480.webp` })
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  const wide = await sharp(join(mediaDir, picture.id, 'wide.webp')).metadata()
  expect([wide.width, wide.height]).toEqual([960, 540])
})

test('the same picture is stored once, also by two uploads at the same time', async () => {
  const source = await plain(1)
  const [one, two] = await Promise.all([storePicture(mediaDir, source), storePicture(mediaDir, source)])
  expect(two).toEqual(one)
  expect(await storePicture(mediaDir, source)).toEqual(one)
  expect(await readdir(mediaDir)).toEqual([one.id])
})

test('transparency stays', async () => {
  const picture = await storePicture(mediaDir, await plain(0))
  const { channels } = await sharp(join(mediaDir, picture.id, '240.webp')).stats()
  expect(channels[3]?.max).toBe(0)
})

test('a placeholder that is given stays the placeholder', async () => {
  const picture = await storePicture(mediaDir, await plain(1), 'data:image/gif;base64,R0lG')
  expect(picture.placeholder).toBe('data:image/gif;base64,R0lG')
  expect(await storePicture(mediaDir, await plain(1))).toEqual(picture)
})

test('bytes that are no picture are refused and leave nothing behind', async () => {
  await expect(storePicture(mediaDir, Buffer.from('<script>'))).rejects.toBeInstanceOf(UnreadablePicture)
  expect(await readdir(mediaDir)).toEqual([])
})
