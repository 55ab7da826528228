import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '#api/deps.ts'
import { listPending, type PendingPicture, removeLeftovers } from '#api/media/pending-pictures.ts'
import { createPictureQueue } from '#api/media/picture-queue.ts'

/** The answer of the child process about one picture. */
export type DrawnPicture = { file: string; error?: string }

export type PictureDrawing = {
  /** Draws this picture next: a guest is looking at its placeholder. */
  hurry(id: string): void
  /** Ends when every picture that was pending is drawn, has failed, or the drawing was stopped. */
  finished: Promise<void>
  /** Stops at once; the next start goes on with the pictures that are not drawn yet. */
  stop(): void
}

const AT_ONCE = Math.min(availableParallelism(), 4)
const CHILD = join(import.meta.dirname, 'draw-pictures.ts')

/**
 * Draws the pending pictures in a child process of low priority while this one serves: the memory and the threads that
 * drawing takes never belong to the server. A picture that fails is logged and tried again at the next start.
 */
export async function startDrawing(
  { mediaDir, log, clock }: Pick<Deps, 'mediaDir' | 'log' | 'clock'>,
  say: (line: string) => void = () => {},
): Promise<PictureDrawing> {
  const pending = await listPending(mediaDir)
  if (pending.length === 0) return { hurry: () => {}, finished: Promise.resolve(), stop: () => {} }
  await removeLeftovers(mediaDir, clock())
  say(`Drawing ${pending.length} pictures in the background; the shop is open meanwhile.`)

  const queue = createPictureQueue(pending)
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const finished = (async () => {
    // A child that crashes takes the pictures in its hands with it; a new one goes on with the others.
    for (let next = queue.take(); next && !stopping.signal.aborted; next = queue.take()) {
      child = fork(CHILD, [mediaDir])
      await drawWith(child, next)
    }
    if (!stopping.signal.aborted) say('All pictures are drawn.')
  })()
  return {
    hurry: queue.hurry,
    finished,
    stop: () => {
      stopping.abort()
      child?.kill()
    },
  }

  /** Feeds one child until nothing waits or it ends. */
  function drawWith(child: ChildProcess, first: PendingPicture): Promise<void> {
    const inHand = new Set<string>()
    const give = (picture: PendingPicture | undefined) => {
      if (!picture) return
      inHand.add(picture.file)
      child.send(picture.file)
    }
    return new Promise((resolve) => {
      child.on('message', ({ file, error }: DrawnPicture) => {
        inHand.delete(file)
        if (error !== undefined) log.error('picture could not be drawn', { file, error })
        give(stopping.signal.aborted ? undefined : queue.take())
        if (inHand.size === 0) child.disconnect()
      })
      child.once('error', (error) => log.error('drawing pictures failed', { error: error.message }))
      child.once('exit', (code, signal) => {
        if (!stopping.signal.aborted && inHand.size > 0)
          log.error('the process that draws pictures ended', { code, signal, files: [...inHand] })
        resolve()
      })
      give(first)
      for (let more = 1; more < AT_ONCE; more++) give(queue.take())
    })
  }
}
