import { z } from 'zod'
import { holder } from './primitives.ts'

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
