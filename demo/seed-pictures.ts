import type { Picture, PictureDrawing } from '#contract/media.ts'
import { keepPending } from '#api/media/pending-pictures.ts'
import type { MediaFiles } from '#api/media/store/media-files.ts'
import { keepDrawing } from './keep-drawing.ts'
import { demoMenu } from './demo-menu.ts'
import { arrangeScenes } from './pictures/arrange-scenes.ts'
import type { DishPicture } from './pictures/dish-picture.ts'
import { drawDish, placeOnPicture } from './pictures/draw-dish.ts'
import { drawHero, HERO_COLOUR } from './pictures/draw-hero.ts'
import { drawLogo } from './pictures/draw-logo.ts'
import { grounds } from './pictures/grounds.ts'
import { drawAdditions } from './pictures/redrawing/draw-additions.ts'
import { otherBases } from './pictures/redrawing/other-bases.ts'
import { type SurfaceName, surfaceOf } from './pictures/redrawing/surfaces.ts'
import type { Scene } from './pictures/scene.ts'

/** The pictures of the demo by what they show, for example `product:margherita`. */
export type DemoPictures = ReadonlyMap<string, Picture>

type Sketched = {
  key: string
  source: string
  placeholder: string
  surface?: DishSurface
  /** The dish on other bases, with the ids of the options that choose them. */
  bases?: { optionIds: string[]; source: string }[]
}

/** What of a dish can follow the choice of a guest, and where it lies on the picture. */
type DishSurface = { name: SurfaceName } & Omit<PictureDrawing, 'url' | 'bases'>

/**
 * Hands over every picture of the demo to be drawn while the shop is open, those of the first screen first. Their sources
 * and so their addresses are known already: it is turning them into files that takes its time.
 */
export async function seedPictures(files: MediaFiles): Promise<DemoPictures> {
  const pictures = new Map<string, Picture>()
  const addressOf = keepDrawings(files)
  const all = sketchPictures()
  let position = 0
  const keep = ({ source, placeholder }: Pick<Sketched, 'source' | 'placeholder'>) =>
    keepPending(files, position++, { source, placeholder, ...sizeOf(source) })
  for (const sketched of all) pictures.set(sketched.key, await keep(sketched))
  // Nobody sees another base before choosing it, so those are drawn after everything else.
  for (const { key, surface, placeholder, bases = [] } of all) {
    const picture = pictures.get(key)
    if (!picture || !surface) continue
    const { name, ...place } = surface
    const addresses: Record<string, string> = {}
    for (const { optionIds, source } of bases) {
      const { id } = await keep({ source, placeholder })
      for (const option of optionIds) addresses[option] = `/media/${id}/960.avif`
    }
    const others = bases.length > 0 ? { bases: addresses } : {}
    pictures.set(key, { ...picture, drawing: { url: await addressOf(name), ...place, ...others } })
  }
  return pictures
}

/** Stores what can be added to a surface when the first dish with it asks, and answers its address. */
function keepDrawings(files: MediaFiles): (name: SurfaceName) => Promise<string> {
  const known = new Map<SurfaceName, Promise<string>>()
  return (name) => {
    const address = known.get(name) ?? keepDrawing(files, drawAdditions(name))
    known.set(name, address)
    return address
  }
}

/** Every picture of the demo in the order of drawing: the frame of the page, the menu's headings, its dishes, combos. */
function sketchPictures(): Sketched[] {
  const { categories, combos } = demoMenu
  const dishesOf = ({ products }: (typeof categories)[number]) => sketchRow('product', products)
  const [first, ...others] = categories
  return [
    { key: 'logo', source: drawLogo(), placeholder: '' },
    { key: 'hero', source: drawHero(), placeholder: solidColour(HERO_COLOUR) },
    ...(first ? dishesOf(first) : []),
    // Nothing is chosen on the picture of a category.
    ...sketchRow(
      'category',
      categories.map(({ slug, picture }) => ({ slug, picture })),
    ),
    ...sketchRow('combo', combos),
    ...others.flatMap(dishesOf),
  ]
}

type SketchedDish = {
  slug: string
  picture: DishPicture
  sizes?: readonly unknown[]
  extras?: readonly string[]
  variants?: readonly string[]
}

/** The pictures of dishes that are seen beside each other. */
function sketchRow(kind: 'product' | 'category' | 'combo', dishes: readonly SketchedDish[]): Sketched[] {
  return arrangeScenes(dishes).flatMap((scene, index) => {
    const dish = dishes[index]
    if (!dish) return []
    const surface = choosableSurface(dish, scene)
    return {
      key: `${kind}:${dish.slug}`,
      source: drawDish(dish.picture, dish.slug, scene),
      placeholder: solidColour(grounds[scene.ground].mid),
      ...(surface && {
        surface,
        bases: otherBases(dish.picture, dish.variants ?? []).map(({ optionIds, picture }) => ({
          optionIds,
          source: drawDish(picture, dish.slug, scene),
        })),
      }),
    }
  })
}

/** Where the round dish of a picture lies on it; undefined where nothing can be chosen that would be seen. */
function choosableSurface({ picture, sizes, extras }: SketchedDish, scene: Scene): DishSurface | undefined {
  const isChoosable = (sizes ?? []).length > 1 || (extras ?? []).length > 0
  const surface = isChoosable ? surfaceOf(picture) : undefined
  return surface && { name: surface.name, ...placeOnPicture(scene, surface) }
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** A picture of one pixel as a data URI; `colour` is `#RRGGBB`. The smallest there is: a GIF. */
function solidColour(colour: string): string {
  const head = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')
  const rest = Buffer.from('\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;', 'latin1')
  const bytes = Buffer.concat([head, Buffer.from(colour.slice(1), 'hex'), rest])
  return `data:image/gif;base64,${bytes.toString('base64')}`
}
