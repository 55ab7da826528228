import sharp from 'sharp'
import type { PictureProcessor } from '../media/picture-processor.ts'
import { storeCrop, storeUpload } from '../media/store-upload.ts'

/** Processes pictures in the process of the test. */
export const createLocalProcessor = (mediaDir: string): PictureProcessor => ({
  storeUpload: (id, sent) => storeUpload(mediaDir, id, sent),
  storeCrop: (crop) => storeCrop(mediaDir, crop),
})

/** A grey photograph as JPEG, with a red left third. */
export const photograph = ({ width = 600, height = 400 } = {}): Promise<Buffer> =>
  grey(width, height)
    .composite([
      { input: { create: { width: width / 3, height, channels: 3, background: '#f00' } }, gravity: 'west' },
    ])
    .jpeg()
    .toBuffer()

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
