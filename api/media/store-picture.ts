import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Picture } from '#contract/media.ts'
import {
  CUTS,
  describePicture,
  FORMATS,
  LONGEST_SIDE,
  type PictureFacts,
  pictureId,
  WIDTHS,
} from './picture.ts'

const PLACEHOLDER_WIDTH = 16
const FACTS = 'picture.json'

/** Bytes that are not a picture we can read. */
export class UnreadablePicture extends Error {}

/**
 * Turns an uploaded or drawn picture into all the files the shop shows and answers their addresses. Files are named by
 * the hash of the source, so the same picture is stored once and storing it again is free. Without a `placeholder` a tiny
 * picture of itself is made. It takes about a second of computing: never call it while a guest waits. Throws
 * `UnreadablePicture`.
 */
export async function storePicture(mediaDir: string, source: Buffer, placeholder?: string): Promise<Picture> {
  const id = pictureId(source)
  const folder = join(mediaDir, id)
  const known = await readFacts(folder)
  if (known) return describePicture(id, known)

  const original = await readPicture(source)
  const { width, height } = original.info
  await mkdir(mediaDir, { recursive: true })
  const draft = await mkdtemp(`${folder}.`)
  const from = () => sharp(original.data, { raw: original.info })
  const write = async (name: string, image: Sharp, format: (typeof FORMATS)[number]) =>
    writeFile(join(draft, `${name}.${format}`), await encode(image, format))
  for (const format of FORMATS) {
    for (const size of WIDTHS) await write(String(size), from().resize({ width: size }), format)
  }
  for (const [name, size] of Object.entries(CUTS))
    await write(name, from().resize({ ...size, fit: 'cover' }), 'webp')
  const facts = { width, height, placeholder: placeholder ?? (await tinyPicture(from())) }
  await writeFile(join(draft, FACTS), JSON.stringify(facts))
  // The folder appears complete or not at all, also after a crash half way.
  await rename(draft, folder).catch(async (error: unknown) => {
    if (!(await readFacts(folder))) throw error
    await rm(draft, { recursive: true })
  })
  return describePicture(id, facts)
}

async function tinyPicture(image: Sharp): Promise<string> {
  const bytes = await image.resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Decodes once, with limits against pictures that are small on the wire and huge in memory. */
async function readPicture(source: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(source, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new UnreadablePicture((error as Error).message)
  }
}

function encode(image: Sharp, format: (typeof FORMATS)[number]): Promise<Buffer> {
  return format === 'avif'
    ? image.avif({ quality: 50, effort: 2 }).toBuffer()
    : image.webp({ quality: 76, effort: 3 }).toBuffer()
}

async function readFacts(folder: string): Promise<PictureFacts | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FACTS), 'utf8')) as PictureFacts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
