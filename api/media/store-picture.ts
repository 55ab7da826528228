import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Crop } from '#contract/media.staff.ts'
import type { Picture } from '#contract/media.ts'
import { frameAround, pixelsOf, pointIn, wholePicture } from '#domain/media/crop.ts'
import { decode, UnreadablePicture } from './decode.ts'
import { FACTS } from './store/media-name.ts'
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

/**
 * Turns a drawn picture or one that is there already into all the files the shop shows and answers their addresses. Files
 * are named by the hash of the source, so the same picture is stored once and storing it again is free. Without a
 * `placeholder` a tiny picture of itself is made. It takes about a second of computing: never call it while a guest waits.
 * Throws `UnreadablePicture`.
 */
export async function storePicture(mediaDir: string, source: Buffer, placeholder?: string): Promise<Picture> {
  const id = pictureId(source)
  return describePicture(id, await storeFiles(mediaDir, { id, source, crop: wholePicture, placeholder }))
}

type NewFiles = { id: string; source: Buffer; crop: Crop; placeholder?: string | undefined }

/**
 * Stores the files of a picture that shows a part of a source, under a name of the caller's choice; free when they are
 * there. Throws `UnreadablePicture`.
 */
export async function storeFiles(mediaDir: string, files: NewFiles): Promise<PictureFacts> {
  const { id, source, crop, placeholder } = files
  const folder = join(mediaDir, id)
  const known = await readFacts(folder)
  if (known) return known

  const original = await readPart(source, crop)
  const { width, height } = original.info
  await mkdir(mediaDir, { recursive: true })
  const draft = await mkdtemp(`${folder}.`)
  const from = () => sharp(original.data, { raw: original.info })
  const write = async (name: string, image: Sharp, format: (typeof FORMATS)[number]) =>
    writeFile(join(draft, `${name}.${format}`), await encode(image, format))
  for (const format of FORMATS) {
    for (const size of WIDTHS) await write(String(size), from().resize({ width: size }), format)
  }
  const focus = pointIn(crop.area, crop.focus)
  for (const [name, size] of Object.entries(CUTS)) {
    const { x: left, y: top, ...box } = frameAround({ width, height }, size.width / size.height, focus)
    await write(
      name,
      from()
        .extract({ left, top, ...box })
        .resize({ ...size, fit: 'fill' }),
      'webp',
    )
  }
  const facts = { width, height, placeholder: placeholder ?? (await tinyPicture(from())) }
  await writeFile(join(draft, FACTS), JSON.stringify(facts))
  // The folder appears complete or not at all, also after a crash half way.
  await rename(draft, folder).catch(() => mergeInto(folder, draft))
  return facts
}

/** Adds what is missing to a folder that holds files of this picture, and what makes it complete as the last. */
async function mergeInto(folder: string, draft: string): Promise<void> {
  if (!(await readFacts(folder))) {
    const names = (await readdir(draft)).filter((name) => name !== FACTS)
    for (const name of [...names, FACTS]) await rename(join(draft, name), join(folder, name))
  }
  await rm(draft, { recursive: true, force: true })
}

async function tinyPicture(image: Sharp): Promise<string> {
  const bytes = await image.resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Decodes a part of a picture once, upright, in sRGB and no larger than its files can be. */
async function readPart(source: Buffer, { area }: Crop): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const upright = decode(source).autoOrient()
    const size = (await decode(source).metadata()).autoOrient
    const { x: left, y: top, ...box } = pixelsOf(area, size)
    return await upright
      .extract({ left, top, ...box })
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
