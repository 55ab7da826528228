import type { Ctx } from '../context.ts'
import { findDemo } from './demo.queries.ts'

/**
 * Removes the files of the pictures of a demonstration that was thrown away, also of those that wait to be drawn, and
 * answers how many pictures there were. It may be repeated: a picture that was being drawn comes back once.
 */
export async function forgetDemoMedia({ db, deps: { mediaFiles } }: Ctx): Promise<number> {
  const demo = await findDemo(db)
  if (!demo?.isRemoved) return 0
  const { pictures, drawings } = demo.contents
  const isDemo = new Set(pictures)
  const waiting = await mediaFiles.list('pending/')
  await mediaFiles.remove([
    ...waiting.filter((file) => isDemo.has(/-([0-9a-f]{24})\.json$/.exec(file)?.[1] ?? '')),
    ...pictures.map((id) => `${id}/`),
    ...drawings.flatMap((file) => [file, `${file}.br`]),
  ])
  return pictures.length
}
