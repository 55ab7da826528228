import { micro } from './coordinates.ts'
import type { Position } from './shape-rings.ts'

type Side = readonly [from: Position, to: Position]

/** The sides of a ring that is given by its corners. */
const sidesOf = (corners: readonly Position[]): Side[] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length]!])

/** Whether the sides of a ring cross, touch or fold back onto each other. */
export function crossesItself(corners: readonly Position[]): boolean {
  const sides = sidesOf(corners)
  return sides.some((side, at) =>
    sides.slice(at + 1).some((other, behind) => {
      const isNext = behind === 0
      const isLastAndFirst = at === 0 && behind === sides.length - 2
      if (isNext) return foldsBack(side, other)
      return isLastAndFirst ? foldsBack(other, side) : meet(side, other)
    }),
  )
}

/** Whether the sides of two rings meet anywhere. */
export function cross(a: readonly Position[], b: readonly Position[]): boolean {
  const others = sidesOf(b)
  return sidesOf(a).some((side) => others.some((other) => meet(side, other)))
}

/** Whether two sides that share a corner run along each other. */
function foldsBack([from, corner]: Side, [, to]: Side): boolean {
  if (turn(from, corner, to) !== 0) return false
  const along = (a: Position, b: Position, axis: 0 | 1) => micro(b[axis]) - micro(a[axis])
  const forward =
    along(from, corner, 0) * along(corner, to, 0) + along(from, corner, 1) * along(corner, to, 1)
  return forward < 0
}

/** Whether two sides have a point in common, their ends included. */
function meet([a, b]: Side, [c, d]: Side): boolean {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (ofC * ofD < 0 && ofA * ofB < 0) return true
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  )
}

/** 1 where the way from `a` over `b` to `c` turns left, -1 for right, 0 for straight on; exact in millionths of a degree. */
function turn(a: Position, b: Position, c: Position): number {
  const [x, y] = [micro(a[0]), micro(a[1])]
  return Math.sign((micro(b[0]) - x) * (micro(c[1]) - y) - (micro(b[1]) - y) * (micro(c[0]) - x))
}

/** Whether a point on the line through two others lies between them. */
function isBetween(a: Position, b: Position, point: Position): boolean {
  return ([0, 1] as const).every((axis) => {
    const [from, to, at] = [micro(a[axis]), micro(b[axis]), micro(point[axis])]
    return at >= Math.min(from, to) && at <= Math.max(from, to)
  })
}
