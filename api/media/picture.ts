import { createHash } from 'node:crypto'
import type { Picture } from '#contract/media.ts'

export const FORMATS = ['avif', 'webp'] as const
/** Widths in pixels of the files of one picture; the smaller ones serve cards, the larger ones sheets and heroes. */
export const WIDTHS = [240, 480, 960] as const
/** Files of a fixed shape, cut out of the picture. */
export const CUTS = {
  wide: { width: 960, height: 540 },
  square: { width: 240, height: 240 },
  circle: { width: 176, height: 176 },
} as const
/** No file is larger than this on either side. */
export const LONGEST_SIDE = 1200

export type Size = { width: number; height: number }
export type PictureFacts = Size & { placeholder: string }

/** The name of a picture, known before it is drawn: the hash of what it is drawn from. */
export const pictureId = (source: Buffer): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 24)

/** The size of a picture of the given size once it is stored. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The description of a stored picture that the menu and the settings keep. */
export function describePicture(id: string, facts: PictureFacts): Picture {
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

/** The size of one file of a picture, from its name; undefined when a picture has no such file. */
export function fileSize(name: string, { width, height }: Size): Size | undefined {
  const [base = '', format = ''] = name.split('.')
  if (!FORMATS.some((one) => one === format)) return undefined
  const cut = Object.entries(CUTS).find(([key]) => key === base && format === 'webp')?.[1]
  const wide = WIDTHS.find((one) => String(one) === base)
  return cut ?? (wide && { width: wide, height: Math.round((wide * height) / width) })
}
