import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

type Drawable = { source: string; placeholder: string }
/** One picture as it is sent to the child process, and its answer. */
export type DrawTask = Drawable & { number: number }
export type DrawAnswer = { number: number; error?: string }

export type DrawingChild = {
  /** Draws the files of a picture; fails with the picture, or when the process ends. */
  draw(picture: Drawable): Promise<void>
  /** Ends the process at once. */
  end(): void
}

const CHILD = join(import.meta.dirname, 'draw-pictures.ts')

/** A child process of low priority that draws pictures: the work takes no memory and no threads of the server. */
export function createDrawingChild(mediaDir: string): DrawingChild {
  const open = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let child: ChildProcess | undefined
  let last = 0

  function start(): ChildProcess {
    const started = fork(CHILD, [mediaDir])
    started.on('message', ({ number, error }: DrawAnswer) => {
      const asked = open.get(number)
      open.delete(number)
      if (error === undefined) asked?.resolve()
      else asked?.reject(new Error(error))
    })
    // A child that crashes loses the pictures in progress; a new one continues with the others.
    const end = (why: unknown) => {
      if (child !== started) return
      child = undefined
      for (const { reject } of open.values())
        reject(new Error(`the process that draws ended (${String(why)})`))
      open.clear()
    }
    started.once('error', end)
    started.once('exit', (code, signal) => end(code ?? signal))
    return started
  }

  return {
    draw: ({ source, placeholder }) => {
      child ??= start()
      const asked = child
      const number = ++last
      return new Promise((resolve, reject) => {
        open.set(number, { resolve, reject })
        asked.send({ number, source, placeholder } satisfies DrawTask)
      })
    },
    end: () => void child?.kill(),
  }
}
