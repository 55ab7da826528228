import { listPending, type PendingPicture, readPending } from './pending-pictures.ts'
import { fileSize } from './picture.ts'
import type { MediaFiles } from './store/media-files.ts'

/** How long it is remembered what is pending: a page asks for dozens of pictures at once. */
const REMEMBERED_MS = 1_000

/**
 * Answers what is shown for a file of a picture that is not drawn yet: an SVG of the size of the file in the colour of the
 * picture. Undefined when no such picture is pending.
 */
export function createPlaceholders(
  files: MediaFiles,
  now: () => number = () => performance.now(),
): (id: string, name: string) => Promise<string | undefined> {
  let known: { at: number; pending: Promise<PendingPicture[]> } | undefined
  const list = () => {
    if (!known || now() - known.at > REMEMBERED_MS) known = { at: now(), pending: listPending(files) }
    return known.pending
  }
  return async (id, name) => {
    const pending = (await list()).find((one) => one.id === id)
    const facts = pending && (await readPending(files, pending.file))
    const size = facts && fileSize(name, facts)
    if (!size) return undefined
    const image = facts.placeholder
      ? `<image href="${facts.placeholder}" width="100%" height="100%" preserveAspectRatio="none"/>`
      : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${image}</svg>`
  }
}
