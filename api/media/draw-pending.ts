import { readPending, removePending } from './pending-pictures.ts'
import { storePicture } from './store-picture.ts'

/** Draws a pending picture into its files; after a crash at any moment it is either still pending or complete. */
export async function drawPending(mediaDir: string, file: string): Promise<void> {
  const pending = await readPending(mediaDir, file)
  if (!pending) return
  await storePicture(mediaDir, Buffer.from(pending.source), pending.placeholder)
  await removePending(mediaDir, file)
}
