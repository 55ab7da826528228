import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Shape, MAX_UPLOAD } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { sendPicture } from './send-picture.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { type MediaMessage, mediaMessages } from '#domain/media/media-messages.ts'
import { pictureType, whyNotUploaded } from '#domain/media/picture-type.ts'

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

const HEAD = 512

/** Why the server would refuse a file, so that it need not be sent first; undefined when it may take it. */
async function whyNotSent(file: Blob): Promise<MediaMessage | undefined> {
  if (file.size === 0) return mediaMessages.empty
  if (file.size > MAX_UPLOAD) return mediaMessages.tooLarge
  return whyNotUploaded(pictureType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())))
}
