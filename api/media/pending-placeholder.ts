import { listPending, readPending } from './pending-pictures.ts'
import { fileSize } from './picture.ts'
import type { MediaFiles } from './store/media-files.ts'

/**
 * What is shown for a file of a picture that is not drawn yet: an SVG of the size of the file in the colour of the
 * picture. Undefined when no such picture is pending.
 */
export async function pendingPlaceholder(
  files: MediaFiles,
  id: string,
  name: string,
): Promise<string | undefined> {
  const pending = (await listPending(files)).find((one) => one.id === id)
  const facts = pending && (await readPending(files, pending.file))
  const size = facts && fileSize(name, facts)
  if (!size) return undefined
  const image = facts.placeholder
    ? `<image href="${facts.placeholder}" width="100%" height="100%" preserveAspectRatio="none"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${image}</svg>`
}
