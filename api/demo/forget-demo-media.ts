import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '../context.ts'
import { findDemo } from './demo.queries.ts'

/**
 * Removes the files of the pictures of a demonstration that was thrown away, also of those that wait to be drawn, and
 * answers how many pictures there were. It may be repeated: a picture that was being drawn comes back once.
 */
export async function forgetDemoMedia({ db, deps: { mediaDir } }: Ctx): Promise<number> {
  const demo = await findDemo(db)
  if (!demo?.isRemoved) return 0
  const { pictures, drawings } = demo.contents
  const isDemo = new Set(pictures)
  const waiting = await readdir(join(mediaDir, 'pending')).catch(() => [])
  const files = [
    ...waiting
      .filter((file) => isDemo.has(/-([0-9a-f]{24})\.json$/.exec(file)?.[1] ?? ''))
      .map((file) => join('pending', file)),
    ...pictures,
    ...drawings.flatMap((file) => [file, `${file}.br`]),
  ]
  for (const file of files) await rm(join(mediaDir, file), { recursive: true, force: true })
  return pictures.length
}
