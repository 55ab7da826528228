import { GALLERY_BEFORE, GALLERY_SIZE } from '../limits.ts'

/** The pictures of a gallery before and after its poster; a short gallery is shared evenly (spec 9). */
export function splitGallery<T>(pictures: readonly T[]): { before: T[]; after: T[] } {
  const shown = pictures.slice(0, GALLERY_SIZE)
  const middle = Math.min(GALLERY_BEFORE, Math.ceil(shown.length / 2))
  return { before: shown.slice(0, middle), after: shown.slice(middle) }
}
