import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../platform/files-below.ts'
import { writeWhole } from '../write-whole.ts'
import type { MediaFiles } from './media-files.ts'
import { isMediaName, isRemovable } from './media-name.ts'

/** Files of pictures in a folder of this machine, or in one that several machines have in common. */
export function createFolderFiles(mediaDir: string): MediaFiles {
  const has = (name: string): Promise<boolean> =>
    isMediaName(name)
      ? access(join(mediaDir, name)).then(() => true, isMissing(false))
      : Promise.resolve(false)
  return {
    read: async (name) =>
      isMediaName(name) ? readFile(join(mediaDir, name)).catch(isMissing(undefined)) : undefined,
    has,
    write: (name, content) => writeWhole(mediaDir, name, content),
    list: async (folder) => {
      const names = (await filesBelow(join(mediaDir, folder))).map((name) => folder + name)
      return names.filter(isMediaName)
    },
    remove: async (names) => {
      for (const name of names.filter(isRemovable))
        await rm(join(mediaDir, name), { recursive: true, force: true })
    },
    bring: has,
    keep: async () => {},
  }
}

/** Answers `none` for a file that is not there; every other error is thrown. */
const isMissing =
  <None>(none: None) =>
  (error: NodeJS.ErrnoException): None => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return none
    throw error
  }
