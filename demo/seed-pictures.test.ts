import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderFiles } from '#api/media/index.ts'
import { listPending, readPending } from '#api/media/pending-pictures.ts'
import { seedPictures } from './seed-pictures.ts'

/** Small enough to be quick: what is looked at is that a drawing can be read and leaves no picture empty. */
const SMALL = 16
/** Reading some two hundred drawings takes seconds of computing. */
const LONG = { timeout: 120_000 }

test(
  'every picture of the demo is handed over once, and its drawing can be turned into a picture that shows something',
  LONG,
  async () => {
    const mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-seed-'))
    onTestFinished(() => rm(mediaDir, { recursive: true }))
    const files = createFolderFiles(mediaDir)
    const pictures = await seedPictures(files)
    const pending = await listPending(files)
    const ids = pending.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [key, { id }] of pictures) expect(ids, key).toContain(id)
    for (const { id, file } of pending) {
      const { source = '' } = (await readPending(files, file)) ?? {}
      const pixels = await sharp(Buffer.from(source)).resize(SMALL).raw().toBuffer()
      expect(new Set(pixels).size, id).toBeGreaterThan(SMALL)
    }
  },
)
