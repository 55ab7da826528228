import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '#api/context.ts'
import { listPending, type PendingPicture, removeLeftovers } from '#api/media/pending-pictures.ts'
import { createPictureQueue } from '#api/media/picture-queue.ts'

/** The answer of the child process about one picture. */
export type DrawnPicture = { file: string; error?: string }

export type PictureDrawing = {
  /** Generates this picture next: a guest sees its placeholder. */
  hurry(id: string): void
  /** Resolves when every pending picture is done or has failed, or the generation was stopped. */
  finished: Promise<void>
  /** Stops at once; the next start continues with the pending pictures. */
  stop(): void
}

const AT_ONCE = Math.min(availableParallelism(), 4)
const CHILD = join(import.meta.dirname, 'draw-pictures.ts')

/**
 * Generates the pending pictures in a child process of low priority while this one serves: the work takes no memory and
 * no threads of the server. A picture that fails is logged and tried again at the next start.
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
    // A child that crashes loses the pictures in progress; a new one continues with the others.
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

  /** Sends pictures to one child until none is pending or it exits. */
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
