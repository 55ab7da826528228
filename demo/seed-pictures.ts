import type { Picture } from '#contract/media.ts'
import type { Ctx } from '#api/context.ts'
import { storePicture } from '#api/settings/index.ts'
import { demoMenu } from './menu/demo-menu.ts'
import type { DishPicture } from './pictures/dish-picture.ts'
import { drawDish } from './pictures/draw-dish.ts'
import { drawHero } from './pictures/draw-hero.ts'
import { drawLogo } from './pictures/draw-logo.ts'

/** The stored pictures of the demo by what they show, for example `product:margherita`. */
export type DemoPictures = ReadonlyMap<string, Picture>

const AT_ONCE = 2

/** Draws every picture of the demo and stores it as an upload would be. */
export async function drawPictures(ctx: Ctx): Promise<DemoPictures> {
  const jobs: { key: string; draw: () => string }[] = [
    { key: 'hero', draw: drawHero },
    { key: 'logo', draw: drawLogo },
  ]
  const dish = (key: string, picture: DishPicture, seed: string) =>
    jobs.push({ key, draw: () => drawDish(picture, seed) })
  for (const category of demoMenu.categories) {
    dish(`category:${category.slug}`, category.picture, category.slug)
    for (const product of category.products) dish(`product:${product.slug}`, product.picture, product.slug)
  }
  for (const combo of demoMenu.combos) dish(`combo:${combo.slug}`, combo.picture, combo.slug)

  const stored = new Map<string, Picture>()
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      stored.set(job.key, await storePicture(ctx, Buffer.from(job.draw())))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return stored
}
