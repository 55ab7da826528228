import type { PendingPicture } from './pending-pictures.ts'

/** Which picture is drawn next: in the given order, but what a guest is waiting for comes first. */
export type PictureQueue = {
  /** Hands out the most urgent picture, each once. */
  take(): PendingPicture | undefined
  /** Draws a picture before all others that wait; without effect on one that does not. */
  hurry(id: string): void
}

export function createPictureQueue(pending: readonly PendingPicture[]): PictureQueue {
  const waiting = [...pending]
  return {
    take: () => waiting.shift(),
    hurry: (id) => {
      const at = waiting.findIndex((one) => one.id === id)
      if (at > 0) waiting.unshift(...waiting.splice(at, 1))
    },
  }
}
