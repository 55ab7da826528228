import type { PieceName } from './dish-picture.ts'
import { drizzles } from './pieces/drizzles.ts'
import type { DrizzleName } from './pieces/drizzles.ts'
import { pieces } from './pieces/pieces.ts'
import type { SolidName } from './pieces/pieces.ts'
import { at, scatter } from './shapes.ts'
import type { Point } from './shapes.ts'
import type { Sketch } from './sketch.ts'

const isDrizzle = (name: PieceName): name is DrizzleName => name in drizzles

/** One ingredient at a place, with its contact shadow; `scale` 1 is its size on a full dish. */
export function place(
  sketch: Sketch,
  name: SolidName,
  x: number,
  y: number,
  scale: number,
  turn?: number,
  shade = 0.44,
): string {
  const piece = pieces[name]
  const size = piece.size * scale * sketch.between(0.93, 1.07)
  const angle = turn ?? (sketch.random() - 0.5) * (piece.turn ?? 360)
  const under = sketch.spot(0, 0, 55, 55 * (piece.squash ?? 0.94), '#4A1A06', shade, 0.5)
  const shadow = piece.flat ? '' : at(x + size * 0.07 + 1.5, y + size * 0.13 + 3, size / 50, angle, under)
  return shadow + at(x, y, size / 50, angle, piece.draw(sketch))
}

interface StrewOptions {
  /** Size of the ingredients; 1 as on a pizza of radius 455. */
  scale?: number
  /** How many of them; 1 as on a pizza. */
  density?: number
  /** Keeps the middle free up to this radius. */
  hole?: number
}

/** Spreads the ingredients of a dish over a disc around the origin: large ones below, leaves above, threads last. */
export function strew(
  sketch: Sketch,
  names: readonly PieceName[],
  radius: number,
  options: StrewOptions = {},
): string {
  const { scale = 1, density = 1, hole = 0 } = options
  const solids = names.filter((name): name is SolidName => !isDrizzle(name))
  const bulky = solids.filter((name) => pieces[name].size > 30 && !pieces[name].onTop).length
  const share = bulky > 1 ? 1.9 / bulky : 1.08
  const order = [...solids].sort((a, b) => {
    const above = Number(pieces[a].onTop ?? false) - Number(pieces[b].onTop ?? false)
    return above || pieces[b].size - pieces[a].size
  })
  const taken: Point[] = []
  let drawn = ''
  for (const name of order) {
    const { count, size, onTop } = pieces[name]
    const crowd =
      count === 1 ? 1 : Math.max(3, Math.round(count * density * (size > 30 ? share : Math.max(share, 0.7))))
    const reach = count === 1 ? radius * 0.08 : radius - size * scale * 0.25
    const points = scatter(sketch, crowd, reach, size * scale * (onTop ? 0.8 : 1.9), onTop ? [] : taken)
    for (const [x, y] of points) {
      if (Math.hypot(x, y) < hole) continue
      taken.push([x, y])
      drawn += place(sketch, name, x, y, scale)
    }
  }
  for (const name of names) if (isDrizzle(name)) drawn += drizzles[name](sketch, radius)
  return drawn
}

/** A dense pile: the pieces of all kinds mixed, lying over each other towards the middle. */
export function heap(
  sketch: Sketch,
  names: readonly PieceName[],
  radius: number,
  count: number,
  scale = 1,
): string {
  const solids = names.filter((name): name is SolidName => !isDrizzle(name))
  const points = scatter(sketch, count, radius).sort((a, b) => Math.hypot(...b) - Math.hypot(...a))
  return points
    .map(([x, y], index) => {
      const name = solids[index % solids.length]
      return name ? place(sketch, name, x, y, scale, undefined, 0.34) : ''
    })
    .join('')
}
