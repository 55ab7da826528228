import { availableParallelism } from 'node:os'
import type { Deps } from '#api/context.ts'
import { drawPending } from '#api/media/draw-pending.ts'
import { listPending, removeLeftovers } from '#api/media/pending-pictures.ts'
import { createPictureQueue } from '#api/media/picture-queue.ts'
import { createDrawingChild } from './drawing-child.ts'

export type PictureDrawing = {
  /** Generates this picture next: a guest sees its placeholder. */
  hurry(id: string): void
  /** Resolves when every pending picture is done or has failed, or the generation was stopped. */
  finished: Promise<void>
  /** Stops at once; the next start continues with the pending pictures. */
  stop(): Promise<void>
}

type DrawingDeps = Pick<Deps, 'mediaDir' | 'mediaFiles' | 'log' | 'clock'>

const AT_ONCE = Math.min(availableParallelism(), 4)

/**
 * Generates the pending pictures in a child process while this one serves. A picture that fails is logged and tried again
 * at the next start.
 */
export async function startDrawing(
  deps: DrawingDeps,
  say: (line: string) => void = () => {},
): Promise<PictureDrawing> {
  const { mediaDir, mediaFiles, log, clock } = deps
  await removeLeftovers(mediaDir, clock())
  const pending = await listPending(mediaFiles)
  if (pending.length === 0) return { hurry: () => {}, finished: Promise.resolve(), stop: async () => {} }
  say(`Drawing ${pending.length} pictures in the background; the shop is open meanwhile.`)
  const queue = createPictureQueue(pending)
  const child = createDrawingChild(mediaDir)
  const stopping = new AbortController()

  async function drawNext(): Promise<void> {
    for (let next = queue.take(); next && !stopping.signal.aborted; next = queue.take()) {
      try {
        await drawPending(mediaFiles, next, child.draw)
      } catch (error) {
        if (!stopping.signal.aborted)
          log.error('picture could not be drawn', { file: next.file, error: String(error).slice(0, 300) })
      }
    }
  }

  const finished = (async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, drawNext))
    child.end()
    if (!stopping.signal.aborted) say('All pictures are drawn.')
  })()
  return {
    hurry: queue.hurry,
    finished,
    stop: () => {
      stopping.abort()
      child.end()
      return finished
    },
  }
}
