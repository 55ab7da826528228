import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.ts'
import type { FileStore, NewFile } from './file-store.ts'
import { createFolderFiles } from './folder-files.ts'
import { createLoads } from './loads.ts'
import type { MediaFiles } from './media-files.ts'
import { isFacts, isMediaName, isRemovable, withCompressed } from './media-name.ts'

/**
 * Files of pictures in a store that several machines have in common. The folder of this machine holds copies of what was
 * asked of it, which may be deleted at any time.
 */
export function createCachedFiles(mediaDir: string, store: FileStore): MediaFiles {
  const local = createFolderFiles(mediaDir)
  const load = createLoads(async (name) => {
    const content = await store.get(name)
    // What a power cut leaves of a copy would be served for ever.
    if (content) await writeWhole(mediaDir, name, content, { flush: true })
    return content !== undefined
  })
  const bring = async (name: string): Promise<boolean> =>
    isMediaName(name) && ((await local.has(name)) || (await load(name)))

  return {
    read: async (name) => (isMediaName(name) ? store.get(name) : undefined),
    has: async (name) => isMediaName(name) && store.has(name),
    write: (name, content) => store.put([{ name, content: Buffer.from(content) }]),
    list: async (folder) => (await store.list(folder)).filter(isMediaName),
    remove: async (names) => {
      await store.remove(names.filter(isRemovable))
      await local.remove(names)
    },
    bring: async (name) => {
      let isThere = false
      for (const one of withCompressed(name)) isThere = await bring(one)
      return isThere
    },
    keep: async (name) => {
      const names = name.endsWith('/') ? await local.list(name as `${string}/`) : [name]
      const files = names.map(async (one) => ({ name: one, content: await readFile(join(mediaDir, one)) }))
      await store.put(factsLast(await Promise.all(files)))
    },
  }
}

/** The description of a picture says that all of its files are kept. */
const factsLast = (files: readonly NewFile[]): NewFile[] =>
  files.toSorted((a, b) => Number(isFacts(a.name)) - Number(isFacts(b.name)))
