import type { DishPicture } from './dish-picture.ts'
import { drawFoot } from './feet.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { drawGarnish } from './garnish.ts'
import { drawGround, grounds } from './grounds.ts'
import type { Scene } from './scene.ts'
import { num } from './shapes.ts'
import { Sketch } from './sketch.ts'
import { drawStand } from './stands.ts'

const MIRRORED = 'matrix(-1 0 0 1 1200 0)'

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
  const lit = scene.isMirrored ? `<g transform="${MIRRORED}">${body}</g>` : body
  return svgDocument(sketch, 1200, 1200, lit)
}

/** A drawing around the middle of the picture, at the distance of the scene; it grows from the line `base`. */
function placed(scene: Scene, base: number, body: string): string {
  return body && `<g transform="${placing(scene, base)}">${body}</g>`
}

function placing({ x, y, scale, turn }: Scene, base: number): string {
  const [left, top] = [num(600 + x), num(600 + y + base * (1 - scale))]
  return `translate(${left} ${top}) rotate(${turn}) scale(${scale})`
}

/** Where a round dish of a figure seen from above lies on its picture, and the SVG transform from figure to picture. */
export function placeOnPicture(scene: Scene, dish: { x: number; y: number; radius: number }) {
  const angle = (scene.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = 600 + scene.x + (dish.x * cos - dish.y * sin) * scene.scale
  const y = 600 + scene.y + (dish.x * sin + dish.y * cos) * scene.scale
  const placed = placing(scene, 0)
  return {
    transform: scene.isMirrored ? `${MIRRORED} ${placed}` : placed,
    x: Math.round(scene.isMirrored ? 1200 - x : x),
    y: Math.round(y),
    radius: Math.round(dish.radius * scene.scale),
  }
}
