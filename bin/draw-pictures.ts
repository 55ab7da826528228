// The child process that draws pictures: it is given one file name a message and answers when that picture is drawn.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { drawPending } from '#api/media/draw-pending.ts'
import type { DrawnPicture } from './picture-drawing.ts'

/** Guests come first: the machine draws with what they leave. */
const LOW_PRIORITY = 10

const [, , mediaDir = ''] = process.argv
const answer = (drawn: DrawnPicture) => process.send?.(drawn)

setPriority(LOW_PRIORITY)
// Several pictures are drawn at a time; each keeps to one core.
sharp.concurrency(1)
sharp.cache(false)
process.on('disconnect', () => process.exit())
process.on('message', (file: string) => {
  drawPending(mediaDir, file).then(
    () => answer({ file }),
    (error: unknown) => answer({ file, error: error instanceof Error ? error.message : String(error) }),
  )
})
