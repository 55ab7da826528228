import { type MediaMessage, mediaMessages } from './media-messages.ts'

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg'

const HEAD = 512
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** What kind of picture some bytes are, by the bytes alone; undefined for everything else. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textOf(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(textOf(bytes, 0, 6))) return 'gif'
  if (textOf(bytes, 4, 8) === 'ftyp') return typeOfBrands(bytes)
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype svg|svg)[^]*/i.test(textOf(bytes, 0, HEAD))
    ? 'svg'
    : undefined
}

/** AVIF and HEIC are the same container; the list of its brands at the beginning tells them apart. */
function typeOfBrands(bytes: Uint8Array): PictureType | undefined {
  const length = ((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)
  const brands: string[] = textOf(bytes, 8, Math.min(length, HEAD)).match(/[^]{4}/g) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined
}

const refusals: Partial<Record<PictureType, MediaMessage>> = {
  svg: mediaMessages.svg,
  gif: mediaMessages.gif,
  heic: mediaMessages.heic,
}

/** Why a file of this type cannot be uploaded; undefined when it can. */
export const whyNotUploaded = (type: PictureType | undefined): MediaMessage | undefined =>
  type === undefined ? mediaMessages.wrongType : refusals[type]
