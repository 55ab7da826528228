import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { type MediaMessage, mediaMessages } from '#domain/media/media-messages.ts'
import { decode, MAX_PIXELS } from './decode.ts'
import type { PictureFacts } from './picture.ts'
import type { NewCrop, StoredUpload } from './picture-processor.ts'
import { storeFiles } from './store-picture.ts'
import { uploadFile } from './upload-file.ts'
import { writeWhole } from './write-whole.ts'

/** The longest side of a source, in pixels: half of it still fills the largest files. */
const LONGEST_SOURCE = 2400

/**
 * Keeps an uploaded picture as the source of its crops: upright, in sRGB, without EXIF, GPS or anything else that came with
 * the pixels. The bytes that were sent are never kept.
 */
export async function storeUpload(mediaDir: string, id: string, sent: Uint8Array): Promise<StoredUpload> {
  const refused = await whyRefused(sent)
  if (refused) return { refused }
  const upright = await readUpright(sent)
  if (!upright) return { refused: mediaMessages.broken }
  await writeWhole(mediaDir, uploadFile(id), upright.data)
  return { size: { width: upright.info.width, height: upright.info.height } }
}

/** Undefined when the pixels cannot be read. */
async function readUpright(sent: Uint8Array): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    return await decode(sent)
      .autoOrient()
      .resize({ width: LONGEST_SOURCE, height: LONGEST_SOURCE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

/** Looks at the header alone, which costs nothing however large the picture says that it is. */
async function whyRefused(sent: Uint8Array): Promise<MediaMessage | undefined> {
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
    return width * height > MAX_PIXELS ? mediaMessages.tooManyPixels : undefined
  } catch {
    return mediaMessages.broken
  }
}

/** Stores the files of a part of an upload. */
export async function storeCrop(mediaDir: string, { id, uploadId, crop }: NewCrop): Promise<PictureFacts> {
  const source = await readFile(join(mediaDir, uploadFile(uploadId)))
  return storeFiles(mediaDir, { id, source, crop })
}
