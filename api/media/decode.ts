import sharp, { type Sharp } from 'sharp'

/** Pictures of more pixels are refused: they can be small on the wire and huge in memory. */
export const MAX_PIXELS = 64_000_000
/** How long one step may compute. */
const MAX_SECONDS = 30

/** Bytes that are not a picture we can read. */
export class UnreadablePicture extends Error {}

/**
 * Opens a picture within limits; only the first frame of an animation counts. A file that ends too early is an error, but
 * not every oddity that cameras write.
 */
export const decode = (source: Uint8Array): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })
