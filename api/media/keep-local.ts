import type { Deps } from '../context.ts'
import { createFolderFiles } from './store/folder-files.ts'
import { isFacts, ownerOf } from './store/media-name.ts'

type LocalDeps = Pick<Deps, 'db' | 'mediaDir' | 'mediaFiles'>

/**
 * Keeps where every machine finds them what only this machine has of the pictures of the shop: those of the time when its
 * folder was all there was. `others` are pictures that are no uploads. Answers how many files there were.
 */
export async function keepLocal(
  { db, mediaDir, mediaFiles }: LocalDeps,
  others: readonly string[],
): Promise<number> {
  const local = createFolderFiles(mediaDir)
  const names = await local.list('')
  if (names.length === 0) return 0
  // What was forgotten must not come back from a copy on this machine.
  const known = new Set(others)
  for (const table of ['uploads', 'pictures'] as const)
    for (const { id } of await db.selectFrom(table).select('id').execute()) known.add(id)
  const kept = new Set(await mediaFiles.list(''))
  const missing = names.filter((name) => known.has(ownerOf(name)) && !kept.has(name))
  for (const name of missing.toSorted((a, b) => Number(isFacts(a)) - Number(isFacts(b))))
    await mediaFiles.keep(name)
  await local.remove(names.filter((name) => name.startsWith('pending/')))
  return missing.length
}
