// The child process that generates picture files: each message names one file, and is answered when that file is done.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { drawPending } from '#api/media/draw-pending.ts'
import type { DrawnPicture } from './picture-drawing.ts'

/** The lowest priority: requests of guests come first. */
const LOW_PRIORITY = 10

const [, , mediaDir = ''] = process.argv
const answer = (drawn: DrawnPicture) => process.send?.(drawn)

setPriority(LOW_PRIORITY)
// Several pictures are processed at a time; each uses one core.
sharp.concurrency(1)
sharp.cache(false)
process.on('disconnect', () => process.exit())
process.on('message', (file: string) => {
  drawPending(mediaDir, file).then(
    () => answer({ file }),
    (error: unknown) => answer({ file, error: error instanceof Error ? error.message : String(error) }),
  )
})
