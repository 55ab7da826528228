import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Picture } from '#contract/media.ts'
import type { Ctx } from '../context.ts'

/** Widths in pixels of the files of one picture; the smaller ones serve cards, the larger ones sheets and heroes. */
const WIDTHS = [240, 480, 960] as const
const FORMATS = ['avif', 'webp'] as const
const PLACEHOLDER_WIDTH = 16
const FACTS = 'picture.json'

type Facts = { width: number; height: number; placeholder: string }

/** Bytes that are not a picture we can read. */
export class UnreadablePicture extends Error {}

/**
 * Turns an uploaded or drawn picture into all the files the shop shows and answers their addresses. Files are named by
 * the hash of the source, so the same picture is stored once and storing it again is free. Throws `UnreadablePicture`.
 */
export async function storePicture(ctx: Ctx, source: Buffer): Promise<Picture> {
  const id = createHash('sha256').update(source).digest('hex').slice(0, 24)
  const folder = join(ctx.deps.mediaDir, id)
  const known = await readFacts(folder)
  if (known) return picture(id, known)

  const original = await readPicture(source)
  const { width, height } = original.info
  const draft = `${folder}.${ctx.deps.newId()}`
  await mkdir(draft, { recursive: true })
  const from = () => sharp(original.data, { raw: original.info })
  const write = async (name: string, image: Sharp, format: (typeof FORMATS)[number]) =>
    writeFile(join(draft, `${name}.${format}`), await encode(image, format))
  for (const format of FORMATS) {
    for (const size of WIDTHS) await write(String(size), from().resize({ width: size }), format)
  }
  await write('wide', from().resize({ width: 960, height: 540, fit: 'cover' }), 'webp')
  await write('square', from().resize({ width: 240, height: 240, fit: 'cover' }), 'webp')
  await write('circle', from().resize({ width: 176, height: 176, fit: 'cover' }), 'webp')
  const tiny = await from().resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer()
  const facts = { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
  await writeFile(join(draft, FACTS), JSON.stringify(facts))
  // The folder appears complete or not at all, also after a crash half way.
  await rename(draft, folder).catch(async (error: unknown) => {
    if (!(await readFacts(folder))) throw error
    await rm(draft, { recursive: true })
  })
  return picture(id, facts)
}

/** Decodes once, with limits against pictures that are small on the wire and huge in memory. */
async function readPicture(source: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(source, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
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

function picture(id: string, facts: Facts): Picture {
  const url = (name: string) => `/media/${id}/${name}`
  const srcset = (format: string) =>
    WIDTHS.map((width) => `${url(`${width}.${format}`)} ${width}w`).join(', ')
  return {
    id,
    url: url('480.webp'),
    avif: srcset('avif'),
    webp: srcset('webp'),
    square: url('square.webp'),
    circle: url('circle.webp'),
    wide: url('wide.webp'),
    ...facts,
  }
}

async function readFacts(folder: string): Promise<Facts | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FACTS), 'utf8')) as Facts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
