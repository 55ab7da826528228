import type { DishPicture } from './dish-picture.ts'
import { drawFigure, viewOf } from './figures/draw-figure.ts'
import { drawGarnish } from './garnish.ts'
import { drawGround } from './grounds.ts'
import { Sketch } from './sketch.ts'

/** Wraps a drawing with its shared definitions into a document. */
export function svgDocument(sketch: Sketch, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions()}</defs>${body}</svg>`
}

/**
 * The picture of a dish as an SVG of 1200 × 1200; what matters lies within the central 86 % × 60 %, so square and wide
 * crops both work. The same picture and seed (the slug) always give the same bytes. ux.md 5.5.
 */
export function drawDish(picture: DishPicture, seed: string): string {
  const sketch = new Sketch(seed)
  const view = viewOf(picture)
  const ground = drawGround(sketch, picture.ground, view)
  const garnish = drawGarnish(sketch, picture.garnish ?? [], view)
  const figure = `<g transform="translate(600 600)">${drawFigure(sketch, picture)}</g>`
  return svgDocument(sketch, 1200, 1200, ground + (view === 'top' ? garnish + figure : figure + garnish))
}
