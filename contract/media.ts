import { z } from 'zod'
import { holder } from './primitives.ts'

/** How a picture follows what a guest chooses of the dish on it; lengths in pixels of a picture of its full size. */
export const PictureDrawing = z
  .object({
    url: z
      .string()
      .regex(/^\/media\//)
      .meta({ description: 'address of a `Drawing`, shared by dishes of a kind' }),
    transform: z
      .string()
      .meta({ description: 'SVG transform from the coordinates of the drawing to the picture' }),
    x: z.number(),
    y: z.number(),
    radius: z.number().positive().meta({ description: 'of the round dish, whose middle is `x` and `y`' }),
    bases: z
      .record(z.string(), z.string().regex(/^\/media\//))
      .optional()
      .meta({
        description: 'by the id of an option, the picture of the dish on what this option puts below it',
      }),
  })
  .meta({ id: 'PictureDrawing' })
export type PictureDrawing = z.output<typeof PictureDrawing>

/** What can be added to the pictures of one kind of dish; a file below `/media`. */
export const Drawing = z.object({
  /** By the id of a size, how many times as large as on the picture the dish is. */
  sizes: z.record(z.string(), z.number().positive()),
  /** Content of an SVG `defs` element to which the layers refer. */
  definitions: z.string(),
  /** By the id of an extra or of an option, what is seen of it. */
  layers: z.record(
    z.string(),
    z.object({
      /** A layer of a higher level lies above one of a lower level; no two share one. */
      level: z.number(),
      /** SVG elements around the middle of the dish; with `pieces`, forms of one piece within ±50 around its own. */
      art: z.array(z.string()).min(1),
      pieces: z
        .object({
          count: z.int().positive(),
          /** Half the width of a piece. */
          size: z.number().positive(),
          /** How far from `x` and `y` they lie. */
          reach: z.number(),
          x: z.number(),
          y: z.number(),
          /** Degrees by which they may be turned. */
          turn: z.number(),
          /** The place of the first one in the sequence that all layers share, so that they lie side by side. */
          first: z.int(),
          /** What lies below each piece; empty for what casts no shadow. */
          shadow: z.string(),
        })
        .optional(),
    }),
  ),
})
export type Drawing = z.output<typeof Drawing>
export type DrawingLayer = Drawing['layers'][string]

/** One stored picture in all its sizes. `placeholder` is a tiny inline picture shown while the real one loads. */
export const Picture = z
  .object({
    id: z.string(),
    url: z.string(),
    avif: z.string().meta({ description: 'srcset of AVIF files' }),
    webp: z.string().meta({ description: 'srcset of WebP files' }),
    square: z.string(),
    circle: z.string(),
    wide: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string(),
    /** What is to be said of it beyond the name that stands beside it; most pictures need nothing (ux.md A-10). */
    alt: z.string().optional(),
    /** Only drawn pictures of dishes have one; a photograph stays as it is. */
    drawing: PictureDrawing.optional(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>

/** The media holder of spec 3; every kind is absent when nothing was uploaded. */
export const Media = z
  .object({
    poster: holder(Picture).optional(),
    icon: holder(Picture).optional(),
    gallery: holder(z.array(Picture)).optional(),
    slider: holder(z.array(Picture)).optional(),
    splash: holder(Picture).optional(),
    background: holder(Picture).optional(),
  })
  .meta({ id: 'Media' })
export type Media = z.output<typeof Media>
