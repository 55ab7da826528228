import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UnreadablePicture } from './decode.ts'
import { storePicture } from './store-picture.ts'

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

/** A grey photograph with a red middle, `side` pixels wide. */
const photograph = (width: number, height: number, side: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } }).composite([
    { input: { create: { width: side, height: side, channels: 3, background: '#f00' } }, gravity: 'centre' },
  ])

test.each([
  ['wide', 640, 360],
  ['upright', 360, 640],
])('every cut of a photograph that is %s shows its middle', async (_, width, height) => {
  const { id } = await storePicture(mediaDir, await photograph(width, height, 160).jpeg().toBuffer())
  for (const cut of ['square', 'circle', 'wide']) {
    const { data, info } = await sharp(join(mediaDir, id, `${cut}.webp`))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
    expect(data[at], cut).toBeGreaterThan(220)
    expect(data[at + 1], cut).toBeLessThan(60)
    expect(data[1], cut).toBeGreaterThan(90)
  }
})

test('a photograph that a phone took on its side is stored upright', async () => {
  const taken = await photograph(640, 480, 160).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const picture = await storePicture(mediaDir, taken)
  expect([picture.width, picture.height]).toEqual([480, 640])
  const { width, height, orientation } = await sharp(join(mediaDir, picture.id, '480.avif')).metadata()
  expect([width, height, orientation ?? 1]).toEqual([480, 640, 1])
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
