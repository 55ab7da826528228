import type { DishPicture } from './dish-picture.ts'
import { drawFoot } from './feet.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { drawGarnish } from './garnish.ts'
import { drawGround, grounds } from './grounds.ts'
import type { Scene } from './scene.ts'
import { num } from './shapes.ts'
import { Sketch } from './sketch.ts'
import { drawStand } from './stands.ts'

/** The line on which standing things stand, from the middle of the picture. */
const BASE = 340

/** Wraps a drawing with its shared definitions into a document. */
export function svgDocument(sketch: Sketch, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions()}</defs>${body}</svg>`
}

/**
 * The picture of a dish as an SVG of 1200 × 1200; what matters lies within the central 86 % × 60 %, so square and wide
 * crops both work. The same picture, seed (the slug) and scene always give the same bytes. ux.md 5.5.
 */
export function drawDish(picture: DishPicture, seed: string, scene: Scene): string {
  const sketch = new Sketch(seed)
  const ground = drawGround(sketch, scene)
  const garnish = drawGarnish(sketch, picture.garnish ?? [], scene)
  const figure = drawFigure(sketch, picture)
  const body =
    scene.view === 'top'
      ? ground + placed(scene, 0, drawStand(sketch, scene.stand)) + garnish + placed(scene, 0, figure)
      : ground + placed(scene, BASE, drawFoot(sketch, scene.stand, grounds[scene.ground]) + figure) + garnish
  // No picture holds text, so a mirrored one is lit from the other side and nothing else.
  const lit = scene.isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${body}</g>` : body
  return svgDocument(sketch, 1200, 1200, lit)
}

/** A drawing around the middle of the picture, at the distance of the scene; it grows from the line `base`. */
function placed({ x, y, scale, turn }: Scene, base: number, body: string): string {
  if (!body) return ''
  const [left, top] = [num(600 + x), num(600 + y + base * (1 - scale))]
  return `<g transform="translate(${left} ${top}) rotate(${turn}) scale(${scale})">${body}</g>`
}
