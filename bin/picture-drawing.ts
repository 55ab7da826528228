import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#api/context.ts'
import { createLease } from '#api/jobs/lease.ts'
import { drawPending } from '#api/media/draw-pending.ts'
import { listPending, type PendingPicture, removeLeftovers } from '#api/media/pending-pictures.ts'
import { createPictureQueue, type PictureQueue } from '#api/media/picture-queue.ts'
import { createDrawingChild } from './drawing-child.ts'

export type PictureDrawing = {
  /** Generates this picture next: a guest sees its placeholder. */
  hurry(id: string): void
  /** Resolves when every pending picture is done or has failed, or the generation was stopped. */
  finished: Promise<void>
  /** Stops at once; the next start continues with the pending pictures. */
  stop(): Promise<void>
}

type DrawingDeps = Pick<Deps, 'db' | 'newId' | 'mediaDir' | 'mediaFiles' | 'log' | 'clock'>

const AT_ONCE = Math.min(availableParallelism(), 4)
/** After a power cut the next start waits for so long until it draws on. */
const HOLD_MS = 6_000
const LOOK_MS = 2_000

/**
 * Generates the pending pictures in a child process while this one serves. Of several machines one does so at a time;
 * another one continues when it ends. A picture that fails is logged and tried again at the next start.
 */
export function startDrawing(
  deps: DrawingDeps,
  say: (line: string) => void = () => {},
  lookMs = LOOK_MS,
): PictureDrawing {
  const { mediaDir, mediaFiles, log, clock } = deps
  const lease = createLease(deps, 'drawing pictures', HOLD_MS)
  const child = createDrawingChild(mediaDir)
  const stopping = new AbortController()
  const { signal } = stopping
  const failed = new Set<string>()
  let queue: PictureQueue | undefined

  async function drawNext(queue: PictureQueue): Promise<void> {
    for (let next = queue.take(); next && !signal.aborted; next = queue.take()) {
      try {
        await drawPending(mediaFiles, next, child.draw)
      } catch (error) {
        if (signal.aborted) return
        failed.add(next.file)
        log.error('picture could not be drawn', { file: next.file, error: String(error).slice(0, 300) })
      }
    }
  }

  async function drawAll(pending: readonly PendingPicture[]): Promise<void> {
    const waiting = createPictureQueue(pending)
    queue = waiting
    say(`Drawing ${pending.length} pictures in the background; the shop is open meanwhile.`)
    const holding = setInterval(() => void lease.take().catch(() => {}), HOLD_MS / 4)
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => drawNext(waiting)))
      if (!signal.aborted) say('All pictures are drawn.')
    } finally {
      clearInterval(holding)
      child.end()
      await lease.giveUp()
    }
  }

  /** Answers whether there is nothing left to do. */
  async function look(): Promise<boolean> {
    try {
      const pending = (await listPending(mediaFiles)).filter(({ file }) => !failed.has(file))
      if (pending.length === 0) return true
      if (await lease.take()) {
        await drawAll(pending)
        return false
      }
    } catch (error) {
      log.error('pictures cannot be drawn at the moment', { error: String(error).slice(0, 300) })
    }
    await wait(lookMs, undefined, { signal, ref: false }).catch(() => {})
    return signal.aborted
  }

  const finished = (async () => {
    await removeLeftovers(mediaDir, clock()).catch((error: unknown) =>
      log.error('leftovers of pictures cannot be removed', { error: String(error).slice(0, 300) }),
    )
    while (!signal.aborted && !(await look()));
  })()
  return {
    hurry: (id) => queue?.hurry(id),
    finished,
    stop: () => {
      stopping.abort()
      child.end()
      return finished
    },
  }
}
