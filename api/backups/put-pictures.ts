import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, isFacts, isMediaName } from '../media/index.ts'
import { filesBelow } from '../platform/files-below.ts'

/** Puts the pictures of a backup where several machines have them in common. The description of a picture comes last. */
export async function putPictures(store: FileStore | undefined, folder: string): Promise<void> {
  const names = (await filesBelow(folder)).filter(isMediaName)
  for (const name of names.toSorted((a, b) => Number(isFacts(a)) - Number(isFacts(b))))
    await store?.put([{ name, content: await readFile(join(folder, name)) }])
}
