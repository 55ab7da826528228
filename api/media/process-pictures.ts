// The child process of processing-child.ts: each message is one task, answered under its number.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { PictureTask, TaskAnswer } from './processing-child.ts'
import { storeCrop, storeUpload } from './store-upload.ts'

/** The lowest priority: requests of guests come first. */
const LOW_PRIORITY = 10

const [, , mediaDir = ''] = process.argv

setPriority(LOW_PRIORITY)
sharp.concurrency(1)
sharp.cache(false)

const run = (task: PictureTask): Promise<unknown> =>
  task.kind === 'upload' ? storeUpload(mediaDir, ...task.args) : storeCrop(mediaDir, ...task.args)

listen()

function listen(): void {
  // One after the other: what is decoded takes up to a quarter of a gigabyte.
  let last: Promise<unknown> = Promise.resolve()
  process.on('disconnect', () => process.exit())
  process.on('message', (task: PictureTask) => {
    last = last.then(() => answer(task)).then((answered) => process.send?.(answered))
  })
}

async function answer(task: PictureTask): Promise<TaskAnswer> {
  const { number } = task
  try {
    return { number, result: await run(task) }
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) }
  }
}
