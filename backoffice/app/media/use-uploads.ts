import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { sendPicture } from './send-picture.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { whyNotSent } from './why-not-sent.ts'

export type Uploads = Pick<UploadQueue, 'add' | 'retry' | 'drop'> & { uploads: readonly Upload[] }

/** Uploads files into one place of the shop; `onStored` is called as it is when the picture has arrived. */
export function useUploads(shape: Shape, onStored: (picture: StoredPicture) => void): Uploads {
  const latest = useRef(onStored)
  const [queue] = useState(() =>
    createUploadQueue({
      check: whyNotSent,
      send: (file, onProgress) => sendPicture(file, { shape, onProgress }),
      onStored: (picture) => latest.current(picture),
    }),
  )
  useEffect(() => {
    latest.current = onStored
  })
  useEffect(() => {
    addEventListener('online', queue.resume)
    return () => removeEventListener('online', queue.resume)
  }, [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  return { uploads, add: queue.add, retry: queue.retry, drop: queue.drop }
}
