import { z } from 'zod'
import { DocumentKind } from './document-kinds.ts'
import { endpoint } from './endpoint.ts'
import { StoredPicture } from './stored-picture.ts'

/** The types of pictures that can be uploaded; the bytes of a file decide what it is. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** The longest file, in bytes. */
export const MAX_UPLOAD = 20 * 1024 * 1024

const Fraction = z.number().min(0).max(1)
const Point = z.object({ x: Fraction, y: Fraction })
const MIN_SIDE = 0.01
const ROUNDING = 1e-6

/** A part of a picture, in fractions of its width and height. */
const Area = z
  .object({ x: Fraction, y: Fraction, width: Fraction.min(MIN_SIDE), height: Fraction.min(MIN_SIDE) })
  .refine(
    ({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING,
    'This part lies beyond the edge of the picture',
  )

/** What is shown of an upload: a part of it, and the point that stays in sight in files of every shape. */
export const Crop = z
  .object({ area: Area, focus: Point.meta({ description: 'in fractions of the whole upload' }) })
  .meta({ id: 'Crop' })
export type Crop = z.output<typeof Crop>

/** A stored picture with the upload it was made of, to crop it again. */
export const CroppedPicture = z
  .object({
    picture: StoredPicture,
    upload: z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() }),
    crop: Crop,
  })
  .meta({ id: 'CroppedPicture' })
export type CroppedPicture = z.output<typeof CroppedPicture>

/** The shapes in which the shop shows pictures. */
export const Shape = z.enum(['free', '4:3', 'square', 'wide'])
export type Shape = z.output<typeof Shape>

const shared = { auth: 'staff', permission: 'media.write' } as const
const params = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) })

export const uploadPicture = endpoint({
  ...shared,
  needsAllBranches: true,
  id: 'uploadPicture',
  method: 'POST',
  path: '/staff/media',
  summary:
    'Stores the middle of a picture in a shape, by default all of it, in all its sizes and without EXIF and GPS; the same file again is answered at once',
  query: z.object({ shape: Shape.optional() }),
  upload: { types: UPLOAD_TYPES, maxBytes: MAX_UPLOAD },
  response: StoredPicture,
})

/** A picture with the documents that show it, drafted or published. */
export const PictureInUse = z
  .object({
    picture: StoredPicture,
    usedIn: z.array(z.object({ kind: DocumentKind, id: z.string(), name: z.string() })),
  })
  .meta({ id: 'PictureInUse' })
export type PictureInUse = z.output<typeof PictureInUse>

export const listPictures = endpoint({
  ...shared,
  id: 'listPictures',
  method: 'GET',
  path: '/staff/media',
  summary: 'Every picture that a document shows',
  response: z.array(PictureInUse),
})

export const getPicture = endpoint({
  ...shared,
  id: 'getPicture',
  method: 'GET',
  path: '/staff/media/{id}',
  summary: 'The upload that a picture was made of, and what of it is shown; null for a drawn picture',
  params,
  response: CroppedPicture.nullable(),
})

export const cropPicture = endpoint({
  ...shared,
  needsAllBranches: true,
  id: 'cropPicture',
  method: 'POST',
  path: '/staff/media/{id}/crops',
  summary: 'Makes a picture of another part of the same upload; the picture itself stays as it is',
  params,
  body: Crop,
  response: StoredPicture,
})
