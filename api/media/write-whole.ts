import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file below `mediaDir` that appears complete or not at all, also when several write it at once; with `flush`
 * also after a power cut. What a process leaves that ends half way is forgotten with the other leftovers.
 */
export async function writeWhole(
  mediaDir: string,
  file: string,
  data: string | Uint8Array,
  { flush = false } = {},
): Promise<void> {
  const path = join(mediaDir, file)
  await mkdir(dirname(path), { recursive: true })
  const folder = await mkdtemp(join(mediaDir, 'draft.'))
  try {
    const draft = join(folder, 'file')
    await writeFile(draft, data, { flush })
    await rename(draft, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
