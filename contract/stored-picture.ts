import { z } from 'zod'
import { translationsOf } from './documents.ts'
import { type Media, Picture, type PictureDrawing } from './media.ts'
import { holder, Line } from './primitives.ts'

const FILE = String.raw`\/media\/\w{1,64}\/\w+\.(?:avif|webp)`
const LOCAL = new RegExp(`^(?:${FILE})?$`)
const SOURCES = new RegExp(`^(?:${FILE} \\d+w(?:, (?=/)|$))*$`)
const PLACEHOLDER = /^(?:data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/]{1,8000}={0,2})?$/
const DRAWING = /^\/media\/drawings\/[0-9a-f]{24}\.json$/
const BASE = new RegExp(`^${FILE}$`)
const LONGEST_TRANSFORM = 400

/** A drawing becomes part of the page, so its file must be one that this shop has made. */
const isOwnDrawing = ({ url, transform, bases = {} }: PictureDrawing): boolean =>
  DRAWING.test(url) &&
  transform.length <= LONGEST_TRANSFORM &&
  Object.values(bases).every((address) => BASE.test(address))

const AlternativeText = Line(200)

/** A picture as documents hold it: with its alternative text in every language. */
export const TranslatedPicture = Picture.extend({
  alt: AlternativeText.optional(),
  translations: translationsOf({ alt: AlternativeText }).optional(),
})
export type TranslatedPicture = z.output<typeof TranslatedPicture>

/** A picture that this shop has stored: a picture of another site would report who looks at it (ux.md R-D1). */
export const StoredPicture = TranslatedPicture.refine(
  ({ id, url, square, circle, wide, avif, webp, placeholder, drawing }) =>
    id.length <= 64 &&
    url !== '' &&
    [url, square, circle, wide].every((address) => address.length <= 200 && LOCAL.test(address)) &&
    [avif, webp].every((sources) => sources.length <= 1_000 && SOURCES.test(sources)) &&
    PLACEHOLDER.test(placeholder) &&
    (drawing === undefined || isOwnDrawing(drawing)),
  'Please upload a picture',
)

export type StoredPicture = z.output<typeof StoredPicture>

function mediaOf(picture: typeof TranslatedPicture) {
  const one = holder(picture).optional()
  const several = holder(z.array(picture).max(20)).optional()
  return z.object({
    poster: one,
    icon: one,
    gallery: several,
    slider: several,
    splash: one,
    background: one,
  }) satisfies z.ZodType<Media>
}

/** The media of a setting as documents hold them. */
export const TranslatedMedia = mediaOf(TranslatedPicture)

/** The same, all of them stored by this shop. */
export const StoredMedia = mediaOf(StoredPicture)
