import type { Crop } from '#contract/media.staff.ts'
import type { MediaMessage } from '#domain/media/media-messages.ts'
import type { PictureFacts, Size } from './picture.ts'

/** The size of the source of an upload, or why there is none. */
export type StoredUpload = { size: Size } | { refused: MediaMessage }

export type NewCrop = { id: string; uploadId: string; crop: Crop }

/** What computes for long and is therefore done outside of the process that serves guests. */
export type PictureProcessor = {
  /** Keeps a file that was sent as the source of crops. */
  storeUpload(id: string, sent: Uint8Array): Promise<StoredUpload>
  /** Stores the files of a part of an upload. */
  storeCrop(crop: NewCrop): Promise<PictureFacts>
}
