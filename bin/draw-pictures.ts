// The child process that generates picture files: each message is one picture, and is answered when its files are there.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { storePicture } from '#api/media/store-picture.ts'
import type { DrawAnswer, DrawTask } from './drawing-child.ts'

/** The lowest priority: requests of guests come first. */
const LOW_PRIORITY = 10

const [, , mediaDir = ''] = process.argv
const answer = (drawn: DrawAnswer) => process.send?.(drawn)

setPriority(LOW_PRIORITY)
// Several pictures are processed at a time; each uses one core.
sharp.concurrency(1)
sharp.cache(false)
process.on('disconnect', () => process.exit())
process.on('message', ({ number, source, placeholder }: DrawTask) => {
  storePicture(mediaDir, Buffer.from(source), placeholder).then(
    () => answer({ number }),
    (error: unknown) => answer({ number, error: error instanceof Error ? error.message : String(error) }),
  )
})
