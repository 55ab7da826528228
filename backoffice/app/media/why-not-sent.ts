import { MAX_UPLOAD } from '#contract/media.staff.ts'
import { type MediaMessage, mediaMessages } from '#domain/media/media-messages.ts'
import { pictureType, whyNotUploaded } from '#domain/media/picture-type.ts'

const HEAD = 512

/** Why the server would refuse a file, so that it need not be sent first; undefined when it may take it. */
export async function whyNotSent(file: Blob): Promise<MediaMessage | undefined> {
  if (file.size === 0) return mediaMessages.empty
  if (file.size > MAX_UPLOAD) return mediaMessages.tooLarge
  return whyNotUploaded(pictureType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())))
}
