import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { listPending, readPending } from '../api/media/pending-pictures.ts'
import type { Size } from '../api/media/picture.ts'
import { createFolderFiles } from '../api/media/store/folder-files.ts'
import { storeFiles } from '../api/media/store-picture.ts'
import { wholePicture } from '../domain/media/crop.ts'
import { seedPictures } from '../demo/seed-pictures.ts'

/**
 * Stores every picture of the demo as a plain surface of its size and colour, so that a server that is seeded into this
 * folder has nothing to draw. Drawing them took a sixth of the computing time of all end-to-end tests.
 */
export async function storePlainPictures(mediaDir: string): Promise<void> {
  const files = createFolderFiles(mediaDir)
  await seedPictures(files)
  const stored = new Map<string, string>()
  for (const { id, file } of await listPending(files)) {
    const facts = await readPending(files, file)
    if (!facts) continue
    const look = [facts.placeholder, facts.width, facts.height].join()
    const same = stored.get(look)
    if (same) cpSync(join(mediaDir, same), join(mediaDir, id), { recursive: true })
    else {
      const { placeholder } = facts
      const source = await plain(facts, placeholder)
      await storeFiles(mediaDir, { id, source, crop: wholePicture, placeholder })
      stored.set(look, id)
    }
    await files.remove([file])
  }
}

/** A surface in the colour of a placeholder, grey without one. */
function plain({ width, height }: Size, placeholder: string): Promise<Buffer> {
  const colour = placeholder
    ? sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'))
    : sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } })
  return colour.resize({ width, height, fit: 'fill' }).png().toBuffer()
}
