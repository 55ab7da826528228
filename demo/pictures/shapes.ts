import type { Sketch } from './sketch.ts'

export type Point = readonly [x: number, y: number]

/** A coordinate in SVG, one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Moves, turns (degrees) and scales a drawing made around the origin. */
export function at(x: number, y: number, scale: number, turn: number, body: string): string {
  const rotate = turn ? ` rotate(${num(turn)})` : ''
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`
  return `<g transform="translate(${num(x)} ${num(y)})${rotate}${size}">${body}</g>`
}

/** A closed smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length
  const point = (index: number): Point => points[(index + count) % count] ?? [0, 0]
  let path = `M${num(point(0)[0])} ${num(point(0)[1])}`
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    path += `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} `
    path += `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`
  }
  return `${path}Z`
}

/** An uneven round outline; `jitter` is the part of the radius that varies. */
export function blob(
  sketch: Sketch,
  x: number,
  y: number,
  radius: number,
  corners = 12,
  jitter = 0.15,
  squash = 1,
): string {
  const turn = sketch.random() * 6.283
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const angle = turn + (index / corners) * 2 * Math.PI
      const reach = radius * (1 + (sketch.random() - 0.5) * jitter)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash] as const
    }),
  )
}

/** How much larger the square of a distance to a point that is to be avoided counts. */
const AVOIDED = 1.25 ** 2

/**
 * Up to `count` points in a disc, evenly spread and still looking placed by hand: of several random candidates the one
 * farthest from all others wins. Points closer than `apart` are left out.
 */
export function scatter(
  sketch: Sketch,
  count: number,
  radius: number,
  apart = 0,
  avoid: readonly Point[] = [],
): Point[] {
  const placed: Point[] = []
  for (let index = 0; index < count; index++) {
    let best: Point = [0, 0]
    let bestGap = -1
    for (let candidate = 0; candidate < 22; candidate++) {
      const angle = sketch.random() * 6.283
      const reach = Math.sqrt(sketch.random()) * radius
      const point: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      const gap = Math.min(
        squaredGap(point, placed, bestGap),
        squaredGap(point, avoid, bestGap / AVOIDED) * AVOIDED,
      )
      if (gap > bestGap) {
        bestGap = gap
        best = point
      }
    }
    if (Math.sqrt(bestGap) >= apart * 0.72) placed.push(best)
  }
  return placed
}

/** The square of the distance to the nearest of some points; searched no further once it is not above `least`. */
function squaredGap([x, y]: Point, others: readonly Point[], least: number): number {
  let gap = Infinity
  for (const [otherX, otherY] of others) {
    gap = Math.min(gap, (otherX - x) ** 2 + (otherY - y) ** 2)
    if (gap <= least) break
  }
  return gap
}

/** Parts of a ring or fan: the points at equal angles on a circle. */
export function around(count: number, radius: number, start = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * 2 * Math.PI
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}
