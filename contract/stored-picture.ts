import { z } from 'zod'
import { type Media, Picture, type PictureDrawing } from './media.ts'
import { holder } from './primitives.ts'

const LOCAL = /^(?:\/(?!\/)[\w./-]+)?$/
const SOURCES = /^(?:\/(?!\/)[\w./-]+ \d+w(?:, |$))*$/
const PLACEHOLDER = /^(?:data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/]{1,8000}={0,2})?$/
const DRAWING = /^\/media\/drawings\/[0-9a-f]{24}\.json$/
const BASE = /^\/media\/\w{1,64}\/\w+\.(?:avif|webp)$/
const LONGEST_TRANSFORM = 400

/** A drawing becomes part of the page, so its file must be one that this shop has made. */
const isOwnDrawing = ({ url, transform, bases = {} }: PictureDrawing): boolean =>
  DRAWING.test(url) &&
  transform.length <= LONGEST_TRANSFORM &&
  Object.values(bases).every((address) => BASE.test(address))

/** A picture that this shop has stored: a picture of another site would report who looks at it (ux.md R-D1). */
export const StoredPicture = Picture.refine(
  ({ id, url, square, circle, wide, avif, webp, placeholder, drawing }) =>
    id.length <= 64 &&
    url !== '' &&
    [url, square, circle, wide].every((address) => address.length <= 200 && LOCAL.test(address)) &&
    [avif, webp].every((sources) => sources.length <= 1_000 && SOURCES.test(sources)) &&
    PLACEHOLDER.test(placeholder) &&
    (drawing === undefined || isOwnDrawing(drawing)),
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
