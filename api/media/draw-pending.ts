import { type KeptPicture, type PendingPicture, readPending } from './pending-pictures.ts'
import type { MediaFiles } from './store/media-files.ts'

/**
 * Has the files of a pending picture drawn below `mediaDir`, and keeps them. After a crash at any moment the picture is
 * either still pending or complete.
 */
export async function drawPending(
  files: MediaFiles,
  { id, file }: PendingPicture,
  draw: (picture: KeptPicture) => Promise<unknown>,
): Promise<void> {
  const picture = await readPending(files, file)
  if (!picture) return
  await draw(picture)
  await files.keep(`${id}/`)
  await files.remove([file])
}
