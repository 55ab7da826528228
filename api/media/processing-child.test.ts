import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wholePicture } from '#domain/media/crop.ts'
import { mediaMessages } from '#domain/media/media-messages.ts'
import type { AppError } from '../http/errors.ts'
import { photograph } from '../test/pictures.ts'
import { createPictureProcessor } from './processing-child.ts'

async function open() {
  const mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-processing-'))
  onTestFinished(() => rm(mediaDir, { recursive: true }))
  return { mediaDir, processor: createPictureProcessor(mediaDir) }
}

test('pictures are processed in another process, one that is broken costs the others nothing, and more than a dozen at once have to wait', async () => {
  const { mediaDir, processor } = await open()
  const sent = await photograph()
  const [upload, broken, ...more] = await Promise.all([
    processor.storeUpload('a', sent),
    processor.storeUpload('b', sent.subarray(0, 300)),
    ...Array.from({ length: 12 }, (_, index) =>
      processor.storeUpload(`c${index}`, sent).catch((error: AppError) => error.code),
    ),
  ])
  expect([upload, broken]).toEqual([{ size: { width: 600, height: 400 } }, { refused: mediaMessages.broken }])
  expect(more.filter((one) => one === 'unavailable')).toHaveLength(2)
  const id = '0a'.repeat(12)
  const facts = await processor.storeCrop({ id, uploadId: 'a', crop: wholePicture })
  expect(facts).toMatchObject({ width: 600, height: 400 })
  expect(await readdir(join(mediaDir, id))).toContain('480.avif')
})

test('a task that cannot be done is an error of its own', async () => {
  const { processor } = await open()
  const gone = processor.storeCrop({ id: 'x', uploadId: 'unknown', crop: wholePicture })
  await expect(gone).rejects.toThrow(/ENOENT/)
})
