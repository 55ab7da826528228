import { z } from 'zod'
import { type Media, Picture } from './media.ts'
import { holder } from './primitives.ts'

const LOCAL = /^(?:\/(?!\/)[\w./-]+)?$/
const SOURCES = /^(?:\/(?!\/)[\w./-]+ \d+w(?:, |$))*$/
const PLACEHOLDER = /^(?:data:image\/[\w+;=,%.:#'()/ -]{1,8000})?$/

/** A picture that this shop has stored: a picture of another site would report who looks at it (ux.md R-D1). */
export const StoredPicture = Picture.refine(
  ({ id, url, square, circle, wide, avif, webp, placeholder }) =>
    id.length <= 64 &&
    url !== '' &&
    [url, square, circle, wide].every((address) => address.length <= 200 && LOCAL.test(address)) &&
    [avif, webp].every((sources) => sources.length <= 1_000 && SOURCES.test(sources)) &&
    PLACEHOLDER.test(placeholder),
  'Please upload a picture',
)

const one = holder(StoredPicture).optional()
const several = holder(z.array(StoredPicture).max(20)).optional()

/** The media of a setting, all of them stored by this shop. */
export const StoredMedia = z.object({
  poster: one,
  icon: one,
  gallery: several,
  slider: several,
  splash: one,
  background: one,
}) satisfies z.ZodType<Media>
