import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { mediaMessages } from '#domain/media/media-messages.ts'
import { AppError } from '../http/errors.ts'
import type { PictureProcessor } from './picture-processor.ts'

/** One call as it is sent to the child process. */
export type PictureTask = { number: number } & (
  | { kind: 'upload'; args: Parameters<PictureProcessor['storeUpload']> }
  | { kind: 'crop'; args: Parameters<PictureProcessor['storeCrop']> }
)
export type TaskAnswer = { number: number; result?: unknown; error?: string }

const CHILD = join(import.meta.dirname, 'process-pictures.ts')
/** No more than these wait for their turn: others are asked to come back. */
const MAX_OPEN = 12
const IDLE_MS = 60_000

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * Processes pictures in a child process of low priority, which starts with the first one and ends when there is nothing to
 * do: they take neither threads nor memory of the server, and a picture that ends the process breaks no page.
 */
export function createPictureProcessor(mediaDir: string): PictureProcessor {
  const open = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function start(): ChildProcess {
    const started = fork(CHILD, [mediaDir], { serialization: 'advanced' })
    const end = () => {
      if (child === started) child = undefined
      for (const { reject } of open.values()) reject(new AppError('unavailable', mediaMessages.busy))
      open.clear()
    }
    // The child does not keep the server from ending, and ends with it.
    started.unref()
    started.channel?.unref()
    started.once('exit', end)
    started.on('error', end)
    started.on('message', ({ number, result, error }: TaskAnswer) => {
      const waiting = open.get(number)
      open.delete(number)
      if (open.size === 0) idle = setTimeout(() => started.disconnect(), IDLE_MS).unref()
      if (error === undefined) waiting?.resolve(result)
      else waiting?.reject(new Error(error))
    })
    return started
  }

  function run<Result>(task: (number: number) => PictureTask): Promise<Result> {
    if (open.size >= MAX_OPEN) return Promise.reject(new AppError('unavailable', mediaMessages.busy))
    clearTimeout(idle)
    if (!child?.connected) child = start()
    const asked = child
    const number = ++last
    return new Promise<Result>((resolve, reject) => {
      open.set(number, { resolve: (result) => resolve(result as Result), reject })
      asked.send(task(number))
    })
  }

  return {
    storeUpload: (...args) => run((number) => ({ number, kind: 'upload', args })),
    storeCrop: (...args) => run((number) => ({ number, kind: 'crop', args })),
  }
}
