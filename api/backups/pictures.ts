import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, isFacts, isMediaName } from '../media/index.ts'
import { atOnce } from '../platform/at-once.ts'
import { filesBelow } from '../platform/files-below.ts'

const AT_ONCE = 8

/** Saves the pictures of a store as the files of a backup; one may be removed meanwhile. */
export async function savePictures(store: FileStore, folder: string): Promise<void> {
  const names = (await store.list('')).filter(isMediaName)
  await atOnce(AT_ONCE, names, async (name) => {
    const content = await store.get(name)
    if (!content) return
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content, { mode: 0o600 })
  })
}

/** Puts the pictures of a backup where several machines have them in common. The description of a picture comes last. */
export async function putPictures(store: FileStore, folder: string): Promise<void> {
  const names = (await filesBelow(folder)).filter(isMediaName)
  const put = async (name: string) => store.put([{ name, content: await readFile(join(folder, name)) }])
  await atOnce(
    AT_ONCE,
    names.filter((name) => !isFacts(name)),
    put,
  )
  await atOnce(AT_ONCE, names.filter(isFacts), put)
}
